/// A text of help or manual, whose parts differ in how they are set.
struct Prose: Hashable, Sendable {
  /// A part of the text.
  struct Span: Hashable, Sendable {
    var style: Style
    var text: String
  }

  /// How a part is set.
  enum Style: Hashable, Sendable {
    case plain
    /// Typed as it stands.
    case literal
    /// Stands for something to be typed.
    case placeholder
  }

  private(set) var spans: [Span] = []

  /// The text without styles.
  var plain: String { spans.map(\.text).joined() }

  /// Appends a part.
  mutating func append(_ style: Style, _ text: String) {
    spans.append(Span(style: style, text: text))
  }
}

extension Prose: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// A text with its literal parts in backquotes; line ends are spaces.
  init(_ markup: String) {
    let parts = markup.split(separator: "`", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() where !part.isEmpty {
      append(index % 2 == 1 ? .literal : .plain, String(part).replacing("\n", with: " "))
    }
  }

  init(stringLiteral markup: String) {
    self.init(markup)
  }
}
