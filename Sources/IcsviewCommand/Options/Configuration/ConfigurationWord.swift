/// A word of a line of the configuration, without the quotes that it is written in.
struct ConfigurationWord: Hashable, Sendable {
  /// What the quotes stand around.
  let text: String
  /// Where it begins in the line, in UTF-8 bytes.
  let utf8Offset: Int
}

extension ConfigurationWord {
  /// Takes a line apart as a shell does: spaces and tabs stand between words, and `#` at the beginning of a word
  /// makes the rest a comment.
  ///
  /// Between single quotes everything is itself. Between double ones a backslash makes `\"`, `\\`, `\n`, `\t` and
  /// `\u{…}` of what follows it, and is itself before everything else. Outside of quotes it makes any character
  /// be itself.
  static func words(of line: String) throws(ConfigurationProblem) -> [ConfigurationWord] {
    var words: [ConfigurationWord] = []
    var rest = line.unicodeScalars[...]
    func offset() -> Int { line.utf8.distance(from: line.startIndex, to: rest.startIndex) }
    while true {
      rest = rest.drop { isBlank($0) }
      guard let first = rest.first, first != "#" else { return words }
      let begin = offset()
      var text = String.UnicodeScalarView()
      while let scalar = rest.first, !isBlank(scalar) {
        let place = offset()
        rest.removeFirst()
        switch scalar {
        case "'":
          guard let end = rest.firstIndex(of: "'") else { throw .openQuote(utf8Offset: place) }
          text += rest[..<end]
          rest = rest[end...].dropFirst()
        case "\"":
          guard take(untilQuote: &rest, into: &text) else { throw .openQuote(utf8Offset: place) }
        case "\\": text.append(rest.popFirst() ?? "\\")
        default: text.append(scalar)
        }
      }
      words.append(ConfigurationWord(text: String(text), utf8Offset: begin))
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// Takes what stands before a double quote, and the quote; false if there is none.
  private static func take(
    untilQuote rest: inout Substring.UnicodeScalarView,
    into text: inout String.UnicodeScalarView
  ) -> Bool {
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return true }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      switch rest.first {
      case "\"", "\\": text.append(rest.removeFirst())
      case "n":
        rest.removeFirst()
        text.append("\n")
      case "t":
        rest.removeFirst()
        text.append("\t")
      case "u": text.append(number(&rest) ?? "\\")
      default: text.append("\\")
      }
    }
    return false
  }

  /// Takes `u{1B}` and gives the character of this number; takes nothing if there is none.
  private static func number(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard rest.dropFirst().first == "{" else { return nil }
    let digits = rest.dropFirst(2).prefix(9).prefix { $0 != "}" }
    guard digits.endIndex < rest.endIndex, rest[digits.endIndex] == "}",
      let number = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(number)
    else { return nil }
    rest = rest[digits.endIndex...].dropFirst()
    return scalar
  }
}

extension ConfigurationWord {
  /// A text as a word of a line, in quotes if it needs them.
  static func written(_ text: String) -> String {
    let scalars = text.unicodeScalars
    if scalars.contains(where: { isHidden($0) || $0 == "'" }) {
      return "\"" + scalars.map(escaped).joined() + "\""
    }
    let isPlain =
      !scalars.isEmpty && scalars.first != "#"
      && !scalars.contains { $0 == " " || $0 == "\"" || $0 == "\\" }
    return isPlain ? text : "'\(text)'"
  }

  /// Whether a character cannot be seen as what it is, or is none but a byte of a path.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    PathText.byte(of: scalar) != nil || quoted(String(scalar)) != "'\(scalar)'"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\n": "\\n"
    case "\t": "\\t"
    case _ where isHidden(scalar): "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(scalar)
    }
  }
}
