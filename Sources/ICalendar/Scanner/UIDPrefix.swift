/// The beginnings of UIDs as numbers that compare as the UIDs do, so that few UIDs have to be read to sort them.
enum UIDPrefix {
  /// The first eight bytes of a UID, the first one highest, or 0 for one that has an escape or a control
  /// character, or is not ASCII.
  static func prefix(_ bytes: Span<UInt8>, _ value: Range<Int>) -> UInt64 {
    var position = value.lowerBound
    while position + 8 <= value.upperBound {
      if !isPlain(bytes.word(at: position)) { return 0 }
      position += 8
    }
    while position < value.upperBound {
      if !isPlain(UInt64(bytes[position]) | 0x2020_2020_2020_2000) { return 0 }
      position += 1
    }
    guard value.count < 8 else { return bytes.word(at: value.lowerBound).byteSwapped }
    return value.reduce(0) { $0 | UInt64(bytes[$1]) << UInt64(56 - 8 * ($1 - value.lowerBound)) }
  }

  /// Whether all bytes of a word are ASCII, and none is a backslash or a control character.
  private static func isPlain(_ word: UInt64) -> Bool {
    let hits = zeros(in: word ^ 0x5C5C_5C5C_5C5C_5C5C) | zeros(in: word ^ 0x7F7F_7F7F_7F7F_7F7F)
    let controls = (word &- 0x2020_2020_2020_2020) & ~word
    return (word | hits | controls) & 0x8080_8080_8080_8080 == 0
  }

  /// A word with a high bit set if it has a byte that is zero.
  private static func zeros(in word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word
  }
}
