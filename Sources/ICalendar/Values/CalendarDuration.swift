/// A DURATION value (RFC 5545 3.3.6): days are nominal, hours and less are exact.
///
/// A nominal day leads to the same time on the next day, also when the clock changes between them.
package struct CalendarDuration: Hashable, Sendable {
  /// Weeks and days, in days.
  package let days: Int
  /// Hours, minutes and seconds, in seconds.
  package let seconds: Int

  /// A length of whole days by the calendar and of exact seconds, both of one sign.
  package init(days: Int = 0, seconds: Int = 0) {
    self.days = days
    self.seconds = seconds
  }

  /// Reads a value; weeks mixed with days and hours are accepted (decision D2).
  init?(_ bytes: Span<UInt8>, _ value: Range<Int>) {
    let range = bytes.trimmed(value)
    var position = range.lowerBound
    var isNegative = false
    if position < range.upperBound, bytes[position] == UInt8(ascii: "-") {
      isNegative = true
      position += 1
    } else if position < range.upperBound, bytes[position] == UInt8(ascii: "+") {
      position += 1
    }
    guard position < range.upperBound, bytes[position] | 0x20 == UInt8(ascii: "p") else {
      return nil
    }
    var parts = Parts()
    guard parts.read(bytes, position + 1..<range.upperBound) else { return nil }
    self.init(
      days: isNegative ? -parts.days : parts.days,
      seconds: isNegative ? -parts.seconds : parts.seconds,
    )
  }

  /// Reads a value as text.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes.span, 0..<bytes.count)
  }

  /// The length in seconds with every day having 86,400.
  package var nominalSeconds: Int { days * 86_400 + seconds }

  /// Whether it goes backwards.
  package var isNegative: Bool { nominalSeconds < 0 }

  /// Numbers beyond this say nothing about a calendar of 10,000 years; it keeps sums in range.
  private static let limit = 400_000_000_000

  private struct Parts {
    var days = 0
    var seconds = 0

    /// Adds up what stands behind the P; false if a number, a unit or the T is out of place.
    mutating func read(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
      var isTime = false
      var number: Int?
      var count = 0
      for position in range {
        let byte = bytes[position]
        let digit = byte &- UInt8(ascii: "0")
        if digit < 10 {
          number = min((number ?? 0) * 10 + Int(digit), CalendarDuration.limit)
        } else if byte | 0x20 == UInt8(ascii: "t"), !isTime, number == nil {
          isTime = true
        } else if let value = number, add(value, unit: byte, isTime: isTime) {
          number = nil
          count += 1
        } else {
          return false
        }
      }
      return number == nil && count > 0
    }

    private mutating func add(_ number: Int, unit: UInt8, isTime: Bool) -> Bool {
      switch (unit | 0x20, isTime) {
      case (UInt8(ascii: "w"), false): days += number * 7
      case (UInt8(ascii: "d"), false): days += number
      case (UInt8(ascii: "h"), true): seconds += number * 3600
      case (UInt8(ascii: "m"), true): seconds += number * 60
      case (UInt8(ascii: "s"), true): seconds += number
      default: return false
      }
      days = min(days, CalendarDuration.limit / 86_400)
      seconds = min(seconds, CalendarDuration.limit)
      return true
    }
  }
}
