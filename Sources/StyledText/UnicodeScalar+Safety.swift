/// What becomes of a character of unknown text on its way to a terminal.
private enum Treatment {
  case kept
  case replaced(Unicode.Scalar)
  case dropped
  /// It stands between words.
  case separator
}

extension String {
  /// The text with each character treated as `SafeText` promises.
  func madeSafe() -> String {
    var safe = String.UnicodeScalarView()
    var separates = false
    for scalar in unicodeScalars {
      switch scalar.treatment(after: safe.last) {
      case .separator: separates = !safe.isEmpty
      case .dropped: break
      case .replaced(let other): safe.append(other, separated: &separates)
      case .kept: safe.append(scalar, separated: &separates)
      }
    }
    return String(safe)
  }
}

extension String.UnicodeScalarView {
  /// Appends a character, with a space before it if one is due and none is there.
  fileprivate mutating func append(_ scalar: Unicode.Scalar, separated: inout Bool) {
    if separated && last != " " && scalar != " " { append(" ") }
    separated = false
    append(scalar)
  }
}

extension Unicode.Scalar {
  fileprivate func treatment(after previous: Unicode.Scalar?) -> Treatment {
    switch value {
    case 0x20...0x7E: .kept
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: .separator
    case 0x00...0x1F: .replaced(Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}")
    case 0x7F: .replaced("\u{2421}")
    case 0x80...0x9F: .replaced("\u{FFFD}")
    // Embeddings, overrides, isolates and the deprecated controls beside them.
    case 0x202A...0x202E, 0x2066...0x206F: .dropped
    // Soft hyphen, zero width space, byte order mark, interlinear annotation.
    case 0xAD, 0x200B, 0xFEFF, 0xFFF9...0xFFFB: .dropped
    case 0xFE0F: previous?.properties.isEmoji == true ? .kept : .dropped
    case 0xFDD0...0xFDEF: .replaced("\u{FFFD}")
    default: value & 0xFFFE == 0xFFFE ? .replaced("\u{FFFD}") : .kept
    }
  }
}
