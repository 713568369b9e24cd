/// A set of days of one month as bits, bit 0 being its first day.
///
/// One bit more than the month has days may stand for the first day of the next month: see
/// `SkipBehavior.forward`.
typealias DayBits = UInt32

extension FixedWidthInteger where Self: UnsignedInteger {
  /// The lowest bits of a number, so many.
  static func lowest(_ count: Int) -> Self {
    count >= bitWidth ? max : (1 << Self(truncatingIfNeeded: count)) - 1
  }

  /// The bits at `value - base` for each value from `base` on that has a bit; others have none.
  init(bitsOf values: [Int], from base: Int) {
    self = 0
    for value in values where value >= base && value < base + Self.bitWidth {
      self |= 1 << Self(truncatingIfNeeded: value - base)
    }
  }
}
