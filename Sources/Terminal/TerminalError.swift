/// Why there can be no screen.
package enum TerminalError: Error, Hashable, Sendable {
  /// Standard output is no terminal.
  case noTerminal
  /// Nothing is known of the terminal that TERM names.
  case unknownTerminal
  /// The terminal cannot move its cursor.
  case isTooSimple
}
