import CNcurses
import ICUSupport

/// Text in the form in which the C library and this program agree on the columns that it takes.
///
/// The columns of what people see as one character are those of Unicode, while a terminal adds up the columns of
/// its parts, as the C library does. Where the two differ, the first part stands for the whole.
enum CellText {
  /// A text that takes the columns of another one on every terminal.
  ///
  /// - Parameters:
  ///   - text: A text without control characters.
  ///   - isASCII: Whether nothing but ASCII can be shown; a question mark a column stands for the rest.
  /// - Returns: The text to write.
  static func shown(_ text: String, isASCII: Bool) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var shown = ""
    for character in text {
      let columns = TextWidth.columns(of: character)
      if character.isASCII || !isASCII && width(of: character.unicodeScalars) == columns {
        shown.append(character)
      } else {
        shown += replacement(of: character, columns: columns, isASCII: isASCII)
      }
    }
    return shown
  }

  private static func replacement(of character: Character, columns: Int, isASCII: Bool) -> String {
    guard !isASCII, let first = character.unicodeScalars.first else {
      return String(repeating: "?", count: columns)
    }
    let width = width(of: CollectionOfOne(first))
    guard width > 0, width <= columns else { return String(repeating: "?", count: columns) }
    return String(Character(first)) + String(repeating: " ", count: columns - width)
  }

  /// The columns by the C library, or -1 where it does not know one of the characters.
  private static func width(of scalars: some Sequence<Unicode.Scalar>) -> Int {
    var sum = 0
    for scalar in scalars {
      let width = Int(curses_width(wchar_t(bitPattern: scalar.value)))
      guard width >= 0 else { return -1 }
      sum += width
    }
    return sum
  }
}
