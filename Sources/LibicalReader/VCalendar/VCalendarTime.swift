internal import CivilCalendar

/// A date or a date-time of vCalendar, in the basic form of ISO 8601.
struct VCalendarTime {
  /// The wall clock; midnight of a date.
  let wallClock: CivilDateTime
  let isDate: Bool
  /// Whether it ends in `Z`.
  let isUTC: Bool

  /// The time of a text such as `20050520`, `20050520T170000` or `20050520T170000Z`, or nil.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let date = bytes.prefix(8)
    guard date.count == 8, let year = VCalendarTime.number(date.prefix(4)),
      let month = VCalendarTime.number(date.dropFirst(4).prefix(2)),
      let day = VCalendarTime.number(date.dropFirst(6)),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    isDate = bytes.count == 8
    isUTC = bytes.last == UInt8(ascii: "Z")
    if isDate {
      wallClock = CivilDateTime(date)
      return
    }
    let rest = bytes.dropFirst(8)
    guard rest.count == (isUTC ? 8 : 7), rest.first == UInt8(ascii: "T"),
      let hour = VCalendarTime.number(rest.dropFirst().prefix(2)),
      let minute = VCalendarTime.number(rest.dropFirst(3).prefix(2)),
      let second = VCalendarTime.number(rest.dropFirst(5).prefix(2)),
      let time = CivilTime(hour: hour, minute: minute, second: second)
    else { return nil }
    wallClock = CivilDateTime(date, time)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.allSatisfy { $0 &- 0x30 < 10 } ? digits.reduce(0) { $0 * 10 + Int($1 - 0x30) } : nil
  }
}
