import ICalendar
import Synchronization

/// The slices of a window, each found by a second thread while the one before it is written.
///
/// That thread has a collection of its own, so that both can work out zones. Without a second thread, each slice
/// is found when it is asked for.
final class SlicesAhead {
  private let work: Work
  private var thread: Threads.Running?
  /// The records that the second thread prepares.
  let records: RecordsAhead?

  /// From how many occurrences on a thread pays that only prepares records.
  private static let manyOccurrences = 1000

  /// Begins with the first slice.
  ///
  /// - Parameters:
  ///   - slices: The slices.
  ///   - records: Prepares records, with the collection of the slices.
  init(_ slices: OccurrenceSlices, _ records: RecordsAhead? = nil) {
    work = Work(slices, records)
    self.records = records
  }

  deinit { wait() }

  /// The next slice, or nil after the last one.
  func next() -> CalendarCollection.Answer? {
    if thread == nil { work.findNext(until: { true }) }
    wait()
    guard let answer = work.take() else { return nil }
    guard Threads.canRunTwo else { return answer }
    work.isAwaited.store(false, ordering: .relaxed)
    if !work.isFinished {
      thread = Threads.start { [work] in work.findNext { work.isAwaited.load(ordering: .relaxed) } }
    } else if let records, answer.occurrences.count >= SlicesAhead.manyOccurrences {
      let occurrences = answer.occurrences
      thread = Threads.start { [work] in
        records.prepareFromEnd(occurrences) { work.isAwaited.load(ordering: .relaxed) }
      }
    }
    return answer
  }

  /// Waits until the second thread has found what it is looking for.
  private func wait() {
    work.isAwaited.store(true, ordering: .relaxed)
    thread?.join()
    thread = nil
  }

  /// What both threads see; never at the same time, since one waits for the other.
  ///
  /// The collection within the slices is theirs alone, and what it shares with others, the zones of the database and
  /// the expansion of rules of other calendars, can be asked from any thread.
  private final class Work: @unchecked Sendable {
    /// Whether the first thread waits: all that both look at in the meantime.
    let isAwaited = Atomic(false)
    private var slices: OccurrenceSlices
    private let records: RecordsAhead?
    private var answer: CalendarCollection.Answer?

    init(_ slices: OccurrenceSlices, _ records: RecordsAhead?) {
      self.slices = slices
      self.records = records
    }

    var isFinished: Bool { slices.isFinished }

    func findNext(until isAwaited: () -> Bool) {
      answer = slices.next()
      if let answer { records?.prepareSingle(answer.occurrences, until: isAwaited) }
    }

    func take() -> CalendarCollection.Answer? {
      defer { answer = nil }
      return answer
    }
  }
}
