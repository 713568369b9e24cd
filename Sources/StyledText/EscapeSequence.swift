/// What a terminal obeys: the only place with control sequences, of ECMA-48.
package enum EscapeSequence {
  /// Ends every style.
  static let reset = "\u{1B}[0m"

  /// Makes what follows lead to an address, until the link is ended (OSC 8, as terminals agree on it).
  static func begin(_ link: Link) -> String { "\u{1B}]8;;\(link.address)\u{1B}\\" }

  /// Ends a link.
  static let endOfLink = "\u{1B}]8;;\u{1B}\\"

  /// Erases the line from the cursor on (EL).
  package static let eraseToEndOfLine = "\u{1B}[K"

  /// Begins a style (SGR), or nothing where the style is plain or the terminal shows none.
  static func begin(_ style: TextStyle, _ depth: ColorDepth) -> String {
    guard depth != .none else { return "" }
    var parameters = attributes.compactMap { style.attributes.contains($0) ? "\($1)" : nil }
    if let color = style.foreground.flatMap({ foreground($0, depth) }) { parameters.append(color) }
    return parameters.isEmpty ? "" : "\u{1B}[\(parameters.joined(separator: ";"))m"
  }

  private static let attributes: [(TextStyle.Attributes, Int)] = [
    (.bold, 1), (.faint, 2), (.italic, 3), (.underlined, 4), (.reversed, 7), (.struckThrough, 9),
  ]

  private static func foreground(_ color: Color, _ depth: ColorDepth) -> String? {
    switch (depth, color) {
    case (.full, .rgb(let red, let green, let blue)): "38;2;\(red);\(green);\(blue)"
    case (.indexed, .rgb): "38;5;\(color.nearestIndex)"
    default: color.nearestName.map { "\(30 + $0.rawValue)" }
    }
  }
}
