import EventFormats
import ICalendar
import Synchronization

/// Records that a second thread prepares while the first one writes others.
///
/// That thread finds the next slice of a list, and has time left until the first one waits for it. Once there is
/// nothing more to find, both prepare what is left, from its two ends.
final class RecordsAhead: @unchecked Sendable {
  // The facts are asked by the second thread alone, or by the first one where there is no other. Whatever both of
  // them look at is behind the lock.
  private let facts: ComponentFacts
  private let writer: RecordWriter
  private let state = Mutex(State())

  private struct State {
    var items: [DescribedComponent: PreparedRecords.Item] = [:]
    /// What has been prepared or is about to be, by either thread.
    var claimed: Set<DescribedComponent> = []
  }

  /// How many records are kept at most: a kilobyte or so each.
  private static let limit = 16_384

  /// Prepares records.
  ///
  /// - Parameters:
  ///   - facts: Those of the second thread's own collection.
  ///   - writer: That of the records.
  init(_ facts: ComponentFacts, _ writer: RecordWriter) {
    self.facts = facts
    self.writer = writer
  }

  /// A record that has been prepared, which then is the caller's; nil leaves it to the caller.
  func take(_ component: DescribedComponent) -> PreparedRecords.Item? {
    state.withLock { state in
      if let item = state.items.removeValue(forKey: component) { return item }
      state.claimed.insert(component)
      return nil
    }
  }

  /// Prepares, in their order, the records of those occurrences that are the only ones of their components.
  ///
  /// Records of series are kept for later slices by who writes them.
  func prepareSingle(_ occurrences: [Occurrence], until isAwaited: () -> Bool) {
    state.withLock { $0.claimed.removeAll(keepingCapacity: true) }
    for occurrence in occurrences where !facts.collection.canRepeat(occurrence) {
      guard !isAwaited(), prepare(occurrence) else { return }
    }
  }

  /// Prepares the records of occurrences, each component once, from the last one that is met first.
  func prepareFromEnd(_ occurrences: [Occurrence], until isAwaited: () -> Bool) {
    var met: Set<DescribedComponent> = []
    let first = occurrences.filter { met.insert($0.described).inserted }
    for occurrence in first.reversed() {
      guard !isAwaited(), prepare(occurrence) else { return }
    }
  }

  /// Prepares a record; false where the other thread has done so, or where there are enough.
  private func prepare(_ occurrence: Occurrence) -> Bool {
    let component = occurrence.described
    let isFree = state.withLock { state in
      state.items.count < RecordsAhead.limit && state.claimed.insert(component).inserted
    }
    guard isFree else { return false }
    let item = PreparedRecords.Item(of: occurrence, facts, writer)
    state.withLock { $0.items[component] = item }
    return true
  }
}

extension CalendarCollection {
  /// Whether the component of an occurrence can have others.
  func canRepeat(_ occurrence: Occurrence) -> Bool {
    occurrence.traits.contains(.recurring) || canRepeat(occurrence.component)
  }
}

extension PreparedRecords.Item {
  /// The record of an occurrence's component.
  convenience init(of occurrence: Occurrence, _ facts: ComponentFacts, _ writer: RecordWriter) {
    let component = facts.recordComponent(occurrence.component, traits: occurrence.traits)
    self.init(record: writer.prepare(component), isTodo: component.kind == .todo)
  }
}
