/// Encoded words of mail headers (RFC 2047 2), such as `=?utf-8?Q?Caf=C3=A9?=`.
enum EncodedWord {
  /// Where the first one begins.
  static func firstOffset(in value: ValueSlice) -> Int? {
    var offset = 0
    while let next = value.slice(from: offset).firstOffset(of: UInt8(ascii: "=")) {
      offset += next
      if isWord(value.slice(from: offset)) { return offset }
      offset += 1
    }
    return nil
  }

  private static func isWord(_ value: ValueSlice) -> Bool {
    // No encoded word is longer than this.
    let parts = value.slice(0..<min(value.count, 78)).split(at: UInt8(ascii: "?"))
    guard parts.count >= 5, parts[0].text == "=", !parts[1].isEmpty, parts[2].count == 1,
      parts[4].bytes.first == UInt8(ascii: "=")
    else { return false }
    return parts[2].isWord("Q") || parts[2].isWord("B")
  }
}
