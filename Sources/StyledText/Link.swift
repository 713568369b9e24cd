/// An address on the web that a terminal opens for text, from data of unknown origin.
///
/// It is of printable ASCII only; whatever else an address has is percent-encoded (RFC 3986 2.1).
package struct Link: Hashable, Sendable {
  /// The address.
  let address: String

  /// What terminals take at most; longer addresses are none.
  private static let longest = 2000
  /// What a terminal may be told to open.
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// A link, or nil where an address is none that a terminal should open.
  package init?(_ address: String) {
    let bytes = address.utf8.drop { $0 <= 0x20 }
    guard bytes.count <= Link.longest,
      let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
      Link.schemes.contains(Substring(bytes[..<colon]).lowercased())
    else { return nil }
    var encoded = ""
    for byte in bytes {
      switch byte {
      case 0x21...0x7E: encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    self.address = encoded
  }
}
