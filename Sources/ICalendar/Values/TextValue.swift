/// TEXT values (RFC 5545 3.3.11).
enum TextValue {
  /// The text of a value with its escapes resolved; a backslash before another letter stays.
  static func unescaped(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    guard range.contains(where: { bytes[$0] == UInt8(ascii: "\\") }) else {
      return bytes.text(range)
    }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    while position < range.upperBound {
      let byte = bytes[position]
      position += 1
      guard byte == UInt8(ascii: "\\"), position < range.upperBound else {
        result.append(byte)
        continue
      }
      let escaped = bytes[position]
      switch escaped {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): result.append(UInt8(ascii: "\n"))
      case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\\"): result.append(escaped)
      default:
        result.append(byte)
        result.append(escaped)
      }
      position += 1
    }
    return LenientText.string(result)
  }

  /// A text as the value of a TEXT property.
  static func escaped(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if "\\,;".utf8.contains(byte) { result.append(UInt8(ascii: "\\")) }
      result += byte == UInt8(ascii: "\n") ? Array("\\n".utf8) : [byte]
    }
    return result
  }
}
