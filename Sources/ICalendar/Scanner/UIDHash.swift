/// Hashes of UIDs, never 0, different in every run so that nobody can prepare a file whose UIDs collide.
package enum UIDHash {
  private static let seed = UInt64.random(in: .min ... .max)

  /// The hash of a range of bytes, eight at a time by folded multiplication.
  package static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    var state = seed ^ UInt64(truncatingIfNeeded: range.count)
    var position = range.lowerBound
    while position + 8 <= range.upperBound {
      state = mixed(state, bytes.word(at: position))
      position += 8
    }
    var rest: UInt64 = 0
    while position < range.upperBound {
      rest = rest << 8 | UInt64(bytes[position])
      position += 1
    }
    state = mixed(state, rest)
    return state == 0 ? 1 : state
  }

  private static func mixed(_ state: UInt64, _ word: UInt64) -> UInt64 {
    let product = (state ^ word ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(
      by: word ^ 0xD1B5_4A32_D192_ED03,
    )
    return product.high ^ product.low ^ (state << 29 | state >> 35)
  }
}
