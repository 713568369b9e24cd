import CivilCalendar
import TestSupport
import Testing

struct `a week rule` {
  // ISO 8601's own difficult days.
  @Test(arguments: [
    ("2005-01-01", 2004, 53), ("2005-01-02", 2004, 53), ("2005-12-31", 2005, 52),
    ("2006-01-01", 2005, 52),
    ("2006-01-02", 2006, 1), ("2006-12-31", 2006, 52), ("2007-01-01", 2007, 1),
    ("2007-12-30", 2007, 52),
    ("2007-12-31", 2008, 1), ("2008-12-28", 2008, 52), ("2008-12-29", 2009, 1),
    ("2009-12-31", 2009, 53),
    ("2010-01-03", 2009, 53), ("2010-01-04", 2010, 1), ("2020-12-31", 2020, 53),
    ("2025-06-16", 2025, 25),
  ])
  func `numbers weeks as ISO 8601 does`(text: String, year: Int, number: Int) throws {
    #expect(try date(text).week(by: .iso8601) == WeekOfYear(year: year, number: number))
  }

  @Test(arguments: [
    ("2024-12-29", 2025, 1), ("2025-01-04", 2025, 1), ("2025-01-05", 2025, 2),
    ("2022-01-01", 2022, 1),
    ("2022-12-31", 2022, 53),
  ])
  func `numbers weeks from Sunday with one day, as in the United States`(
    text: String,
    year: Int,
    number: Int
  ) throws {
    let rule = WeekRule(firstWeekday: .sunday, minimumDays: 1)
    #expect(try date(text).week(by: rule) == WeekOfYear(year: year, number: number))
  }

  @Test(arguments: [(2020, 53), (2021, 52), (2015, 53), (2025, 52), (2026, 53)])
  func `knows the years of 53 weeks`(year: Int, count: Int) {
    #expect(WeekRule.iso8601.weekCount(ofYear: year) == count)
  }

  @Test(arguments: Weekday.allCases, [1, 4, 7])
  func `gives back the days of the week it named`(first: Weekday, minimum: Int) throws {
    let rule = WeekRule(firstWeekday: first, minimumDays: minimum)
    for number in stride(from: -20_000, to: 30_000, by: 1) {
      let day = CivilDate(dayNumber: number)
      let days = try #require(rule.days(of: day.week(by: rule)))
      guard days.contains(day), days.lowerBound.weekday == first, days.count == 7 else {
        Issue.record("\(day) is not in \(days)")
        return
      }
    }
  }

  @Test func `reaches to the end of the calendar`() throws {
    #expect(WeekRule.iso8601.weekCount(ofYear: 9999) == 52)
    #expect(CivilDate.last.week(by: .iso8601) == WeekOfYear(year: 9999, number: 52))
    let last = try #require(WeekRule.iso8601.days(of: WeekOfYear(year: 9999, number: 52)))
    #expect(last.contains(.last))
    #expect(CivilDate.first.week(by: .iso8601) == WeekOfYear(year: 1, number: 1))
  }

  @Test func `has no week 53 in a year of 52, and none of number 0`() {
    #expect(WeekRule.iso8601.days(of: WeekOfYear(year: 2025, number: 53)) == nil)
    #expect(WeekRule.iso8601.days(of: WeekOfYear(year: 2025, number: 0)) == nil)
  }
}

struct `a civil month` {
  @Test func `has whole weeks without a stray one`() {
    // February 2021 began on a Monday and had 28 days.
    let february = CivilMonth(year: 2021, month: 2)
    #expect(february.wholeWeeks(from: .monday).count == 28)
    #expect(february.wholeWeeks(from: .sunday).count == 35)
    let june = CivilMonth(year: 2025, month: 6).wholeWeeks(from: .monday)
    #expect("\(june.lowerBound) \(june.upperBound)" == "2025-05-26 2025-07-07")
  }

  @Test func `counts on over the year's end and stops at the range's`() {
    #expect(CivilMonth(year: 2025, month: 11).advanced(by: 3).description == "2026-02")
    #expect(CivilMonth(year: 2025, month: 1).advanced(by: -1).description == "2024-12")
    #expect(CivilMonth(year: 9999, month: 12).advanced(by: 5).firstDay == .upperBound)
    #expect(CivilMonth(year: 1, month: 1).advanced(by: -5).firstDay == .first)
  }
}
