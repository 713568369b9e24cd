package import CivilCalendar

/// What a DATE-TIME on the command line says: a wall clock, and perhaps its distance from UTC.
package struct DateTimeExpression: Hashable, Sendable {
  /// The day and the time of day.
  package let wallClock: CivilDateTime
  /// Seconds east of UTC, or nil for the display zone.
  package let utcOffset: Int?

  /// Examples of every form that is accepted.
  package static let acceptedForms =
    "2025-06-16, 2025-06-16T09:30, 2025-06-16T09:30:00, 20250616T093000, "
    + "after a time also Z or +02:00"

  /// A wall clock of the display zone, or of a zone that is some seconds ahead of UTC.
  package init(_ wallClock: CivilDateTime, utcOffset: Int? = nil) {
    self.wallClock = wallClock
    self.utcOffset = utcOffset
  }

  /// Reads a day with a time after `T` or a space; without a time, 00:00 is meant.
  package init(_ text: String) throws(DateSyntaxError) {
    let start = TextCursor(text[...])
    guard start.isAtDigit else {
      throw start.fault(start.isAtEnd ? .tooShort : .unexpectedCharacter)
    }
    let separator = text.utf8.firstIndex { byte in
      byte == UInt8(ascii: "T") || byte == UInt8(ascii: "t") || byte == UInt8(ascii: " ")
    }
    let date = try DateTimeExpression.day(text, upTo: separator ?? text.endIndex)
    guard let separator else {
      self.init(CivilDateTime(date))
      return
    }
    var cursor = TextCursor(text[...], from: text.utf8.index(after: separator))
    let time = try DateTimeExpression.time(&cursor)
    let utcOffset = try DateTimeExpression.utcOffset(&cursor)
    try cursor.requireEnd()
    self.init(CivilDateTime(date, time), utcOffset: utcOffset)
  }

  private static func day(
    _ text: String,
    upTo end: String.Index
  ) throws(DateSyntaxError) -> CivilDate {
    do throws(DateSyntaxError) {
      let expression = try DateExpression(text[..<end])
      guard case .day(let date) = expression else {
        let offset = text.utf8.distance(from: text.startIndex, to: end)
        throw DateSyntaxError(text: text, utf8Offset: offset, problem: .tooShort)
      }
      return date
    } catch {
      var fault = error
      fault.text = text
      throw fault
    }
  }

  /// `09`, `09:30`, `09:30:00`, `0930` or `093000`.
  private static func time(_ cursor: inout TextCursor) throws(DateSyntaxError) -> CivilTime {
    let begin = cursor.utf8Offset
    let (hour, minute, second) = try clock(&cursor)
    guard let time = CivilTime(hour: hour, minute: minute, second: second) else {
      throw cursor.fault(.noSuchTime, at: begin)
    }
    return time
  }

  /// `Z`, `+02`, `+02:00` or `+0200`, or nothing.
  private static func utcOffset(_ cursor: inout TextCursor) throws(DateSyntaxError) -> Int? {
    guard let sign = cursor.take(oneOf: "Z", "z", "+", "-") else { return nil }
    guard sign == "+" || sign == "-" else { return 0 }
    let time = try time(&cursor)
    return sign == "-" ? -time.secondOfDay : time.secondOfDay
  }

  private static func clock(
    _ cursor: inout TextCursor
  ) throws(DateSyntaxError) -> (hour: Int, minute: Int, second: Int) {
    let hour = try cursor.takeNumber(digits: 2)
    let hasColons = cursor.take(oneOf: ":") != nil
    guard hasColons || cursor.isAtDigit else { return (hour, 0, 0) }
    let minute = try cursor.takeNumber(digits: 2)
    guard hasColons ? cursor.take(oneOf: ":") != nil : cursor.isAtDigit else {
      return (hour, minute, 0)
    }
    return (hour, minute, try cursor.takeNumber(digits: 2))
  }
}
