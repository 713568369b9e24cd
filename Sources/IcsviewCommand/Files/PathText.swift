/// Paths as text that loses nothing: for the system a path is bytes, and these need not be UTF-8.
///
/// A byte that is no part of a UTF-8 character stands as one of the private characters U+10FE80 to U+10FEFF,
/// as in Python's PEP 383 (which has surrogates for it, and Swift's text has none). Such a character in a
/// path of its own is written byte by byte too, so that no two paths have the same text.
enum PathText {
  /// The text of a path.
  static func text(of bytes: some Collection<UInt8>) -> String {
    // Nearly all are ASCII, which needs no second look.
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    // Only a path with a private character of plane 16 has this byte.
    if !bytes.contains(0xF4), let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      var parser = Unicode.UTF8.ForwardParser()
      var iterator = rest.makeIterator()
      let length: Int
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded) where byte(of: UTF8.decode(encoded)) == nil:
        text.append(UTF8.decode(encoded))
        rest = rest.dropFirst(encoded.count)
        continue
      case .valid(let encoded): length = encoded.count
      case .error(let count): length = count
      case .emptyInput: length = rest.count
      }
      text.append(contentsOf: rest.prefix(length).map(scalar))
      rest = rest.dropFirst(length)
    }
    return String(text)
  }

  /// The bytes that a text stands for.
  static func bytes(of text: String) -> [UInt8] {
    guard text.utf8.contains(0xF4) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let byte = byte(of: scalar) { bytes.append(byte) } else { bytes += Array(scalar.utf8) }
    }
    return bytes
  }

  /// The text for people and for records, where each byte that is no character is U+FFFD.
  static func shown(_ text: String) -> String {
    guard text.utf8.contains(0xF4) else { return text }
    let scalars = text.unicodeScalars.map { byte(of: $0) == nil ? $0 : "\u{FFFD}" }
    return String(String.UnicodeScalarView(scalars))
  }

  /// The byte that a character stands for, or nil for a character that is itself.
  static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    guard (0x10FE80...0x10FEFF).contains(scalar.value) else { return nil }
    return UInt8(truncatingIfNeeded: scalar.value)
  }

  private static func scalar(of byte: UInt8) -> Unicode.Scalar {
    // Below 0x80 every byte is a character by itself.
    byte < 0x80 ? Unicode.Scalar(byte) : Unicode.Scalar(0x10FE00 + UInt32(byte)) ?? "\u{FFFD}"
  }
}
