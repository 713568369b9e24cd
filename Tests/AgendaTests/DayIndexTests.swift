import Agenda
import CivilCalendar
import ICalendar
import TestSupport
import Testing
import TimeZones

struct `a day index` {
  @Test func `agrees with a filter of all occurrences`() throws {
    var random = SeededGenerator(seed: 41)
    let zone = TimeZoneRules.fixed(offset: 5 * 3600 + 1800)
    for _ in 0..<40 {
      let first = CivilDate(dayNumber: 20_000)
      let window = DisplayWindow(first..<first.advanced(by: 42), in: zone)
      let occurrences = (0..<60).map { occurrence($0, &random) }
        .sorted { $0.time.start(in: zone) < $1.time.start(in: zone) }
      let index = DayIndex(occurrences, in: window)
      for day in first.advanced(by: -3)..<first.advanced(by: 45) {
        let there =
          window.days.contains(day)
          ? occurrences.filter { $0.time.days(in: zone).contains(day) } : []
        let expected = there.filter(\.time.isAllDay) + there.filter { !$0.time.isAllDay }
        #expect(Array(index.occurrences(on: day)) == expected)
        #expect(index.count(on: day) == expected.count)
      }
    }
  }

  @Test func `enters a long occurrence on its first days only, if asked to`() {
    let first = CivilDate(dayNumber: 20_000)
    let window = DisplayWindow(first..<first.advanced(by: 42), in: .utc)
    let long = Occurrence(
      component: ComponentReference(source: 0, entry: 0),
      time: .days(first..<first.advanced(by: 30)),
      original: .date(first),
      traits: [],
    )
    let index = DayIndex([long], in: window, longest: 3)
    #expect(window.days.map { index.count(on: $0) } == [1, 1, 1] + Array(repeating: 0, count: 39))
  }

  private func occurrence(_ number: Int, _ random: inout SeededGenerator) -> Occurrence {
    let day = CivilDate(dayNumber: 20_000 + Int.random(in: -10...50, using: &random))
    let second = day.dayNumber * 86_400 + Int.random(in: 0..<86_400, using: &random)
    let start = Instant(secondsSinceEpoch: second)
    let length = Int.random(in: 0...3, using: &random) * Int.random(in: 0...90_000, using: &random)
    let time: OccurrenceTime =
      Bool.random(using: &random)
      ? .days(day..<day.advanced(by: Int.random(in: 1...9, using: &random)))
      : .instants(start: start, end: start.adding(seconds: length))
    return Occurrence(
      component: ComponentReference(source: 0, entry: number),
      time: time,
      original: .date(day),
      traits: [],
    )
  }
}
