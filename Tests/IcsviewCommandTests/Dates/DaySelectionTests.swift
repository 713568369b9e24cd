import CivilCalendar
import Testing

@testable import IcsviewCommand

struct `a selection of days` {
  private let today = CivilDate(clampingYear: 2025, month: 6, day: 16)

  @Test(arguments: [
    ("2025-06-16", "2025-06-16/1"),
    ("2025-06-16,2025-06-18..2025-06-20", "2025-06-16/1 2025-06-18/3"),
    ("2025-06-18..2025-06-20,2025-06-16", "2025-06-16/1 2025-06-18/3"),
    ("2025-06-16,2025-06-17", "2025-06-16/2"),
    ("2025-06-01..2025-06-20,2025-06-05", "2025-06-01/20"),
    ("2025-06", "2025-06-01/30"), ("2025-05..2025-06", "2025-05-01/61"),
    ("-1w..+1w", "2025-06-09/15"), ("today..fri", "2025-06-16/5"),
    ("today,today", "2025-06-16/1"),
  ])
  func `is ranges in order`(text: String, expected: String) throws {
    let ranges = try DaySelection(text).days(today: today)
    #expect(ranges.map { "\($0.lowerBound)/\($0.count)" }.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("", 0, DateSyntaxError.Problem.tooShort),
    ("2025-06-16,", 11, .tooShort), (",2025-06-16", 0, .tooShort),
    ("2025-06-16..", 12, .tooShort), ("..2025-06-16", 0, .tooShort),
    ("2025-06-16,2025-06-31", 19, .noSuchDay(in: CivilMonth(year: 2025, month: 6))),
    ("2025-06-16..2025-13", 17, .noSuchMonth),
    ("수요일", 0, .unknownWord(nearest: nil)),
    ("today,수요일", 6, .unknownWord(nearest: nil)),
    ("2025-06-16...2025-06-18", 12, .unknownWord(nearest: nil)),
    ("today, tomorrow", 6, .unknownWord(nearest: "tomorrow")),
  ])
  func `says what is wrong and where in the whole of it`(
    text: String,
    utf8Offset: Int,
    problem: DateSyntaxError.Problem
  ) {
    #expect(throws: DateSyntaxError(text: text, utf8Offset: utf8Offset, problem: problem)) {
      try DaySelection(text)
    }
  }

  @Test func `refuses a range that ends before it begins`() throws {
    let selection = try DaySelection("today,2025-06-20..2025-06-18")
    #expect(throws: DateSyntaxError(text: selection.text, utf8Offset: 6, problem: .backwards)) {
      try selection.days(today: today)
    }
  }
}
