/// A part of the screen, counted from its upper left corner.
struct Frame: Hashable, Sendable {
  let row: Int
  let column: Int
  let rows: Int
  let columns: Int

  /// Whether a place of the screen is in it.
  func contains(row: Int, column: Int) -> Bool {
    (self.row..<self.row + rows).contains(row)
      && (self.column..<self.column + columns).contains(column)
  }
}
