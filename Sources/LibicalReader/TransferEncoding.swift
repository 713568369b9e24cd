/// How bytes are written in letters that every mail program lets through (RFC 2045 6.7 and 6.8).
enum TransferEncoding: String {
  case quotedPrintable = "QUOTED-PRINTABLE"
  case base64 = "BASE64"

  /// The encoding of a name in any case, or nil if there is none of this name.
  init?(_ name: String) { self.init(rawValue: name.uppercased()) }

  /// The bytes that a text stands for.
  func decoded(_ text: [UInt8]) -> [UInt8] {
    switch self {
    case .quotedPrintable: TransferEncoding.quotedPrintable(text)
    case .base64: TransferEncoding.base64(text)
    }
  }

  /// The bytes of quoted-printable without soft line breaks; what is no code is left as it is.
  private static func quotedPrintable(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == .equals, index + 2 < text.count,
        let high = hexadecimal(text[index + 1]), let low = hexadecimal(text[index + 2])
      {
        bytes.append(high << 4 | low)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return bytes
  }

  /// The bytes of base64; everything that is not part of it is passed over.
  private static func base64(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for byte in text {
      guard let digit = base64Digit(byte) else { continue }
      bits = bits << 6 | digit
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte.lowercased {
    case 0x30...0x39: byte - 0x30
    case 0x61...0x66: byte.lowercased - 0x61 + 10
    default: nil
    }
  }

  private static func base64Digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte) - 0x41
    case 0x61...0x7A: UInt32(byte) - 0x61 + 26
    case 0x30...0x39: UInt32(byte) - 0x30 + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
