/// The characters that HTML writes by name or number, such as `&amp;` and `&#8217;`.
enum HTMLEntity {
  /// The bytes of the longest reference that is read, from `&` to `;`.
  private static let longest = 12

  /// The character of the reference at a position, which moves behind it; nil if there is none.
  static func read(_ html: [UInt8], _ position: inout Int) -> Unicode.Scalar? {
    let reference = html[position...].prefix(longest)
    guard let end = reference.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: html[position + 1..<end], as: UTF8.self)
    guard let character = number(name) ?? named[name] else { return nil }
    position = end + 1
    return character
  }

  /// The character of `#` and a number; a replacement character where there is no such character.
  private static func number(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number else { return nil }
    let isControl = number < 0x20 || (0x7F..<0xA0).contains(number)
    if isControl { return number == 9 || number == 10 || number == 13 ? " " : "\u{FFFD}" }
    return Unicode.Scalar(number) ?? "\u{FFFD}"
  }

  private static let named: [String: Unicode.Scalar] = {
    var named: [String: Unicode.Scalar] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
      "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "euro": "€", "trade": "™",
      "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
      "lsaquo": "‹", "rsaquo": "›", "OElig": "Œ", "oelig": "œ", "Scaron": "Š", "scaron": "š",
      "Yuml": "Ÿ", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "check": "✓",
      "ensp": " ", "emsp": " ", "thinsp": " ", "zwnj": "\u{200C}", "zwj": "\u{200D}",
    ]
    for (offset, name) in latin1.split(separator: " ").enumerated() {
      named[String(name)] = Unicode.Scalar(UInt8(0xA0 + offset))
    }
    return named
  }()

  /// The names of U+00A0 to U+00FF in order.
  private static let latin1 = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr \
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest \
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml \
    Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times \
    Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig \
    agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide \
    oslash ugrave uacute ucirc uuml yacute thorn yuml
    """
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let lessThan = UInt8(ascii: "<")
  static let greaterThan = UInt8(ascii: ">")
  static let ampersand = UInt8(ascii: "&")
  static let slash = UInt8(ascii: "/")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let equals = UInt8(ascii: "=")

  /// The byte with `A` to `Z` turned into `a` to `z`.
  var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

  var isLetter: Bool { lowercased &- 0x61 < 26 }

  var isLetterOrDigit: Bool { isLetter || self &- 0x30 < 10 }

  /// Whether the byte is a space, a tab or a line end.
  var isHTMLSpace: Bool { self == .space || (9...13).contains(self) }
}
