/// BASE64 as a BINARY value has to be written (RFC 5545 3.3.1, RFC 4648 4).
enum Base64Syntax {
  /// The offset of the first byte that does not belong there; the end if there are too few bytes.
  static func firstBadOffset(in value: ValueSlice) -> Int? {
    let padding = value.bytes.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    let body = value.count - padding
    if let bad = value.slice(0..<body).firstOffset(where: { !isDigit($0) }) { return bad }
    return value.count % 4 == 0 && !value.isEmpty ? nil : value.count
  }

  /// How many bytes a value stands for.
  static func decodedCount(of value: ValueSlice) -> Int { value.count / 4 * 3 }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
  }
}
