/// Turns bytes of a character set that a line names into text; nil where that is unknown.
package typealias TextDecoder = (_ bytes: [UInt8], _ charset: String) -> String?

/// Brings content lines into UTF-8.
enum LineDecoding {
  /// A line in UTF-8, by its CHARSET parameter if it has one, as vCalendar 1.0 uses it.
  ///
  /// What is UTF-8 in spite of it stays. The parameter is left out where the value is not ASCII, since it is
  /// not true any more; a value that is encoded, as ENCODING says, is ASCII, and its set lies beneath.
  static func utf8(_ line: [UInt8], decodedBy decode: TextDecoder) -> [UInt8] {
    guard let charset = charset(of: line) else { return LenientText.utf8(line) }
    let value = Array(line[charset.value...])
    let isText = value.contains { $0 >= 0x80 || $0 == escape }
    // Other control characters give way to a sign that is not ASCII, unless they are quoted.
    guard isText || value.contains(where: \.isControl) && !isQuotedPrintable(line)
    else { return LenientText.utf8(line) }
    let head = line[..<charset.parameter.lowerBound]
    let between = line[charset.parameter.upperBound..<charset.value]
    let decoded = isUTF8BeyondASCII(value) ? nil : decode(value, charset.name)
    return LenientText.utf8(Array(head + between))
      + (decoded.map { Array($0.utf8) } ?? LenientText.utf8(value))
  }

  /// A line without NUL in its parameters if they say how the value is written: as in texts, it is passed over.
  static func withPlainEncoding(_ line: [UInt8]) -> [UInt8] {
    guard let parts = ContentLine(line.span, 0..<line.count),
      line[parts.parameters].contains(0)
    else { return line }
    let parameters = line[parts.parameters].filter { $0 != 0 }
    let plain =
      Array(line[..<parts.parameters.lowerBound]) + parameters
      + line[parts.parameters.upperBound...]
    let bytes = plain.span
    guard let plainParts = ContentLine(bytes, 0..<bytes.count),
      plainParts.parameter(.charset, in: bytes) ?? plainParts.parameter(.encoding, in: bytes) != nil
    else { return line }
    return plain
  }

  /// Whether ENCODING says that the value is quoted-printable.
  static func isQuotedPrintable(_ line: [UInt8]) -> Bool {
    let bytes = line.span
    guard let parts = ContentLine(bytes, 0..<bytes.count), !parts.parameters.isEmpty,
      let encoding = parts.parameter(.encoding, in: bytes)
    else { return false }
    return PropertyKey(bytes, encoding) == .quotedPrintable
  }

  /// Begins the signs of the seven-bit sets of ISO 2022.
  private static let escape: UInt8 = 0x1B

  /// Whether bytes beyond ASCII make UTF-8: hardly any text of another set does by chance.
  private static func isUTF8BeyondASCII(_ bytes: [UInt8]) -> Bool {
    bytes.contains { $0 >= 0x80 } && LenientText.isUTF8(bytes)
  }

  private struct Charset {
    let name: String
    /// The parameter with its semicolon.
    let parameter: Range<Int>
    /// Where the value begins.
    let value: Int
  }

  private static func charset(of line: [UInt8]) -> Charset? {
    let bytes = line.span
    guard let parts = ContentLine(bytes, 0..<bytes.count), !parts.parameters.isEmpty,
      let name = parts.parameter(.charset, in: bytes)
    else { return nil }
    let isSemicolon = { (position: Int) in line[position] == UInt8(ascii: ";") }
    guard let begin = (parts.parameters.lowerBound..<name.lowerBound).last(where: isSemicolon)
    else {
      return nil
    }
    let end = (name.upperBound..<parts.parameters.upperBound).first(where: isSemicolon)
    return Charset(
      name: bytes.text(name),
      parameter: begin..<(end ?? parts.parameters.upperBound),
      value: parts.value.lowerBound,
    )
  }
}

extension PropertyKey {
  fileprivate static let charset = PropertyKey("CHARSET")
  fileprivate static let encoding = PropertyKey("ENCODING")
  fileprivate static let quotedPrintable = PropertyKey("QUOTED-PRINTABLE")
}
