/// How the screen between title and status line is divided.
struct Arrangement {
  /// Where the grid is, if it is shown.
  var grid: Frame?
  /// Where the list is, if it is shown.
  var list: Frame?
  /// The grid as far as there is room for it; its places count from its frame.
  var drawing: GridDrawing?
  /// How many lines of the grid are above and below what is shown of it.
  var hiddenLines = 0

  /// The columns that a list needs beside a grid.
  static let listWidth = 40
  /// The columns between grid and list.
  static let gap = 3
}
