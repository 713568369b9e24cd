/// The days that BYMONTHDAY chooses in months of any length, and what SKIP makes of those they do not have.
struct MonthDaySet {
  /// Days counted from the first, which is bit 0.
  private let fromStart: UInt32
  /// Days counted from the last, which is bit 0.
  private let fromEnd: UInt32
  private let skip: SkipBehavior

  /// Every day.
  init() {
    fromStart = .max
    fromEnd = 0
    skip = .omit
  }

  /// The set of one day.
  init(_ day: Int, skip: SkipBehavior) {
    fromStart = 1 << UInt32(day - 1)
    fromEnd = 0
    self.skip = skip
  }

  /// The set of the values of BYMONTHDAY.
  init(_ days: [Int], skip: SkipBehavior) {
    fromStart = UInt32(bitsOf: days, from: 1) & .lowest(31)
    var backwards: UInt32 = 0
    for day in days where (-31 ... -1).contains(day) { backwards |= 1 << UInt32(-day - 1) }
    fromEnd = backwards
    self.skip = skip
  }

  /// Whether the set is that of every day.
  var isEveryDay: Bool { fromStart == .max }

  /// The days in a month of a length.
  func days(inMonthOf length: Int) -> DayBits {
    var bits = fromStart & .lowest(length)
    if fromEnd != 0 { bits |= Self.reversed(fromEnd, length: length) }
    guard skip != .omit, fromStart >> UInt32(length) != 0 else { return bits }
    bits |= skip == .backward ? 1 << UInt32(length - 1) : 1 << UInt32(length)
    return bits
  }

  /// The lowest `length` bits in reverse order, without those above.
  private static func reversed(_ bits: UInt32, length: Int) -> UInt32 {
    var bits = bits
    var mirrored: UInt32 = 0
    while bits != 0 {
      let place = bits.trailingZeroBitCount
      bits &= bits - 1
      if place < length { mirrored |= 1 << UInt32(length - 1 - place) }
    }
    return mirrored
  }
}
