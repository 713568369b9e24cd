import CivilCalendar

extension DateExpression {
  /// Examples of every form that is accepted, in the order of the manual.
  package static let acceptedForms =
    "2025-06-16, 20250616, 2025-06, 2025, 2025-W25, 2025-W25-1, today, tomorrow, yesterday, "
    + "a weekday, +3d, -2w, +1mo, +1y"

  /// Reads a date; small and capital letters are the same.
  package init(
    _ text: some StringProtocol,
    weekdayNames: WeekdayNames = .english
  ) throws(DateSyntaxError) {
    let text = Substring(text)
    var cursor = TextCursor(text)
    switch cursor.next {
    case nil: throw cursor.fault(.tooShort)
    case _ where cursor.isAtDigit: self = try DateExpression.calendarDate(&cursor)
    case "+", "-": self = try DateExpression.offset(&cursor)
    default: self = try DateExpression.word(text, cursor, weekdayNames)
    }
  }

  private static func calendarDate(
    _ cursor: inout TextCursor
  ) throws(DateSyntaxError) -> DateExpression {
    let year = try cursor.takeNumber(digits: 4)
    if cursor.isAtDigit {
      return .day(try dayOfMonth(try month(year, &cursor), &cursor))
    }
    guard !cursor.isAtEnd else { return .year(try checkedYear(year, cursor)) }
    guard cursor.take(oneOf: "-") != nil else { throw cursor.fault(.unexpectedCharacter) }
    if cursor.take(oneOf: "W", "w") != nil { return try week(year, &cursor) }

    let month = try month(year, &cursor)
    guard !cursor.isAtEnd else { return .month(month) }
    guard cursor.take(oneOf: "-") != nil else { throw cursor.fault(.unexpectedCharacter) }
    return .day(try dayOfMonth(month, &cursor))
  }

  private static func checkedYear(
    _ year: Int,
    _ cursor: TextCursor
  ) throws(DateSyntaxError) -> Int {
    guard year >= 1 else { throw cursor.fault(.noSuchYear, at: 0) }
    return year
  }

  private static func month(
    _ year: Int,
    _ cursor: inout TextCursor
  ) throws(DateSyntaxError) -> CivilMonth {
    let begin = cursor.utf8Offset
    let month = try cursor.takeNumber(digits: 2)
    guard (1...12).contains(month) else { throw cursor.fault(.noSuchMonth, at: begin) }
    return CivilMonth(year: try checkedYear(year, cursor), month: month)
  }

  /// The last part of a date, to the end of the text.
  private static func dayOfMonth(
    _ month: CivilMonth,
    _ cursor: inout TextCursor
  ) throws(DateSyntaxError) -> CivilDate {
    let begin = cursor.utf8Offset
    let day = try cursor.takeNumber(digits: 2)
    try cursor.requireEnd()
    guard let date = CivilDate(year: month.year, month: month.month, day: day) else {
      throw cursor.fault(.noSuchDay(in: month), at: begin)
    }
    return date
  }

  private static func week(
    _ year: Int,
    _ cursor: inout TextCursor
  ) throws(DateSyntaxError) -> DateExpression {
    let begin = cursor.utf8Offset
    let week = WeekOfYear(
      year: try checkedYear(year, cursor),
      number: try cursor.takeNumber(digits: 2),
    )
    guard let days = WeekRule.iso8601.days(of: week) else {
      throw cursor.fault(.noSuchWeek(year: year), at: begin)
    }
    guard !cursor.isAtEnd else { return .week(week) }
    guard cursor.take(oneOf: "-") != nil else { throw cursor.fault(.unexpectedCharacter) }

    let dayBegin = cursor.utf8Offset
    let number = try cursor.takeNumber(digits: 1)
    try cursor.requireEnd()
    let day = days.lowerBound.advanced(by: number - 1)
    guard (1...7).contains(number), day <= .last else {
      throw cursor.fault(.noSuchDayOfWeek, at: dayBegin)
    }
    return .day(day)
  }

  private static func offset(
    _ cursor: inout TextCursor
  ) throws(DateSyntaxError) -> DateExpression {
    let isNegative = cursor.take(oneOf: "+", "-") == "-"
    let begin = cursor.utf8Offset
    let digits = cursor.takeDigits()
    guard !digits.isEmpty else {
      throw cursor.fault(cursor.isAtEnd ? .tooShort : .unexpectedCharacter)
    }
    let unitName = Substring(cursor.rest).lowercased()
    guard let unit = DateUnit(rawValue: unitName) else {
      throw cursor.fault(cursor.isAtEnd ? .tooShort : .unknownUnit)
    }
    // Seven digits reach over all ten thousand years in days.
    guard digits.count <= 7, let count = Int(Substring(digits)) else {
      throw cursor.fault(.offsetTooLarge, at: begin)
    }
    return .offset(isNegative ? -count : count, unit)
  }

  private static func word(
    _ text: Substring,
    _ cursor: TextCursor,
    _ weekdayNames: WeekdayNames
  ) throws(DateSyntaxError) -> DateExpression {
    switch text.lowercased() {
    case "today": return .offset(0, .days)
    case "tomorrow": return .offset(1, .days)
    case "yesterday": return .offset(-1, .days)
    default: break
    }
    guard let weekday = weekdayNames.weekday(named: text) else {
      let words = ["today", "tomorrow", "yesterday"] + WeekdayNames.englishNames
      throw cursor.fault(.unknownWord(nearest: nearestName(to: text, among: words)))
    }
    return .next(weekday)
  }
}
