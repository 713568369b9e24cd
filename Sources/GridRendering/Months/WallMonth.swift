import CivilCalendar
package import StyledText

/// A month as it hangs on a wall: titles in the cells of the days, and bars through several of them.
package struct WallMonth: Hashable, Sendable {
  private(set) var grid: MonthGrid
  /// For each week of the grid what happens in it.
  let rows: [DayRows]
  /// The events that are drawn, by their numbers.
  let events: [Int: ListedEvent]
  /// How many rows a week has at least.
  let leastRows: Int

  /// The width from which on there is room enough for titles to be worth reading.
  package static let usualWidth = WallColumns.usual

  /// The wall calendar of a month.
  ///
  /// - Parameters:
  ///   - grid: The days.
  ///   - times: When each event is, in the order in which they are listed.
  ///   - rows: How many rows a week has at least, and at most where there is more.
  ///   - event: Gives the event of a number; it is asked for those only that are drawn.
  package init(
    _ grid: MonthGrid,
    times: [ListedTime],
    rows: ClosedRange<Int> = 2...4,
    event: (Int) -> ListedEvent
  ) {
    self.grid = grid
    leastRows = rows.lowerBound
    self.rows = grid.weeks.map { week in
      let days = week.compactMap { $0?.date }
      guard let first = days.first, let last = days.last else { return .empty }
      return DayRows(times, on: first..<last.advanced(by: 1), limit: rows.upperBound)
    }
    var events: [Int: ListedEvent] = [:]
    for piece in self.rows.lazy.flatMap(\.pieces) where events[piece.event] == nil {
      events[piece.event] = event(piece.event)
    }
    self.events = events
  }

  /// The same events on the same days, of which others may be selected now.
  package func showing(_ grid: MonthGrid) -> WallMonth {
    var other = self
    if grid.month == self.grid.month { other.grid = grid }
    return other
  }

  /// The lines of the month; where days would have no room for titles, the month as a compact grid.
  package func lines(width: Int) -> [StyledLine] {
    let columns = WallColumns.fitting(
      width.asLineWidth,
      weekNumbers: grid.showsWeekNumbers,
    )
    guard let columns else { return grid.lines(width: width) }
    let drawing = WallDrawing(columns: columns, presentation: grid.presentation)
    let symbols = grid.presentation.symbols
    var lines = [
      drawing.title(grid.presentation.title(of: grid.month)),
      drawing.names(),
      drawing.rule(symbols.frame.top),
    ]
    for (week, rows) in zip(grid.weeks, rows) {
      if lines.count > 3 { lines.append(drawing.rule(symbols.frame.middle)) }
      lines.append(drawing.numbers(week, week: grid.weekNumber(of: week)))
      lines += (0..<max(rows.height, leastRows)).map { row in
        drawing.row(row, of: rows, on: week, events)
      }
    }
    return lines + [drawing.rule(symbols.frame.bottom)]
  }

  /// Where the days stand in these lines.
  package func places(width: Int) -> [DayPlace] {
    let columns = WallColumns.fitting(width.asLineWidth, weekNumbers: grid.showsWeekNumbers)
    guard let columns else { return grid.places(width: width) }
    var row = 3
    return zip(grid.weeks, rows).flatMap { week, rows -> [DayPlace] in
      let height = 1 + max(rows.height, leastRows)
      defer { row += height + 1 }
      return week.enumerated().compactMap { index, cell -> DayPlace? in
        guard let cell else { return nil }
        return DayPlace(
          cell.date,
          rows: row..<row + height,
          columns: columns.line(index)..<columns.line(index + 1),
        )
      }
    }
  }
}
