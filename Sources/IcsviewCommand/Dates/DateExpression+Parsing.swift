import CivilCalendar

extension DateExpression {
  /// Examples of every form that is accepted, in the order of the manual.
  package static let acceptedForms =
    "2025-06-16, 20250616, 2025-06, 2025, 2025-W25, 2025-W25-1, today, tomorrow, yesterday, "
    + "a weekday, +3d, -2w, +1mo, +1y, today+7d"

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
    default: self = try DateExpression.word(text, &cursor, weekdayNames)
    }
    guard !cursor.isAtEnd else { return }
    guard case .offset(let count, let unit) = try DateExpression.offset(&cursor) else { return }
    try cursor.requireEnd()
    self = .shifted(self, count, unit)
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

  /// The last part of a date, after which only an offset can follow.
  private static func dayOfMonth(
    _ month: CivilMonth,
    _ cursor: inout TextCursor
  ) throws(DateSyntaxError) -> CivilDate {
    let begin = cursor.utf8Offset
    let day = try cursor.takeNumber(digits: 2)
    try requireEndOrOffset(cursor)
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
    try requireEndOrOffset(cursor)
    let day = days.lowerBound.advanced(by: number - 1)
    guard (1...7).contains(number), day <= .last else {
      throw cursor.fault(.noSuchDayOfWeek, at: dayBegin)
    }
    return .day(day)
  }

  /// Makes sure that nothing follows but an offset.
  private static func requireEndOrOffset(_ cursor: TextCursor) throws(DateSyntaxError) {
    guard cursor.isAtEnd || cursor.next == "+" || cursor.next == "-" else {
      throw cursor.fault(.unexpectedCharacter)
    }
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
    let unitBegin = cursor.utf8Offset
    let unitName = cursor.takeLetters()
    guard let unit = DateUnit(rawValue: unitName.lowercased()) else {
      throw cursor.fault(
        unitName.isEmpty && cursor.isAtEnd ? .tooShort : .unknownUnit,
        at: unitBegin,
      )
    }
    // Seven digits reach over all ten thousand years in days.
    guard digits.count <= 7, let count = Int(Substring(digits)) else {
      throw cursor.fault(.offsetTooLarge, at: begin)
    }
    return .offset(isNegative ? -count : count, unit)
  }

  private static func word(
    _ text: Substring,
    _ cursor: inout TextCursor,
    _ weekdayNames: WeekdayNames
  ) throws(DateSyntaxError) -> DateExpression {
    if let day = day(named: text, weekdayNames) {
      cursor.take(count: text.utf8.count)
      return day
    }
    // A name can have a hyphen of its own, but none before a digit.
    let word = text.prefixBeforeOffset
    guard let day = day(named: word, weekdayNames) else {
      let words = ["today", "tomorrow", "yesterday"] + WeekdayNames.englishNames
      throw cursor.fault(.unknownWord(nearest: nearestName(to: word, among: words)))
    }
    cursor.take(count: word.utf8.count)
    return day
  }

  private static func day(
    named word: Substring,
    _ weekdayNames: WeekdayNames
  ) -> DateExpression? {
    switch word.lowercased() {
    case "today": .offset(0, .days)
    case "tomorrow": .offset(1, .days)
    case "yesterday": .offset(-1, .days)
    default: weekdayNames.weekday(named: word).map { .next($0) }
    }
  }
}

extension Substring {
  /// What stands before the first sign with a digit after it.
  fileprivate var prefixBeforeOffset: Substring {
    var end = startIndex
    while end < endIndex {
      let next = index(after: end)
      if self[end] == "+" || self[end] == "-", next < endIndex, ("0"..."9").contains(self[next]) {
        break
      }
      end = next
    }
    return self[..<end]
  }
}
