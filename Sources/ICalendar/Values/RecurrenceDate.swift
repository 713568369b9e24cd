/// A value of RDATE (RFC 5545 3.8.5.2): one more start, perhaps with a length of its own.
package struct RecurrenceDate: Hashable, Sendable {
  /// The start.
  package let start: CalendarTime
  /// The end that a PERIOD gives, or nil where the component's own length counts.
  package let end: ComponentEnd?

  /// Reads a date, a date-time or a period (RFC 5545 3.3.9).
  init?(_ bytes: Span<UInt8>, _ value: Range<Int>, of line: ContentLine) {
    guard let slash = value.first(where: { bytes[$0] == UInt8(ascii: "/") }) else {
      guard let start = CalendarTime(bytes, value, of: line) else { return nil }
      self.init(start: start, end: nil)
      return
    }
    let rest = bytes.trimmed(slash + 1..<value.upperBound)
    guard let start = CalendarTime(bytes, value.lowerBound..<slash, of: line) else { return nil }
    if let duration = CalendarDuration(bytes, rest) {
      self.init(start: start, end: .duration(duration))
    } else {
      self.init(start: start, end: CalendarTime(bytes, rest, of: line).map { .time($0) })
    }
  }

  private init(start: CalendarTime, end: ComponentEnd?) {
    self.start = start
    self.end = end
  }
}

/// How a component or a period says when it ends.
package enum ComponentEnd: Hashable, Sendable {
  /// DTEND or DUE: a point in time.
  case time(CalendarTime)
  /// DURATION: a length.
  case duration(CalendarDuration)
}
