/// What a URI is made of (RFC 3986).
enum URISyntax {
  /// Whether a word is a scheme that calendars commonly use.
  static func isCommonScheme(_ word: String) -> Bool { schemes.contains(word.lowercased()) }

  private static let schemes: Set = [
    "http", "https", "mailto", "ftp", "file", "cid", "urn", "tel", "data", "ldap", "webcal", "sip",
  ]

  /// The scheme of a URI in small letters, or nil where a value does not begin with one.
  static func scheme(of value: ValueSlice) -> String? {
    guard let colon = value.firstOffset(of: UInt8(ascii: ":")), colon > 0, colon < 64,
      value[0].isLetter
    else { return nil }
    let scheme = value.slice(0..<colon)
    let isScheme = scheme.bytes.allSatisfy { byte in
      byte.isNameCharacter || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    }
    return isScheme ? scheme.text.lowercased() : nil
  }

  /// The offset of the first byte that a URI cannot have there.
  ///
  /// Letters beyond ASCII are none of a URI either, but `isForeignLetter` tells them apart.
  static func firstBadOffset(in value: ValueSlice) -> Int? {
    var offset = 0
    while offset < value.count {
      let byte = value[offset]
      if byte == UInt8(ascii: "%") {
        guard offset + 2 < value.count, value[offset + 1].isHexDigit, value[offset + 2].isHexDigit
        else { return offset }
        offset += 2
      } else if !byte.isOfURI {
        return offset
      }
      offset += 1
    }
    return nil
  }
}

extension UInt8 {
  /// Whether it is part of a letter beyond ASCII.
  var isForeignLetter: Bool { self >= 0x80 }

  var isHexDigit: Bool { isDigit || capital &- UInt8(ascii: "A") < 6 }

  /// Whether a URI can have it, percent signs aside.
  fileprivate var isOfURI: Bool {
    isLetter || isDigit || URICharacters.others.contains(self)
  }
}

private enum URICharacters {
  /// The marks of `unreserved` and `reserved`.
  static let others: Set<UInt8> = Set("-._~:/?#[]@!$&'()*+,;=".utf8)
}
