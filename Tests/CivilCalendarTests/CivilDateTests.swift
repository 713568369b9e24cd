import CivilCalendar
import TestSupport
import Testing

struct `a civil date` {
  @Test func `counts every day of four centuries without a gap`() throws {
    var expected = try #require(CivilDate(year: 1800, month: 1, day: 1)).dayNumber
    var weekday = Weekday.wednesday
    for year in 1800..<2200 {
      for month in 1...12 {
        for day in 1...CivilDate.daysInMonth(year: year, month: month) {
          let date = try #require(CivilDate(year: year, month: month, day: day))
          guard date.dayNumber == expected, date.components == (year, month, day),
            date.weekday == weekday
          else {
            Issue.record("\(year)-\(month)-\(day) is \(date), a \(date.weekday)")
            return
          }
          expected += 1
          weekday = weekday.advanced(by: 1)
        }
      }
    }
  }

  @Test(arguments: [
    (1970, 1, 1, 0, Weekday.thursday), (1, 1, 1, -719_162, .monday),
    (2000, 2, 29, 11_016, .tuesday),
    (9999, 12, 31, 2_932_896, .friday), (1969, 12, 31, -1, .wednesday),
  ])
  func `has a known number and weekday`(
    year: Int,
    month: Int,
    day: Int,
    number: Int,
    weekday: Weekday
  ) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(date.dayNumber == number)
    #expect(date.weekday == weekday)
  }

  @Test(arguments: [
    (2025, 2, 29), (2100, 2, 29), (2025, 4, 31), (2025, 13, 1), (2025, 0, 1), (0, 1, 1),
    (10_000, 1, 1),
    (2025, 1, 0),
  ])
  func `does not exist`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test func `inverts numbers over the whole range`() {
    var random = SeededGenerator(seed: 1)
    let numbers = CivilDate.first.dayNumber...CivilDate.last.dayNumber
    for _ in 0..<100_000 {
      let number = Int.random(in: numbers, using: &random)
      let date = CivilDate(dayNumber: number)
      let (year, month, day) = date.components
      #expect(CivilDate(year: year, month: month, day: day)?.dayNumber == number)
      let newYear = CivilDate(clampingYear: year, month: 1, day: 1)
      #expect(date.dayOfYear == newYear.distance(to: date) + 1)
    }
  }

  @Test func `stops at the ends of the range`() {
    #expect(CivilDate.last.advanced(by: 1) == .upperBound)
    #expect(CivilDate.last.advanced(by: .max) == .upperBound)
    #expect(CivilDate.first.advanced(by: .min) == .first)
    #expect(CivilDate.last.adding(months: .max) == .upperBound)
    #expect(CivilDate.first.adding(years: .min) == .first)
    #expect(CivilDate.first.adding(years: -1) == .first)
  }

  @Test(arguments: [
    ("2025-01-31", 1, "2025-02-28"), ("2024-01-31", 1, "2024-02-29"),
    ("2025-03-31", -1, "2025-02-28"),
    ("2025-06-16", 12, "2026-06-16"), ("2025-12-31", 2, "2026-02-28"),
    ("2025-01-15", -13, "2023-12-15"),
  ])
  func `adds months, clamping to the month's last day`(from: String, count: Int, to: String) throws
  {
    #expect(try date(from).adding(months: count) == date(to))
  }

  @Test func `adds years, clamping the leap day`() throws {
    #expect(try date("2024-02-29").adding(years: 1) == date("2025-02-28"))
    #expect(try date("2024-02-29").adding(years: 4) == date("2028-02-29"))
  }

  @Test func `makes ranges that are collections`() throws {
    let days = try date("2025-06-29")..<date("2025-07-02")
    #expect(days.map(\.description) == ["2025-06-29", "2025-06-30", "2025-07-01"])
    #expect(days.count == 3)
  }

  @Test func `finds the same day by adding a month and taking it away`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<10_000 {
      let date = CivilDate(dayNumber: Int.random(in: -100_000...100_000, using: &random))
      let count = Int.random(in: -1000...1000, using: &random)
      let back = date.adding(months: count).adding(months: -count)
      #expect(back == date || date.day > 28 && back.month == date.month && back < date)
    }
  }
}

/// The date that an ISO text names.
func date(_ text: String) throws -> CivilDate {
  let parts = text.split(separator: "-").compactMap { Int($0) }
  return try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]))
}
