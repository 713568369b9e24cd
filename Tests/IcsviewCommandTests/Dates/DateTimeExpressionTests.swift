import CivilCalendar
import Testing

@testable import IcsviewCommand

struct `a date-time expression` {
  @Test(
    arguments: [
      ("2025-06-16T09:30", "2025-06-16T09:30:00", nil),
      ("2025-06-16 09:30:15", "2025-06-16T09:30:15", nil),
      ("20250616T093015", "2025-06-16T09:30:15", nil),
      ("20250616T0930", "2025-06-16T09:30:00", nil),
      ("2025-06-16", "2025-06-16T00:00:00", nil), ("2025-06-16T09", "2025-06-16T09:00:00", nil),
      ("2025-W25-1T09:30", "2025-06-16T09:30:00", nil),
      ("2025-06-16T09:30Z", "2025-06-16T09:30:00", 0),
      ("2025-06-16t09:30z", "2025-06-16T09:30:00", 0),
      ("2025-06-16T09:30+02:00", "2025-06-16T09:30:00", 7200),
      ("20250616T093000-0330", "2025-06-16T09:30:00", -12_600),
      ("2025-06-16T09:30+14", "2025-06-16T09:30:00", 50_400),
    ] as [(String, String, Int?)]
  )
  func `is a wall clock and perhaps an offset`(text: String, clock: String, utcOffset: Int?) throws
  {
    let expression = try DateTimeExpression(text)
    #expect(expression.wallClock.description == clock)
    #expect(expression.utcOffset == utcOffset)
  }

  @Test(arguments: [
    ("", 0, DateSyntaxError.Problem.tooShort), ("today", 0, .unexpectedCharacter),
    ("2025-06", 7, .tooShort), ("2025-06T09:00", 7, .tooShort),
    ("2025-06-16T", 11, .tooShort), ("2025-06-16T9:00", 12, .unexpectedCharacter),
    ("2025-06-16T24:00", 11, .noSuchTime), ("2025-06-16T09:60", 11, .noSuchTime),
    ("2025-06-16T09:30:", 17, .tooShort), ("2025-06-16T09:30 Z", 16, .unexpectedCharacter),
    ("2025-06-16T09:30+", 17, .tooShort), ("2025-06-16T09:30+25:00", 17, .noSuchTime),
    ("2025-06-31T09:30", 8, .noSuchDay(in: CivilMonth(year: 2025, month: 6))),
  ])
  func `says what is wrong and where`(
    text: String,
    utf8Offset: Int,
    problem: DateSyntaxError.Problem
  ) {
    #expect(throws: DateSyntaxError(text: text, utf8Offset: utf8Offset, problem: problem)) {
      try DateTimeExpression(text)
    }
  }
}
