import CivilCalendar
import EventFormats
import ICalendar

/// What a list has, some of it at a time, in its order and no more than was asked for.
struct ListSlices {
  private let session: Session
  private let extent: ListCommand.Extent
  /// What was found already, instead of what is in the extent.
  private var answer: CalendarCollection.Answer?
  /// How many of the ranges have been begun.
  private var rangeCount = 0
  private var slices: SlicesAhead?
  /// How many may still come.
  private var rest: Int
  /// How many may still come before it is said that there are too many.
  private var bound: Int
  private var hasEndlessSeries = false
  /// To-dos and journals without any date, which come last and once.
  private var undated: [ComponentReference] = []
  private var isFinished = false
  /// What prepares the records of a slice while the one before it is written.
  private var writer: RecordWriter?

  /// What a request lists within an extent.
  init(_ session: Session, _ extent: ListCommand.Extent) {
    self.session = session
    self.extent = extent
    rest = session.request.limit ?? .max
    // What stands in files is listed, however much it is; rules can have more than anybody can read.
    let most = session.request.format == .text ? ListSlices.mostLines : ListSlices.mostRecords
    bound = most + session.collection.entryCount
  }

  /// How many occurrences beyond one for each component are listed for people, who see all or nothing.
  private static let mostLines = 250_000
  /// How many are written for programs, which get them one by one.
  private static let mostRecords = 10_000_000

  /// What was found by other means, all at once.
  init(_ session: Session, _ answer: CalendarCollection.Answer) {
    self.session = session
    extent = ListCommand.Extent(ranges: [], endlessUntil: nil)
    rest = .max
    bound = .max
    self.answer = answer
  }

  /// From now on, has records prepared for a writer as the slices are found.
  mutating func prepareRecords(with writer: RecordWriter) {
    // Of what is left out, none is needed.
    let isAll = session.request.filters == Request.Filters() && session.request.limit == nil
    if isAll { self.writer = writer }
  }

  /// A record that has been prepared, which then is the caller's; nil leaves it to the caller.
  func takeRecord(of component: DescribedComponent) -> PreparedRecords.Item? {
    slices?.records?.take(component)
  }

  /// The next occurrences; those without a date come by themselves after the last of them.
  ///
  /// Findings are reported as their components are met.
  mutating func next() -> CalendarCollection.Answer? {
    if let answer {
      self.answer = nil
      return answer
    }
    while rest > 0, !isFinished {
      guard var answer = slices?.next() else {
        guard beginRange() else { break }
        continue
      }
      for diagnostic in answer.diagnostics { session.report(diagnostic) }
      if answer.hasEndlessSeries { hasEndlessSeries = true }
      if rangeCount == 1 { undated += answer.undated.filter { session.isWanted(undated: $0) } }
      answer.undated = []
      answer.occurrences.removeAll { isLeftOut($0) }
      answer.occurrences.removeSubrange(min(rest, answer.occurrences.count)...)
      rest -= answer.occurrences.count
      cut(&answer.occurrences)
      guard answer.occurrences.isEmpty else { return answer }
    }
    return finish()
  }

  /// Leaves out what is too much for a list, and says which event has most of it.
  private mutating func cut(_ occurrences: inout [Occurrence]) {
    bound -= occurrences.count
    guard bound < 0 else { return }
    var counts: [ComponentReference: Int] = [:]
    for occurrence in occurrences { counts[occurrence.component, default: 0] += 1 }
    let kept = occurrences.count + bound
    let day = occurrences[kept].time.days(in: session.zone).lowerBound
    // Of several that have as many, the first one of the list.
    var fullest = occurrences[kept].component
    for occurrence in occurrences
    where counts[occurrence.component, default: 0] > counts[fullest, default: 0] {
      fullest = occurrence.component
    }
    let location = SourceLocation(
      file: session.collection.sources[fullest.source].name,
      line: session.facts.line(of: fullest),
    )
    session.report(Diagnostic(.warning, at: location, .tooLongList(until: day)))
    occurrences.removeSubrange(kept...)
    rest = 0
  }

  /// Begins with the next range; each is looked at by itself, so that what lies between them costs nothing.
  private mutating func beginRange() -> Bool {
    guard rangeCount < extent.ranges.count else { return false }
    let collection = CalendarCollection(ofOtherThread: session.collection)
    // All of a window that is no more than one slice is found by both.
    collection.sideBySide = session.collection.sideBySide
    slices = SlicesAhead(
      collection.occurrenceSlices(
        touching: DisplayWindow(extent.ranges[rangeCount], in: session.zone),
        of: session.request.kinds,
        endlessUntil: extent.endlessUntil,
      ),
      writer.map { writer in
        RecordsAhead(ComponentFacts(collection, session.calendars, in: session.zone), writer)
      },
    )
    rangeCount += 1
    return true
  }

  /// Whether an occurrence is not wanted, or came with an earlier range.
  private func isLeftOut(_ occurrence: Occurrence) -> Bool {
    guard session.isWanted(occurrence) else { return true }
    guard rangeCount > 1 else { return false }
    let days = occurrence.time.days(in: session.zone)
    return extent.ranges[..<(rangeCount - 1)].contains { !$0.clamped(to: days).isEmpty }
  }

  /// What has no date, if that is still wanted.
  private mutating func finish() -> CalendarCollection.Answer? {
    guard !isFinished else { return nil }
    isFinished = true
    slices = nil
    if let end = extent.endlessUntil, hasEndlessSeries, session.request.format != .ics {
      session.reporter.note("series without an end are listed up to \(end.advanced(by: -1))")
    }
    var answer = CalendarCollection.Answer()
    answer.undated = Array(undated.prefix(rest))
    return answer.undated.isEmpty ? nil : answer
  }
}
