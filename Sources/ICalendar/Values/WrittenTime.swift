package import CivilCalendar

/// A DATE or DATE-TIME value as it is written, before its TZID says what it means (RFC 5545 3.3.4, 3.3.5).
package struct WrittenTime: Hashable, Sendable {
  /// The day.
  package let date: CivilDate
  /// The time of day, or nil for a date.
  package let time: CivilTime?
  /// Whether a Z stands behind it.
  package let isUTC: Bool
  /// Whether it departs from the standard's form and was read all the same.
  package let isIrregular: Bool

  /// Reads eight digits, and `T` with six more, and `Z` (decision D3).
  ///
  /// A second 60 is read as 59, since a civil clock has no leap seconds. Hyphens and colons are accepted.
  /// Where only the time of day cannot be read, the day still counts.
  init?(_ bytes: Span<UInt8>, _ value: Range<Int>) {
    if let regular = WrittenTime(regular: bytes, value) {
      self = regular
      return
    }
    let range = bytes.trimmed(value)
    var compact: [UInt8] = []
    // Nothing that is longer can be a time.
    for position in range.prefix(40) {
      let byte = bytes[position]
      if byte != UInt8(ascii: "-"), byte != UInt8(ascii: ":") { compact.append(byte) }
    }
    let span = compact.span
    if let repaired = WrittenTime(regular: span, 0..<span.count) {
      self.init(repaired.date, repaired.time, isUTC: repaired.isUTC, isIrregular: true)
    } else if let day = WrittenTime.date(span, at: 0) {
      let following = span.count > 8 ? span[8] : 0
      guard following &- UInt8(ascii: "0") > 9 else { return nil }
      self.init(day, nil, isUTC: false, isIrregular: true)
    } else {
      return nil
    }
  }

  /// Reads a value as text.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes.span, 0..<bytes.count)
  }

  private init(_ date: CivilDate, _ time: CivilTime?, isUTC: Bool, isIrregular: Bool) {
    self.date = date
    self.time = time
    self.isUTC = isUTC
    self.isIrregular = isIrregular
  }

  /// The standard's own three forms: `20250616`, `20250616T090000` and `20250616T090000Z`.
  @inline(__always)
  private init?(regular bytes: Span<UInt8>, _ range: Range<Int>) {
    guard range.count == 8 || range.count == 15 || range.count == 16,
      let date = WrittenTime.date(bytes, at: range.lowerBound)
    else { return nil }
    guard range.count > 8 else {
      self.init(date, nil, isUTC: false, isIrregular: false)
      return
    }
    let begin = range.lowerBound + 9
    guard bytes[begin - 1] | 0x20 == UInt8(ascii: "t"),
      let hour = bytes.digits(at: begin, count: 2),
      let minute = bytes.digits(at: begin + 2, count: 2),
      let second = bytes.digits(at: begin + 4, count: 2),
      let time = CivilTime(hour: hour, minute: minute, second: second == 60 ? 59 : second)
    else { return nil }
    guard range.count == 15 || bytes[begin + 6] | 0x20 == UInt8(ascii: "z") else { return nil }
    self.init(date, time, isUTC: range.count == 16, isIrregular: false)
  }

  @inline(__always)
  private static func date(_ bytes: Span<UInt8>, at position: Int) -> CivilDate? {
    guard let year = bytes.digits(at: position, count: 4),
      let month = bytes.digits(at: position + 4, count: 2),
      let day = bytes.digits(at: position + 6, count: 2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// The day and time on the clock; midnight for a date.
  package var wallClock: CivilDateTime { CivilDateTime(date, time ?? .midnight) }
}
