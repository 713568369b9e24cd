/// A key that was pressed.
package enum Key: Hashable, Sendable {
  /// A letter, digit or sign, as it would be typed.
  case character(Character)
  /// A small letter together with Ctrl.
  case control(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab
  case backspace, delete
}

extension Key: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key of a letter, digit or sign.
  package init(extendedGraphemeClusterLiteral character: Character) {
    self = .character(character)
  }
}
