import CNcurses
import StyledText

/// Turns styles into the attributes and pairs of colours of a screen, of which each is made once.
struct ScreenStyles {
  private let theme: Theme
  private let colors: Colors
  private var known: [Role: Style] = [:]
  private var pairs: [Int32: Int16] = [:]

  /// What is set before text is written.
  struct Style {
    var attributes: attr_t = 0
    var pair: Int16 = 0
  }

  /// How colours are named.
  private enum Colors {
    case none
    /// The eight that every terminal with colours has.
    case eight
    /// The 256 of xterm.
    case indexed
    /// Red, green and blue.
    case direct
  }

  init(_ theme: Theme, depth: ColorDepth) {
    self.theme = theme
    let count = curses_colorCount()
    if depth == .none || !has_colors() || count < 8 {
      colors = .none
    } else if curses_hasDirectColor() {
      colors = .direct
    } else {
      colors = count >= 256 && depth != .sixteen ? .indexed : .eight
    }
  }

  /// The style of a role.
  mutating func style(of role: Role) -> Style {
    if let style = known[role] { return style }
    let wanted = theme.style(of: role)
    var style = Style()
    for (attribute, value) in ScreenStyles.attributes where wanted.attributes.contains(attribute) {
      style.attributes |= value()
    }
    if let color = wanted.foreground.flatMap(number) { style.pair = pair(of: color) }
    known[role] = style
    return style
  }

  private static let attributes: [(TextStyle.Attributes, @Sendable () -> attr_t)] = [
    (.bold, { curses_bold() }), (.faint, { curses_faint() }), (.italic, { curses_italic() }),
    (.underlined, { curses_underlined() }), (.reversed, { curses_reversed() }),
  ]

  private func number(of color: Color) -> Int32? {
    switch (colors, color) {
    case (.none, _): nil
    case (.direct, .rgb(let red, let green, let blue)):
      // The first eight numbers are names.
      max(8, Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
    case (.indexed, .rgb): Int32(color.nearestIndex)
    default: color.nearestName.map { Int32($0.rawValue) }
    }
  }

  private mutating func pair(of color: Int32) -> Int16 {
    if let pair = pairs[color] { return pair }
    let pair = Int16(clamping: max(0, alloc_pair(color, -1)))
    pairs[color] = pair
    return pair
  }
}
