/// Text whose bytes should be UTF-8: what is not is read as Windows-1252, byte by byte (decision T1).
enum LenientText {
  /// The text of some bytes.
  static func string(_ bytes: [UInt8]) -> String {
    String(validating: bytes, as: UTF8.self) ?? String(decoding: repaired(bytes), as: UTF8.self)
  }

  /// The bytes as UTF-8.
  ///
  /// - Complexity: O(*n*), close to that of looking at each byte once where all is well.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    isUTF8(bytes) ? bytes : repaired(bytes)
  }

  /// Whether bytes are UTF-8 as they stand.
  static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 < 0x80 } || String(validating: bytes, as: UTF8.self) != nil
  }

  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    var rest = bytes[...]
    while !rest.isEmpty {
      var parser = Unicode.UTF8.ForwardParser()
      var iterator = rest.makeIterator()
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        text += rest.prefix(encoded.count)
        rest = rest.dropFirst(encoded.count)
      case .error(let length):
        for byte in rest.prefix(length) { text += Array(windows1252(byte).utf8) }
        rest = rest.dropFirst(length)
      case .emptyInput:
        return text
      }
    }
    return text
  }

  /// The character of a byte in Windows-1252; the five bytes without one stand for themselves.
  private static func windows1252(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return windows1252Specials[Int(byte) - 0x80]
  }

  /// What Windows-1252 has at 0x80 to 0x9F, where ISO 8859-1 has control characters.
  private static let windows1252Specials: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}",
    "\u{2C6}", "\u{2030}", "\u{160}", "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}",
    "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}", "\u{2014}",
    "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
  ]
}
