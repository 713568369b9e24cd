import Agenda
import CivilCalendar
import TestSupport
import Testing

struct `a paged calendar` {
  @Test func `keeps the current page in the middle`() throws {
    var calendar = PagedCalendar<Int>(.month, at: try day(2025, 6, 16), weekRule: .iso8601)
    #expect(months(calendar) == ["2025-05", "2025-06", "2025-07"])
    calendar.shift(by: 1)
    #expect(months(calendar) == ["2025-06", "2025-07", "2025-08"])
    calendar.shift(by: -14)
    #expect(months(calendar) == ["2024-04", "2024-05", "2024-06"])
  }

  @Test func `keeps the day when the month changes, clamped to its length`() throws {
    var calendar = PagedCalendar<Int>(.month, at: try day(2025, 1, 31), weekRule: .iso8601)
    calendar.shift(by: 1)
    #expect(calendar.focus == (try day(2025, 2, 28)))
    calendar.shift(by: 1)
    #expect(calendar.focus == (try day(2025, 3, 28)))
  }

  @Test func `follows the focus over the page's edge`() throws {
    var calendar = PagedCalendar<Int>(.week, at: try day(2025, 6, 22), weekRule: .iso8601)
    calendar.moveFocus(by: 1)
    #expect(calendar.current.period.lowerBound == (try day(2025, 6, 23)))
    calendar.moveFocus(by: -7)
    #expect(calendar.current.period.lowerBound == (try day(2025, 6, 16)))
  }

  @Test func `loads only the pages that came in, the current one first`() throws {
    var calendar = PagedCalendar<String>(.month, at: try day(2025, 6, 16), weekRule: .iso8601)
    var fetched: [String] = []
    func load() {
      fetched = []
      calendar.load { page in
        fetched.append(CivilMonth(of: page.period.lowerBound).description)
        return fetched.last ?? ""
      }
    }
    load()
    #expect(fetched == ["2025-06", "2025-07", "2025-05"])
    calendar.shift(by: 1)
    load()
    #expect(fetched == ["2025-08"])
    #expect((-1...1).map { calendar.content(at: $0) } == ["2025-06", "2025-07", "2025-08"])
    for _ in 0..<1000 { calendar.shift(by: 1) }
    load()
    #expect(fetched.count == 3)
    calendar.invalidate()
    #expect(calendar.content(at: 0) == nil)
    #expect(calendar.content(at: 7) == nil)
  }

  @Test(arguments: PageKind.allCases, 0...2)
  func `is the same after going forward and back`(kind: PageKind, radius: Int) throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let first = CivilDate(dayNumber: Int.random(in: -300_000...300_000, using: &random))
      // The first of the month is in every month, so that clamping changes nothing.
      let begin = CivilMonth(of: first).firstDay
      let calendar = PagedCalendar<Int>(kind, at: begin, weekRule: .iso8601, radius: radius)
      var moved = calendar
      let steps = (0..<20).map { _ in Int.random(in: -50...50, using: &random) }
      for step in steps { moved.shift(by: step) }
      #expect(moved.pages.count == 2 * radius + 1)
      #expect(moved.current.period.contains(moved.focus))
      moved.shift(by: -steps.reduce(0, +))
      #expect(moved.pages == calendar.pages)
      #expect(moved.focus == calendar.focus)
    }
  }

  @Test(arguments: PageKind.allCases)
  func `stops at the ends of the calendar`(kind: PageKind) {
    var calendar = PagedCalendar<Int>(kind, at: .last, weekRule: .iso8601)
    calendar.shift(by: .max)
    #expect(calendar.focus == .last)
    calendar.shift(by: .min)
    #expect(calendar.focus <= CivilDate.first.advanced(by: 366))
    #expect(calendar.current.period.contains(calendar.focus))
  }

  @Test func `shows the day in focus when the kind changes`() throws {
    var calendar = PagedCalendar<Int>(.month, at: try day(2025, 6, 18), weekRule: .iso8601)
    calendar.change(to: .week)
    #expect(calendar.current.period.lowerBound == (try day(2025, 6, 16)))
    calendar.change(to: .year)
    #expect(calendar.current.period.count == 365)
    calendar.change(to: .day)
    #expect(calendar.current.period.count == 1)
    #expect(calendar.focus == (try day(2025, 6, 18)))
  }

  private func months(_ calendar: PagedCalendar<Int>) -> [String] {
    calendar.pages.map { CivilMonth(of: $0.period.lowerBound).description }
  }
}

struct `a page` {
  @Test(arguments: [
    (2025, 6, 42), (2021, 2, 28), (2025, 2, 35), (2026, 2, 35), (2025, 3, 42),
  ])
  func `of a month is drawn in whole weeks`(year: Int, month: Int, days: Int) throws {
    let page = Page(.month, containing: try day(year, month, 9), weekRule: .iso8601)
    #expect(page.grid.count == days)
    #expect(page.grid.lowerBound.weekday == .monday)
    #expect(page.period.lowerBound == (try day(year, month, 1)))
  }

  @Test func `of a week begins where the country begins it`() throws {
    let rule = WeekRule(firstWeekday: .sunday, minimumDays: 1)
    let page = Page(.week, containing: try day(2025, 6, 21), weekRule: rule)
    #expect(page.period.lowerBound == (try day(2025, 6, 15)))
  }
}

/// The day of a year, month and day of month.
func day(_ year: Int, _ month: Int, _ day: Int) throws -> CivilDate {
  try #require(CivilDate(year: year, month: month, day: day))
}
