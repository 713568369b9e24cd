import TestSupport
import Testing

@testable import ICalendar

struct `the limits of many series` {
  @Test(arguments: [(1, 1_000_000), (10, 1_000_000), (11, 909_090), (500, 20_000), (9000, 10_000)])
  func `are less for each, but never too few for a daily one`(series: Int, limit: Int) {
    #expect(ExpansionLimits.list.shared(by: series, days: 31).perSeries == limit)
  }

  @Test(arguments: [(1, 200), (40, 200), (100, 95), (1000, 9), (1_000_000, 1), (.max, 1)])
  func `are less for each day of a page`(series: Int, limit: Int) {
    let limits = ExpansionLimits(perDay: 200, perSeries: 50_000)
    #expect(limits.shared(by: series, days: 42).perDay == limit)
  }

  @Test func `are shared only where all of them have too many`() throws {
    let window = try Sliced.window(from: "2025-06-01", to: "2025-07-12", zone: "UTC")
    let limits = ExpansionLimits(perDay: 200, perSeries: 50_000)
    for (series, perDay) in [(40, 200), (60, 158)] {
      let events = (0..<series).map {
        event("DTSTART:20250601T000000Z", "RRULE:FREQ=MINUTELY", uid: "\($0)")
      }
      let collection = Sliced.collection(events.joined(separator: "\n"))
      let answer = collection.occurrences(touching: window, limits: limits)
      #expect(answer.occurrences.count == series * perDay * 42)
    }
  }

  @Test func `do not count what is excluded or outside of the window`() throws {
    let text = event(
      "DTSTART:20250602T090000Z",
      "RRULE:FREQ=WEEKLY;BYDAY=MO,WE",
      "EXDATE:20250618T090000Z",
    )
    // From the day after an instance, with the next one excluded.
    let window = try Sliced.window(from: "2025-06-17", to: "2025-06-30", zone: "Europe/Berlin")
    let answer = Sliced.collection(text).occurrences(
      touching: window,
      limits: ExpansionLimits(perSeries: 1),
    )
    #expect(
      answer.occurrences.map { $0.time.days(in: window.zone).lowerBound } == [date("2025-06-23")]
    )
  }

  @Test func `are no more than those of one`() {
    let few = ExpansionLimits(perDay: 2, perSeries: 5)
    #expect(few.shared(by: 3000, days: 1) == few)
    #expect(ExpansionLimits.none.shared(by: 0, days: 1) == .none)
  }
}

struct `the limit of a day` {
  @Test(arguments: [
    ("RRULE:FREQ=DAILY", 6), ("RRULE:FREQ=DAILY\nEXRULE:FREQ=YEARLY", 6),
    ("RRULE:FREQ=DAILY;COUNT=4380\nRDATE:20191231T080000Z", 4),
  ])
  func `holds for all that began before the window`(lines: String, count: Int) throws {
    let text = event("DTSTART:20080105T090000Z", "DURATION:P1000D", lines)
    let window = try Sliced.window(from: "2020-01-01", to: "2020-01-03", zone: "UTC")
    let limits = ExpansionLimits(perDay: 4)
    let answer = Sliced.collection(text).occurrences(touching: window, limits: limits)
    #expect(answer.occurrences.count == count)
    #expect(answer.diagnostics.map(\.finding) == [.tooManyOccurrences(limits)])
  }
}
