/// How many colours a terminal shows.
package enum ColorDepth: Hashable, Sendable {
  /// None, and no other attributes either: plain text.
  case none
  /// The sixteen that users choose for their terminal.
  case sixteen
  /// The 256 of xterm.
  case indexed
  /// Red, green and blue of eight bits each.
  case full
}
