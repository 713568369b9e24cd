import EventFilters
import EventFormats
import ICUSupport
import TestSupport
import Testing

/// Dates in these tests are texts that begin with a digit.
typealias Expression = FilterExpression<String>

func parse(_ text: String) throws(FilterSyntaxError) -> Expression {
  try Expression(text) { date, _ in date.first?.isNumber == true ? date : nil }
}

struct `a filter expression` {
  private static let isWork = Expression.comparison(.calendar, .equal, .text("Work"))
  private static let isStand = Expression.comparison(.summary, .matching, .pattern("stand"))
  private static let isAllDay = Expression.comparison(.allDay, .equal, .flag(true))

  @Test(
    arguments: [
      ("calendar = Work", isWork),
      ("calendar=\"Work\"", isWork),
      ("  CALENDAR  = 'Work'\n", isWork),
      ("summary ~ stand", isStand),
      ("all_day", isAllDay),
      ("all_day = TRUE", isAllDay),
      ("not all_day", .not(isAllDay)),
      ("NOT not(all_day)", .not(.not(isAllDay))),
      ("all_day != false", .comparison(.allDay, .notEqual, .flag(false))),
      (
        "all_day and calendar = Work or summary ~ stand",
        .any([.all([isAllDay, isWork]), isStand])
      ),
      (
        "all_day and (calendar = Work or summary ~ stand)",
        .all([isAllDay, .any([isWork, isStand])])
      ),
      ("not all_day and calendar = Work", .all([.not(isAllDay), isWork])),
      (
        "calendar = Work and not (summary ~ \"stand\" or status = tentative)",
        .all([isWork, .not(.any([isStand, .comparison(.status, .equal, .text("tentative"))]))])
      ),
      ("location = null", .comparison(.location, .equal, .null)),
      ("location = \"null\"", .comparison(.location, .equal, .text("null"))),
      ("location != 'and'", .comparison(.location, .notEqual, .text("and"))),
      (#"summary = "say \"hi\"""#, .comparison(.summary, .equal, .text("say \"hi\""))),
      (#"summary ~ "\d+\\""#, .comparison(.summary, .matching, .pattern(#"\d+\\"#))),
      ("url !~ ^https?://", .comparison(.url, .notMatching, .pattern("^https?://"))),
      ("start >= 2025-06-01", .comparison(.start, .greaterOrEqual, .date("2025-06-01"))),
      ("days=2025-06", .comparison(.days, .equal, .date("2025-06"))),
      ("duration > 3600", .comparison(.duration, .greater, .number(3600))),
      ("duration <= 1h30m", .comparison(.duration, .lessOrEqual, .number(5400))),
      ("duration<1w2d3h4m5s", .comparison(.duration, .less, .number(788_645))),
      ("priority < -1", .comparison(.priority, .less, .number(-1))),
      ("class = private", .comparison(.classification, .equal, .text("private"))),
      ("summary = 회의", .comparison(.summary, .equal, .text("회의"))),
    ] as [(String, Expression)]
  )
  func `is read as it is meant`(text: String, expression: Expression) throws {
    #expect(try parse(text) == expression)
  }

  @Test(
    arguments: [
      ("", 0, .unexpected(nil, expected: .condition)),
      ("and", 0, .unexpected("and", expected: .condition)),
      ("\"summary\" = x", 0, .unexpected("summary", expected: .condition)),
      ("= x", 0, .unexpected("=", expected: .condition)),
      ("calender = Work", 0, .unknownKey("calender")),
      ("all_day and nöne", 12, .unknownKey("nöne")),
      ("summary", 7, .unexpected(nil, expected: .comparison(of: .summary))),
      ("all_day x", 8, .unexpected("x", expected: .comparison(of: .allDay))),
      ("summary & x", 8, .unexpected("&", expected: .comparison(of: .summary))),
      ("summary ! x", 8, .unexpected("!", expected: .comparison(of: .summary))),
      ("summary =", 9, .unexpected(nil, expected: .value(of: .summary))),
      ("summary == x", 9, .unexpected("=", expected: .value(of: .summary))),
      ("summary = or", 10, .unexpected("or", expected: .value(of: .summary))),
      ("summary = a b", 12, .unexpected("b", expected: .continuation(inParentheses: false))),
      ("회의 = a", 0, .unknownKey("회의")),
      ("summary = 회의 (", 17, .unexpected("(", expected: .continuation(inParentheses: false))),
      ("(all_day", 8, .unexpected(nil, expected: .continuation(inParentheses: true))),
      ("all_day)", 7, .unexpected(")", expected: .continuation(inParentheses: false))),
      ("()", 1, .unexpected(")", expected: .condition)),
      ("all_day or", 10, .unexpected(nil, expected: .condition)),
      ("summary < x", 8, .comparisonNotOf(.summary, .less)),
      ("start ~ x", 6, .comparisonNotOf(.start, .matching)),
      ("all_day > true", 8, .comparisonNotOf(.allDay, .greater)),
      ("start < null", 6, .comparisonWithNull(.less)),
      ("start < soon", 8, .value("soon", isNoneOf: .start)),
      ("start < \"soon\"", 8, .value("soon", isNoneOf: .start)),
      ("priority = high", 11, .value("high", isNoneOf: .priority)),
      ("priority = +5", 11, .value("+5", isNoneOf: .priority)),
      ("duration > +90", 11, .value("+90", isNoneOf: .duration)),
      ("priority = 99999999999999999999", 11, .value("99999999999999999999", isNoneOf: .priority)),
      ("duration > 1x", 11, .value("1x", isNoneOf: .duration)),
      ("duration > 1h30", 11, .value("1h30", isNoneOf: .duration)),
      (
        "duration > 9999999999999999999w", 11,
        .value("9999999999999999999w", isNoneOf: .duration)
      ),
      (
        "duration > 15250284452472w", 11, .value("15250284452472w", isNoneOf: .duration)
      ),
      ("all_day = 1", 10, .value("1", isNoneOf: .allDay)),
      ("summary = \"abc", 10, .unclosedQuote),
      ("summary = \"abc\\\"", 10, .unclosedQuote),
      ("summary ~ a[", 11, .pattern(.unmatchedBracket)),
      ("summary ~ \"a(b\"", 13, .pattern(.unmatchedParenthesis)),
    ] as [(String, Int, FilterSyntaxError.Problem)]
  )
  func `says what is wrong with it, and where`(
    text: String,
    utf8Offset: Int,
    problem: FilterSyntaxError.Problem
  ) {
    #expect(throws: FilterSyntaxError(text: text, utf8Offset: utf8Offset, problem: problem)) {
      try parse(text)
    }
  }

  @Test func `can be nested, but not without end`() throws {
    func nested(_ count: Int, _ begin: String, _ end: String) -> String {
      String(repeating: begin, count: count) + "all_day" + String(repeating: end, count: count)
    }
    #expect(try parse(nested(100, "(", ")")) == Self.isAllDay)
    #expect(throws: FilterSyntaxError.self) { try parse(nested(101, "(", ")")) }
    #expect(throws: FilterSyntaxError.self) { try parse(nested(100_000, "not ", "")) }
    #expect(throws: FilterSyntaxError.self) { try parse(nested(100_000, "(", "")) }
    let long = Array(repeating: "all_day", count: 20_000).joined(separator: " or ")
    #expect(try parse(long) == .any(Array(repeating: Self.isAllDay, count: 20_000)))
  }

  @Test func `takes every comparison of every key, and no other`() {
    let values: [String] = ["1", "true", "2025-06-16", "abc"]
    for field in RecordField.allCases {
      for comparison in FilterComparison.allCases {
        let isTaken = values.contains { value in
          (try? parse("\(field.rawValue) \(comparison.rawValue) \(value)")) != nil
        }
        #expect(isTaken == FieldKind(field).comparisons.contains(comparison), "\(field)")
      }
    }
  }

  @Test func `is read from any text without a trap, and faults lie within it`() {
    var random = SeededGenerator(seed: 25)
    let pieces = [
      "summary", "start", "all_day", "days", "duration", "priority", "and", "or", "not", "(", ")",
      "=",
      "!=", "~", "!~", "<", "<=", "!", "null", "true", "2025", "1h", "9999999999999999999d", "\"",
      "'",
      "\\", " ", "  ", "\n", "\0", "\r\n", "é", "e\u{301}", "\u{301}", "회", "👩‍🚀", "[", "*",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      do throws(FilterSyntaxError) {
        _ = try parse(text)
      } catch {
        let isWithin = (0...text.utf8.count).contains(error.utf8Offset) && error.text == text
        if !isWithin { Issue.record("'\(text)' has a fault at \(error.utf8Offset)") }
      }
    }
  }

  @Test func `knows which texts it names`() throws {
    let expression = try parse("all_day or not (summary = a and status != Cancelled)")
    #expect(expression.mentions("cancelled", of: .status))
    #expect(!expression.mentions("cancelled", of: .summary))
    #expect(!expression.mentions("b", of: .summary))
  }
}
