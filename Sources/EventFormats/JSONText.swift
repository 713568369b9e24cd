/// Text as JSON has it (RFC 8259 7).
///
/// Control characters, those of U+007F to U+009F included, are escaped, so that a terminal can show the output.
package enum JSONText {
  /// Appends a text with its quotes.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(
      text,
      ifSpecial: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0.mayBeginControl },
      escape: escape,
    )
    bytes.append(UInt8(ascii: "\""))
  }

  private static func escape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(contentsOf: "\\\"".utf8)
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\r": bytes.append(contentsOf: "\\r".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    case _ where scalar.isControl:
      let digits = String(scalar.value, radix: 16)
      bytes.append(
        contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      )
    default: bytes.append(scalar)
    }
  }
}
