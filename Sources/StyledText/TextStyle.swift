/// How text looks.
package struct TextStyle: Hashable, Sendable {
  /// The colour of the letters; nil is the terminal's own.
  package var foreground: Color?
  /// Everything but colour.
  package var attributes: Attributes

  /// A colour of letters, or nil for that of the terminal, and attributes.
  package init(_ foreground: Color? = nil, _ attributes: Attributes = []) {
    self.foreground = foreground
    self.attributes = attributes
  }

  /// Everything but colour.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold (SGR 1).
    package static let bold = Attributes(rawValue: 1 << 0)
    /// Faint (SGR 2).
    package static let faint = Attributes(rawValue: 1 << 1)
    /// Italic (SGR 3).
    package static let italic = Attributes(rawValue: 1 << 2)
    /// Underlined (SGR 4).
    package static let underlined = Attributes(rawValue: 1 << 3)
    /// Filled: the colours of letters and ground exchanged.
    package static let reversed = Attributes(rawValue: 1 << 4)
    /// Struck out (SGR 9).
    package static let struckThrough = Attributes(rawValue: 1 << 5)
  }

  /// This style with another one laid over it.
  func overlaid(with other: TextStyle) -> TextStyle {
    TextStyle(other.foreground ?? foreground, attributes.union(other.attributes))
  }
}
