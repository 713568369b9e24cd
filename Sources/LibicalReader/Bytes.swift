#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let equals = UInt8(ascii: "=")
  static let backslash = UInt8(ascii: "\\")

  /// The byte with `A` to `Z` turned into `a` to `z`.
  var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  /// Whether the byte is a space or a tab.
  var isBlank: Bool { self == .space || self == .tab }
}

extension Span<UInt8> {
  /// The part of a range that has no blanks at its ends.
  func trimming(_ range: Range<Int>) -> Range<Int> {
    var (begin, end) = (range.lowerBound, range.upperBound)
    while begin < end, self[begin].isBlank { begin += 1 }
    while begin < end, self[end - 1].isBlank { end -= 1 }
    return begin..<end
  }

  /// Whether a range reads as an ASCII word, in upper or lower case.
  func reads(_ word: String, in range: Range<Int>) -> Bool {
    guard word.utf8.count == range.count else { return false }
    var index = range.lowerBound
    for byte in word.utf8 {
      guard self[index].lowercased == byte.lowercased else { return false }
      index += 1
    }
    return true
  }

  /// The first place of a byte in a range, found by the C library, which looks at many bytes at a time.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    extracting(range).withUnsafeBufferPointer { part in
      guard let begin = part.baseAddress,
        let found = memchr(begin, Int32(byte), part.count)
      else { return nil }
      return range.lowerBound + (UnsafeRawPointer(found) - UnsafeRawPointer(begin))
    }
  }

  /// The text of a range as it is.
  func string(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// The text in a range as libical would give it: without NUL, which ends its texts (P2).
  func stringWithoutNUL(_ range: Range<Int>) -> String {
    guard firstIndex(of: 0, in: range) != nil else { return string(range) }
    var bytes: [UInt8] = []
    bytes.appendRaw(range, of: self)
    return String(decoding: bytes, as: UTF8.self)
  }
}
