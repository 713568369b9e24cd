/// TEXT values as they have to be written (RFC 5545 3.3.11).
enum TextSyntax {
  /// A place where a text departs from the grammar.
  struct Faults {
    /// The first backslash that escapes nothing.
    var badEscape: Int?
    /// The first comma and the first semicolon without a backslash.
    var bareComma: Int?
    var bareSemicolon: Int?
  }

  /// Looks at all of a text.
  static func faults(of value: ValueSlice) -> Faults {
    var faults = Faults()
    var offset = 0
    while offset < value.count {
      switch value[offset] {
      case UInt8(ascii: "\\"):
        if isEscape(value, offset) {
          offset += 1
        } else {
          faults.badEscape = faults.badEscape ?? offset
          // What a program escapes without need is not bare.
          offset += offset + 1 < value.count ? 1 : 0
        }
      case UInt8(ascii: ","): faults.bareComma = faults.bareComma ?? offset
      case UInt8(ascii: ";"): faults.bareSemicolon = faults.bareSemicolon ?? offset
      default: break
      }
      offset += 1
    }
    return faults
  }

  /// Whether a backslash stands before what it can escape.
  static func isEscape(_ value: ValueSlice, _ offset: Int) -> Bool {
    guard offset + 1 < value.count else { return false }
    switch value[offset + 1] {
    case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "n"),
      UInt8(ascii: "N"):
      return true
    default: return false
    }
  }

  /// The parts of a list, between commas that are not escaped.
  static func items(of value: ValueSlice) -> [ValueSlice] {
    var items: [ValueSlice] = []
    var begin = 0
    var offset = 0
    while offset < value.count {
      if value[offset] == UInt8(ascii: "\\") {
        offset += 1
      } else if value[offset] == UInt8(ascii: ",") {
        items.append(value.slice(begin..<offset))
        begin = offset + 1
      }
      offset += 1
    }
    items.append(value.slice(from: begin))
    return items
  }
}
