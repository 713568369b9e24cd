/// How many characters a screen shows.
package struct ScreenSize: Hashable, Sendable {
  /// The lines.
  package var rows: Int
  /// The columns of a line.
  package var columns: Int

  /// A size in character cells.
  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}
