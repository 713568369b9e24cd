package import CivilCalendar
package import ICalendar
import TimeZones

/// The occurrences of a window arranged by day.
///
/// One array holds all entries, sorted by day; one offset a day says where each day begins. An occurrence
/// of several days has an entry in each of them.
package struct DayIndex: Sendable {
  /// The days that are indexed, half-open.
  package let days: Range<CivilDate>
  /// The occurrences, in the order in which they are listed.
  package let occurrences: [Occurrence]
  /// Numbers of occurrences, day after day.
  private let entries: [Int32]
  /// Where each day begins in `entries`, and one more for the end.
  private let offsets: [Int]

  /// Arranges occurrences.
  ///
  /// - Parameters:
  ///   - occurrences: What to arrange, in the order in which it is listed.
  ///   - window: The days to index and the zone on whose clocks they begin.
  ///   - longest: On how many days of the window an occurrence is entered at most.
  /// - Complexity: O(*n* + *d*) in the entries and days.
  package init(_ occurrences: [Occurrence], in window: DisplayWindow, longest: Int = .max) {
    var growing = GrowingDayIndex(in: window, longest: longest)
    growing.append(occurrences)
    self = growing.finished()
  }

  /// An index whose parts fit each other.
  init(days: Range<CivilDate>, occurrences: [Occurrence], entries: [Int32], offsets: [Int]) {
    self.days = days
    self.occurrences = occurrences
    self.entries = entries
    self.offsets = offsets
  }

  /// The occurrences that touch a day: all-day ones first, then by start.
  ///
  /// - Complexity: O(1) to find them.
  package func occurrences(on day: CivilDate) -> some RandomAccessCollection<Occurrence> {
    entries[range(of: day)].lazy.map { occurrences[Int($0)] }
  }

  /// When those occurrences take place that touch a day and are wanted.
  ///
  /// - Complexity: O(*m*) in the occurrences of the day.
  package func times(on day: CivilDate, where isWanted: (Occurrence) -> Bool) -> [OccurrenceTime] {
    var times: [OccurrenceTime] = []
    for number in entries[range(of: day)] {
      let occurrence = occurrences[Int(number)]
      if isWanted(occurrence) { times.append(occurrence.time) }
    }
    return times
  }

  /// The occurrences that touch some days, each once, in the order in which they are listed.
  ///
  /// - Complexity: O(*m* log *m*) in the entries of the days.
  package func occurrences(touching days: Range<CivilDate>) -> [Occurrence] {
    let days = days.clamped(to: self.days)
    guard let last = days.last else { return [] }
    let range = range(of: days.lowerBound).lowerBound..<range(of: last).upperBound
    return Set(entries[range]).sorted().map { occurrences[Int($0)] }
  }

  /// How many occurrences touch a day.
  ///
  /// - Complexity: O(1).
  package func count(on day: CivilDate) -> Int { range(of: day).count }

  private func range(of day: CivilDate) -> Range<Int> {
    guard days.contains(day) else { return 0..<0 }
    let place = days.lowerBound.distance(to: day)
    return offsets[place]..<offsets[place + 1]
  }
}
