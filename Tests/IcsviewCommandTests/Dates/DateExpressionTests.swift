import CivilCalendar
import TestSupport
import Testing

@testable import IcsviewCommand

struct `a date expression` {
  // The 16th of June 2025 is a Monday.
  private let today = CivilDate(clampingYear: 2025, month: 6, day: 16)

  @Test(arguments: [
    ("2025-06-16", "2025-06-16", 1), ("20250616", "2025-06-16", 1), ("2025-06", "2025-06-01", 30),
    ("2024-02", "2024-02-01", 29), ("2025", "2025-01-01", 365), ("2024", "2024-01-01", 366),
    ("2025-W25", "2025-06-16", 7), ("2025-w01", "2024-12-30", 7), ("2025-W25-1", "2025-06-16", 1),
    ("2025-W01-7", "2025-01-05", 1), ("today", "2025-06-16", 1), ("Tomorrow", "2025-06-17", 1),
    ("YESTERDAY", "2025-06-15", 1), ("+3d", "2025-06-19", 1), ("-2w", "2025-06-02", 1),
    ("+1mo", "2025-07-16", 1), ("+1y", "2026-06-16", 1), ("-0d", "2025-06-16", 1),
    ("+1MO", "2025-07-16", 1), ("0001", "0001-01-01", 365), ("9999", "9999-01-01", 365),
    ("9999-12", "9999-12-01", 31), ("9999-12-31", "9999-12-31", 1),
    ("9999-W51", "9999-12-20", 7),
    ("today+7d", "2025-06-23", 1), ("Monday-1W", "2025-06-16", 1),
    ("2025-01-31+1mo", "2025-02-28", 1),
    ("20250616-1y", "2024-06-16", 1), ("2025-W25-1+3d", "2025-06-19", 1),
    ("+1mo-1d", "2025-07-15", 1),
  ])
  func `means days`(text: String, first: String, count: Int) throws {
    let days = try DateExpression(text).days(today: today)
    #expect("\(days.lowerBound)" == first)
    #expect(days.count == count)
  }

  @Test(arguments: [
    ("monday", "2025-06-23"), ("tuesday", "2025-06-17"), ("Sun", "2025-06-22"),
    ("thurs", "2025-06-19"), ("FRI", "2025-06-20"),
  ])
  func `means the next such weekday, which is never today`(text: String, day: String) throws {
    #expect("\(try DateExpression(text).firstDay(today: today))" == day)
  }

  @Test(arguments: [
    ("mi.", Weekday.wednesday), ("Mittwoch", .wednesday), ("수요일", .wednesday),
    ("wednesday", .wednesday), ("Äquator", .friday), ("äQUATOR", .friday),
  ])
  func `knows weekday names of one more language`(text: String, weekday: Weekday) throws {
    let names = WeekdayNames {
      [
        ("Mi.", .wednesday), ("Mittwoch", .wednesday), ("수요일", .wednesday),
        ("ÄQUATOR", .friday),
      ]
    }
    #expect(try DateExpression(text, weekdayNames: names) == .next(weekday))
    #expect(try DateExpression("sat", weekdayNames: names) == .next(.saturday))
  }

  @Test func `knows an offset from a hyphen within a name`() throws {
    let names = WeekdayNames { [("segunda-feira", .monday)] }
    let day = try DateExpression("Segunda-feira-2d", weekdayNames: names)
    #expect(day == .shifted(.next(.monday), -2, .days))
  }

  @Test(arguments: [
    ("", 0, DateSyntaxError.Problem.tooShort),
    ("x", 0, .unknownWord(nearest: nil)), ("mo", 0, .unknownWord(nearest: "monday")),
    ("tomorow", 0, .unknownWord(nearest: "tomorrow")),
    ("wensday", 0, .unknownWord(nearest: "wednesday")),
    ("2025-", 5, .tooShort), ("202", 3, .tooShort), ("20256", 5, .tooShort),
    ("2025-6-1", 6, .unexpectedCharacter), ("2025-06-", 8, .tooShort),
    ("2025/06/16", 4, .unexpectedCharacter), ("2025-06/16", 7, .unexpectedCharacter),
    ("2025-06-16T09:00", 10, .unexpectedCharacter), ("202506161", 8, .unexpectedCharacter),
    ("2025-13", 5, .noSuchMonth), ("20251301", 4, .noSuchMonth), ("2025-00-01", 5, .noSuchMonth),
    ("2025-02-30", 8, .noSuchDay(in: CivilMonth(year: 2025, month: 2))),
    ("20250431", 6, .noSuchDay(in: CivilMonth(year: 2025, month: 4))),
    ("2025-04-00", 8, .noSuchDay(in: CivilMonth(year: 2025, month: 4))),
    ("0000", 0, .noSuchYear), ("0000-01-01", 0, .noSuchYear), ("0000-W01", 0, .noSuchYear),
    ("2025-W53", 6, .noSuchWeek(year: 2025)), ("2025-W00", 6, .noSuchWeek(year: 2025)),
    ("2025-W5", 7, .tooShort), ("2025-W25-", 9, .tooShort),
    ("2025-W25-8", 9, .noSuchDayOfWeek), ("2025-W25-0", 9, .noSuchDayOfWeek),
    ("2025-W25-11", 10, .unexpectedCharacter),
    ("+", 1, .tooShort), ("+3", 2, .tooShort), ("+d", 1, .unexpectedCharacter),
    ("today+", 0, .unknownWord(nearest: "today")), ("today+3", 7, .tooShort),
    ("todya+3d", 0, .unknownWord(nearest: "today")), ("2025-06-16+x", 11, .unexpectedCharacter),
    ("2025-06+1d", 7, .unexpectedCharacter), ("today+1d+1d", 8, .unexpectedCharacter),
    ("2025-06-16-7", 12, .tooShort),
    ("+3m", 2, .unknownUnit), ("+3dd", 2, .unknownUnit), ("-99999999d", 1, .offsetTooLarge),
    ("+99999999999999999999999999w", 1, .offsetTooLarge),
  ])
  func `says what is wrong and where`(
    text: String,
    utf8Offset: Int,
    problem: DateSyntaxError.Problem
  ) {
    #expect(throws: DateSyntaxError(text: text, utf8Offset: utf8Offset, problem: problem)) {
      try DateExpression(text)
    }
  }

  @Test(arguments: ["+9999999d", "+9999999w", "+9999999mo", "+9999999y"])
  func `stops at the first and the last year`(text: String) throws {
    #expect(try DateExpression(text).lastDay(today: today) == .last)
    let back = text.replacing("+", with: "-")
    #expect(try DateExpression(back).firstDay(today: today).year == 1)
    #expect(try DateExpression(back).days(today: today).count == 1)
  }

  @Test(arguments: DateUnit.allCases, [Int.min, Int.max])
  func `stops there with any number`(unit: DateUnit, count: Int) {
    let days = DateExpression.offset(count, unit).days(today: today)
    #expect(days.lowerBound.year == (count < 0 ? 1 : 9999))
    #expect(DateExpression.year(count).days(today: today).count == 365)
  }

  @Test func `reads every day as it is written`() throws {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<500 {
      let numbers = CivilDate.first.dayNumber...CivilDate.last.dayNumber
      let date = CivilDate(dayNumber: Int.random(in: numbers, using: &random))
      #expect(try DateExpression(date.description) == .day(date))
      #expect(try DateExpression(date.description.replacing("-", with: "")) == .day(date))
    }
  }

  @Test func `reads any text without a trap, and faults lie within it`() {
    var random = SeededGenerator(seed: 21)
    let letters = Array("0123459-+WdwmoyT.,:Z \u{0}é\u{301}수today")
    for _ in 0..<5000 {
      let text = String(
        (0..<Int.random(in: 0...12, using: &random)).compactMap { _ in
          letters.randomElement(using: &random)
        }
      )
      do throws(DateSyntaxError) {
        let days = try DateExpression(text).days(today: today)
        if days.isEmpty { Issue.record("'\(text)' means no day") }
      } catch {
        let isWithin = (0...text.utf8.count).contains(error.utf8Offset)
        if !isWithin { Issue.record("'\(text)' has a fault at \(error.utf8Offset)") }
      }
    }
  }
}
