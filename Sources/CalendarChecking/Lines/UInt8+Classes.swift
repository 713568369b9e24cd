/// Classes of bytes that the grammar of RFC 5545 speaks of.
extension UInt8 {
  /// WSP: a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// What the name of a property, parameter or component is made of (RFC 5545 3.1, iana-token).
  var isNameCharacter: Bool { isLetter || isDigit || self == UInt8(ascii: "-") }

  /// The capital of an ASCII letter; every other byte as it is.
  var capital: UInt8 { self &- UInt8(ascii: "a") < 26 ? self & ~0x20 : self }
}
