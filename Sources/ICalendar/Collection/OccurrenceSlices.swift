import CivilCalendar
import TimeZones

/// The occurrences of a window, some at a time: slices of the window, one after the other.
///
/// A slice has what starts in it, and the first one also what started before. So the order is that of the
/// whole window, and memory is needed for one slice only, whose length follows from how dense the last one
/// was. Each slice reads the components again that can start in it: that costs less than to keep them.
package struct OccurrenceSlices {
  /// About how many occurrences come together, where there are more.
  package static let usualSize = 120_000

  private let collection: CalendarCollection
  private var extent: ExpansionExtent
  private let size: Int
  /// How many occurrences the whole window may have at once before the series share what there is room for.
  private var room: Int
  private var spans: [SeriesSpan]
  /// By the number of its span, the ends of the rules of each master where these count.
  private var ends: [Int: [RuleEnds?]] = [:]
  /// The second at which the next slice begins; nil at the end.
  private var begin: Int?
  /// How many seconds the next slice has; nil to try whether the whole window fits.
  private var length: Int?
  /// Whether what starts before the window is a slice of its own: no other that begins with it has less.
  private var separatesEarlier = false
  /// To-dos and journals without any date, which come last.
  private var undated: [ComponentReference] = []

  init(
    _ collection: CalendarCollection,
    _ extent: ExpansionExtent,
    of kinds: Set<ComponentKind>,
    size: Int
  ) {
    self.collection = collection
    self.extent = extent
    self.size = size
    spans = collection.seriesSpans(touching: extent.window, of: kinds)
    room = size < .max ? size : ExpansionLimits.mostAtOnce + spans.count
    begin = .min
    if size < .max, spans.count(where: \.isSingle) > size { share() }
  }

  /// Gives each series its share, since all of them together have too many occurrences to be kept.
  ///
  /// Shares depend on how many series there are and not on what these have, so that neither the order of components
  /// nor the number of threads makes a difference.
  private mutating func share() {
    extent.limits = extent.limits.shared(
      by: spans.count { !$0.isSingle },
      days: extent.window.days.count,
    )
    if size < .max { length = OccurrenceSlices.firstLength } else { room = .max }
  }

  /// More seconds than the calendar has.
  private static let longest = 1 << 40
  /// The first slice is short, so that something comes soon.
  private static let firstLength = 7 * 86_400

  /// Whether nothing comes any more.
  package var isFinished: Bool { begin == nil }

  /// The next occurrences, in their order, and what was found wrong with components not met before.
  ///
  /// Components without a date come with the last of them.
  ///
  /// - Complexity: O(*n*) in the series of the window, with a cost worth mentioning only for those that can
  ///   have an occurrence in the slice.
  package mutating func next() -> CalendarCollection.Answer? {
    while let begin {
      guard let length else {
        var whole = extent
        whole.capacity = room
        if let answer = expandAll(whole) { return last(answer) }
        share()
        continue
      }
      let window = extent.window.instants
      let isEarlier = separatesEarlier && begin < window.lowerBound.secondsSinceEpoch
      let end =
        isEarlier ? window.lowerBound.secondsSinceEpoch : firstStart(from: begin) + length
      guard end < window.upperBound.secondsSinceEpoch else {
        if let answer = slice(begin..<Int.max) { return last(answer) }
        continue
      }
      guard let answer = slice(begin..<end) else { continue }
      self.begin = end
      if !isEarlier { adjustLength(to: answer.occurrences.count) }
      guard answer.occurrences.isEmpty, answer.diagnostics.isEmpty else { return answer }
    }
    return nil
  }

  /// When something can start at the earliest, from a second on.
  private func firstStart(from begin: Int) -> Int {
    let window = extent.window.instants
    let first = max(begin, window.lowerBound.secondsSinceEpoch)
    let day = Int32(clamping: first / 86_400) - OccurrenceSlices.slack
    var earliest = Int32.max
    for span in spans where span.lastDay >= day { earliest = min(earliest, span.firstDay) }
    let start = (Int(earliest) - Int(OccurrenceSlices.slack)) * 86_400
    return min(max(first, start), window.upperBound.secondsSinceEpoch)
  }

  /// How many days the clocks of components can be apart from those of the reader, and one more.
  private static let slack: Int32 = 3

  /// Makes the next slice so long that, if days stay as full, it has a little less than a slice can.
  private mutating func adjustLength(to count: Int) {
    // Full days can follow empty ones.
    let factor = count == 0 ? 4 : min(4, 0.8 * Double(size) / Double(count))
    length = min(Int(Double(length ?? 0) * factor) + 1, OccurrenceSlices.longest)
  }

  /// The occurrences that start in a range of seconds, or nil where they are too many; then the next slice is
  /// shorter.
  private mutating func slice(_ starts: Range<Int>) -> CalendarCollection.Answer? {
    var extent = extent
    extent.starts = starts
    if let length, length > 1,
      starts.upperBound > extent.window.instants.lowerBound.secondsSinceEpoch
    {
      extent.capacity = size.multipliedReportingOverflow(by: 2).partialValue
    }
    let zone = extent.window.zone
    let first = zone.civil(at: Instant(secondsSinceEpoch: starts.lowerBound)).date
    let last = zone.civil(at: Instant(secondsSinceEpoch: starts.upperBound)).date
    let begin = max(first, extent.window.days.lowerBound)
    let days = begin..<max(begin, last).advanced(by: 1)
    let answer = expand(extent, spans.indices.filter { spans[$0].canStand(on: days) })
    if answer == nil {
      separatesEarlier = true
      length = (length ?? 0) / 8 + 1
    }
    return answer
  }

  /// The last answer, with what has no date.
  private mutating func last(_ answer: CalendarCollection.Answer) -> CalendarCollection.Answer {
    begin = nil
    var answer = answer
    answer.undated = undated
    return answer
  }

  /// The occurrences of all series at once, or nil where they are too many for one slice.
  private mutating func expandAll(_ extent: ExpansionExtent) -> CalendarCollection.Answer? {
    guard let sideBySide = collection.sideBySide, spans.count >= OccurrenceSlices.parallelCount
    else { return expand(extent, Array(spans.indices)) }
    let middle = spans.count / 2
    let first = OccurrencePart(spans[..<middle], of: collection, extent)
    let second = OccurrencePart(spans[middle...], of: collection, extent)
    sideBySide({ first.expand() }, { second.expand() })
    var answer = first.answer
    answer.append(second.answer)
    guard answer.occurrences.count <= extent.capacity else { return nil }
    undated = answer.undated
    sort(&answer)
    return answer
  }

  /// From how many series on a second thread pays.
  private static let parallelCount = 2000

  /// The occurrences of some series, or nil where they are too many.
  private mutating func expand(
    _ extent: ExpansionExtent,
    _ numbers: [Int]
  ) -> CalendarCollection.Answer? {
    var answer = CalendarCollection.Answer()
    var ended: [(number: Int, by: CivilDate)] = []
    let collection = collection
    for number in numbers {
      let count = answer.occurrences.count
      let findings = answer.diagnostics.count
      let undated = answer.undated.count
      let known = ends[number]
      var found = known
      let last = collection.append(
        seriesOf: collection.reference(ofEntry: Int(spans[number].head)),
        within: extent,
        ends: &found,
        to: &answer,
      )
      if extent.starts != nil, known == nil, let found { ends[number] = found }
      guard answer.occurrences.count <= extent.capacity else { return nil }
      if spans[number].isKnown {
        answer.diagnostics.removeSubrange(findings...)
        answer.undated.removeSubrange(undated...)
      }
      guard extent.starts != nil else { continue }
      let isOver = spans[number].isSingle && answer.occurrences.count > count
      if let day = isOver ? .first : last { ended.append((number, day)) }
    }
    for number in numbers { spans[number].isKnown = true }
    for (number, day) in ended { spans[number].end(by: day) }
    undated += answer.undated
    answer.undated = []
    sort(&answer)
    return answer
  }

  private func sort(_ answer: inout CalendarCollection.Answer) {
    collection.sort(&answer.occurrences, on: extent.window.zone)
  }
}

extension CalendarCollection {
  /// Sorts occurrences of this collection as `OccurrenceOrder` says.
  func sort(_ occurrences: inout [Occurrence], on zone: TimeZoneRules) {
    OccurrenceOrder.sort(
      &occurrences,
      on: zone,
      uidPrefix: { entry(of: $0).uidPrefix },
      uid: { writtenUID(of: $0) },
    )
  }
}
