/// What was left over of vCalendar 1.0 in calendars of today.
enum VCalendarLeftovers {
  /// Its properties that iCalendar does not have.
  static let properties: Set = [
    "AALARM", "DALARM", "MALARM", "PALARM", "DCREATED", "RNUM", "TZ", "DAYLIGHT",
  ]

  /// Whether a rule is in its grammar, such as `W1 MO #5`: a letter or two, a number, then parts between spaces.
  static func isRule(_ value: ValueSlice) -> Bool {
    let letters = value.bytes.prefix { $0.isLetter }
    guard
      ["D", "W", "MP", "MD", "YM", "YD", "M"].contains(String(decoding: letters, as: UTF8.self)),
      let next = value.bytes.dropFirst(letters.count).first
    else { return false }
    return next.isDigit
  }
}
