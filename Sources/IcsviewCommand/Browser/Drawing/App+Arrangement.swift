import Agenda
import GridRendering
import StyledText
import Terminal

extension App {
  /// The lines between the title and the status line.
  var bodyHeight: Int { max(0, size.rows - 2) }

  /// The smallest screen.
  static let leastRows = 6
  static let leastColumns = 20

  var isTooSmall: Bool { size.rows < App.leastRows || size.columns < App.leastColumns }

  /// Divides the screen: side by side where there is room, else below each other, else one of the two.
  func arrangement() -> Arrangement {
    let whole = Frame(row: 1, column: 0, rows: bodyHeight, columns: size.columns)
    guard view != .agenda else { return Arrangement(list: whole) }
    let rest = size.columns - Arrangement.listWidth - Arrangement.gap
    if let wall = wall(of: pages.current) {
      return wall.isBeside
        ? sideBySide(width: rest, wallRows: wall.rows) : stacked(wallRows: wall.rows)
    }
    let wanted: ClosedRange<Int>? =
      switch view {
      case .month: 29...43
      case .week: showsTimeline(rest) ? Timeline.usualWidth...200 : nil
      case .day: 30...100
      case .year: 52...170
      case .agenda: nil
      }
    guard let wanted, rest >= wanted.lowerBound else { return stacked(wallRows: nil) }
    return sideBySide(width: min(rest, wanted.upperBound), wallRows: nil)
  }

  /// How many titles a week has in a wall calendar, and whether it stands beside the list; nil if there is none.
  private func wall(of page: Page) -> (rows: ClosedRange<Int>, isBeside: Bool)? {
    guard view == .month, session.request.layouts.month != .compact else { return nil }
    let least = session.request.layouts.month == .wall ? 50 : WallMonth.usualWidth
    let weeks = page.grid.count / 7
    let rest = size.columns - Arrangement.listWidth - Arrangement.gap
    if rest >= least {
      let rows = (bodyHeight - 2) / weeks - 2
      return rows >= 1 ? (rows...rows, true) : nil
    }
    guard size.columns >= least else { return nil }
    let rows = (bodyHeight - listRows - 3) / weeks - 2
    return rows >= 1 ? (1...rows, false) : nil
  }

  /// How many titles a week of a page has in a wall calendar, or nil if it is none.
  func wallRows(of page: Page) -> ClosedRange<Int>? { wall(of: page)?.rows }

  /// The lines that a list has at least below a grid.
  private var listRows: Int { max(4, bodyHeight / 4) }

  private func sideBySide(width: Int, wallRows: ClosedRange<Int>?) -> Arrangement {
    let drawing = grid(width: width, wallRows: wallRows)
    // A year does not need all of it, and as much of it each time.
    let needed = view == .year ? drawing.lines.map(\.columns).max() ?? width : width
    let width = min(width, needed)
    let column = width + Arrangement.gap
    var arrangement = Arrangement(
      grid: Frame(row: 1, column: 0, rows: bodyHeight, columns: width),
      list: Frame(row: 1, column: column, rows: bodyHeight, columns: size.columns - column),
    )
    place(drawing, in: &arrangement)
    return arrangement
  }

  private func stacked(wallRows: ClosedRange<Int>?) -> Arrangement {
    let drawing = grid(width: size.columns, wallRows: wallRows)
    let whole = Frame(row: 1, column: 0, rows: bodyHeight, columns: size.columns)
    // Below this there is room for one of the two only.
    guard bodyHeight >= 9 else {
      guard pane == .grid else { return Arrangement(list: whole) }
      var arrangement = Arrangement(grid: whole)
      place(drawing, in: &arrangement)
      return arrangement
    }
    let rows = min(drawing.lines.count, bodyHeight - 1 - listRows)
    let first = rows + 2
    var arrangement = Arrangement(
      grid: Frame(row: 1, column: 0, rows: rows, columns: size.columns),
      list: Frame(row: first, column: 0, rows: bodyHeight + 1 - first, columns: size.columns),
    )
    place(drawing, in: &arrangement)
    return arrangement
  }

  /// Puts what there is room for into the frame of the grid.
  private func place(_ drawing: GridDrawing, in arrangement: inout Arrangement) {
    guard let frame = arrangement.grid else { return }
    let place = drawing.places.first { $0.date == focus }
    let offset = drawing.offset(drawingOffset, showing: place, rows: frame.rows)
    arrangement.hiddenLines = max(0, drawing.lines.count - frame.rows)
    arrangement.drawing = drawing.window(offset: offset, rows: frame.rows)
  }

  /// Moves a drawing that is higher than its frame.
  mutating func scrollDrawing(by lines: Int) {
    let most = arrangement().hiddenLines
    drawingOffset = min(max(0, min(drawingOffset, most) + lines), most)
    if most == 0 { message = "all of it is shown" }
  }
}
