/// The name of a property, parameter or component, packed so that comparing it costs two instructions.
///
/// Names are compared without regard to case (RFC 5545 2); those longer than 16 bytes have no key.
struct PropertyKey: Hashable, Sendable {
  private let low: UInt64
  private let high: UInt64

  private init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// The key that no name has.
  static let none = PropertyKey(low: 0, high: 0)

  /// The key of a name written in the program, of at most 16 bytes.
  init(_ name: StaticString) {
    self.init(name.description.utf8)
  }

  /// The key of a name in a source, or nil when it is empty or too long.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty, range.count <= PropertyKey.longest else { return nil }
    if range.lowerBound + PropertyKey.longest <= bytes.count {
      let first = bytes.word(at: range.lowerBound)
      let second = bytes.word(at: range.lowerBound + 8)
      self.init(first, second, count: range.count)
    } else {
      self.init(bytes.extracting(range).array)
    }
  }

  /// The key of a name of a property or parameter, of which NUL is no part.
  ///
  /// Behind a word, NUL is passed over: it is what the bytes of a key are filled up with.
  init?(ofName bytes: Span<UInt8>, _ range: Range<Int>) {
    guard let last = range.last, bytes[last] != 0 else { return nil }
    self.init(bytes, range)
  }

  /// The length of the longest name that has a key, in bytes.
  static let longest = 16

  private init(_ name: some Sequence<UInt8>) {
    var words: (UInt64, UInt64) = (0, 0)
    var count = 0
    for byte in name {
      if count < 8 {
        words.0 |= UInt64(byte) << UInt64(count * 8)
      } else {
        words.1 |= UInt64(byte) << UInt64((count - 8) * 8)
      }
      count += 1
    }
    self.init(words.0, words.1, count: count)
  }

  /// The key of the first bytes of two words.
  @inline(__always)
  private init(_ first: UInt64, _ second: UInt64, count: Int) {
    low = PropertyKey.uppercased(first, keeping: count)
    high = PropertyKey.uppercased(second, keeping: count - 8)
  }

  @inline(__always)
  private static func uppercased(_ word: UInt64, keeping count: Int) -> UInt64 {
    guard count > 0 else { return 0 }
    let kept = count >= 8 ? word : word & ((1 << UInt64(count * 8)) - 1)
    // Clears bit 5 of the bytes that have bit 6: letters become capitals, digits and hyphens stay.
    return kept & ~((kept & 0x4040_4040_4040_4040) >> 1)
  }

  /// A number in which each bit depends on the name, for tables.
  @inline(__always)
  var hash: Int {
    let mixed = (low ^ high &* 0xD1B5_4A32_D192_ED03) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40)
  }
}

extension PropertyKey {
  /// The name at the beginning of a line and where it ends, at a colon or semicolon.
  ///
  /// Nil when the name goes on for more than a key can have, or the line ends before it does. Two words
  /// hold the whole name, and one subtraction finds both signs in each: they differ in the lowest bit only.
  @inline(__always)
  static func leading(_ bytes: Span<UInt8>, _ line: Range<Int>) -> (key: PropertyKey, end: Int)? {
    let begin = line.lowerBound
    guard begin + longest <= bytes.count else { return leadingByByte(bytes, line) }
    let first = bytes.word(at: begin)
    let second = bytes.word(at: begin + 8)
    let firstHits = separators(in: first)
    let secondHits = separators(in: second)
    guard firstHits | secondHits != 0 else { return nil }
    let count =
      firstHits != 0
      ? firstHits.trailingZeroBitCount / 8 : 8 + secondHits.trailingZeroBitCount / 8
    guard begin + count < line.upperBound, count > 0 else { return nil }
    // White space before the sign is not part of the name, and no name ends in a control character.
    guard bytes[begin + count - 1] > UInt8(ascii: " ") else { return leadingByByte(bytes, line) }
    return (PropertyKey(first, second, count: count), begin + count)
  }

  /// The high bit of each byte that is a colon or semicolon; exact up to the first of them.
  @inline(__always)
  private static func separators(in word: UInt64) -> UInt64 {
    let difference = (word | 0x0101_0101_0101_0101) ^ 0x3B3B_3B3B_3B3B_3B3B
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }

  private static func leadingByByte(
    _ bytes: Span<UInt8>,
    _ line: Range<Int>
  ) -> (key: PropertyKey, end: Int)? {
    let end = line.first { bytes[$0] == UInt8(ascii: ":") || bytes[$0] == UInt8(ascii: ";") }
    guard let end, let key = PropertyKey(ofName: bytes, bytes.trimmed(line.lowerBound..<end)) else {
      return nil
    }
    return (key, end)
  }
}
