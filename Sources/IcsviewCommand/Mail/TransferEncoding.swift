/// Undoes what a mail message does to bytes on their way (RFC 2045 6).
enum TransferEncoding {
  /// The bytes that a body stands for, by the name of its encoding; those of an unknown one are themselves.
  static func decoded(_ body: [UInt8], from encoding: String) -> [UInt8] {
    switch encoding {
    case "base64": base64(body)
    case "quoted-printable": quotedPrintable(body)
    default: body
    }
  }

  /// Bytes of base64; whatever does not belong into it is passed over, and bits that are left behind too.
  private static func base64(_ body: [UInt8]) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(body.count / 4 * 3)
    var bits: UInt32 = 0
    var bitCount = 0
    for byte in body {
      guard let digit = base64Digit(byte) else {
        // Padding ends a piece; another may follow.
        if byte == UInt8(ascii: "=") { bitCount = 0 }
        continue
      }
      bits = bits << 6 | UInt32(digit)
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
    }
    return decoded
  }

  private static func base64Digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }

  /// Bytes of quoted-printable; an equals sign that begins nothing stays.
  private static func quotedPrintable(_ body: [UInt8]) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(body.count)
    var position = 0
    while position < body.count {
      let byte = body[position]
      position += 1
      if byte != UInt8(ascii: "=") {
        decoded.append(byte)
      } else if let end = softBreakEnd(body, position) {
        position = end
      } else if position + 1 < body.count, let high = hexDigit(body[position]),
        let low = hexDigit(body[position + 1])
      {
        decoded.append(high << 4 | low)
        position += 2
      } else {
        decoded.append(byte)
      }
    }
    return decoded
  }

  /// Where the line goes on after an equals sign at its end, or nil if it is not at the end.
  private static func softBreakEnd(_ body: [UInt8], _ begin: Int) -> Int? {
    var position = begin
    while position < body.count,
      body[position] == UInt8(ascii: " ") || body[position] == UInt8(ascii: "\t")
    {
      position += 1
    }
    guard position < body.count else { return position }
    switch body[position] {
    case UInt8(ascii: "\n"):
      return position + 1
    case UInt8(ascii: "\r"):
      let isPair = position + 1 < body.count && body[position + 1] == UInt8(ascii: "\n")
      return position + (isPair ? 2 : 1)
    default:
      return nil
    }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
