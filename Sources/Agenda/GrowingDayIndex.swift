import CivilCalendar
package import ICalendar
import TimeZones

/// A day index that is made of occurrences as they come, in the order in which they are listed.
package struct GrowingDayIndex {
  private let window: DisplayWindow
  private let longest: Int
  private var occurrences: [Occurrence] = []
  /// On which days each of them is entered.
  private var spans: [Range<CivilDate>] = []
  /// How many are entered on the day before each day.
  private var counts: [Int]

  /// An index without occurrences.
  ///
  /// - Parameters:
  ///   - window: The days to index and the zone on whose clocks they begin.
  ///   - longest: On how many days of the window an occurrence is entered at most.
  package init(in window: DisplayWindow, longest: Int = .max) {
    self.window = window
    self.longest = longest
    counts = [Int](repeating: 0, count: window.days.count + 1)
  }

  /// Appends occurrences that are listed after those before.
  ///
  /// - Complexity: O(*n*) in the entries of those that are appended.
  package mutating func append(_ others: some Collection<Occurrence>) {
    occurrences.append(contentsOf: others)
    for occurrence in others {
      var span = occurrence.time.days(in: window.zone).clamped(to: window.days)
      if span.count > longest { span = span.prefix(longest) }
      spans.append(span)
      for day in span { counts[window.days.lowerBound.distance(to: day) + 1] += 1 }
    }
  }

  /// The index of what was appended.
  ///
  /// - Complexity: O(*n* + *d*) in the entries and days.
  package func finished() -> DayIndex {
    var offsets = counts
    for day in 1..<max(offsets.count, 1) { offsets[day] += offsets[day - 1] }
    var places = offsets
    var entries = [Int32](repeating: 0, count: offsets.last ?? 0)
    // Two rounds, so that on each day what takes it whole comes before what has a time.
    for isAllDay in [true, false] {
      for (number, span) in spans.enumerated() where occurrences[number].time.isAllDay == isAllDay {
        for day in span {
          let place = window.days.lowerBound.distance(to: day)
          entries[places[place]] = Int32(truncatingIfNeeded: number)
          places[place] += 1
        }
      }
    }
    return DayIndex(days: window.days, occurrences: occurrences, entries: entries, offsets: offsets)
  }
}
