package import CivilCalendar

/// Where a day stands in a drawing.
package struct DayPlace: Hashable, Sendable {
  /// The day.
  package let date: CivilDate
  /// The lines, counted from the first one of the drawing.
  package let rows: Range<Int>
  /// The columns.
  package let columns: Range<Int>

  /// A place by its lines and columns, both half-open and from 0.
  package init(_ date: CivilDate, rows: Range<Int>, columns: Range<Int>) {
    self.date = date
    self.rows = rows
    self.columns = columns
  }

  /// The place where the drawing is moved down and to the right.
  package func moved(rows down: Int, columns right: Int) -> DayPlace {
    DayPlace(
      date,
      rows: rows.lowerBound + down..<rows.upperBound + down,
      columns: columns.lowerBound + right..<columns.upperBound + right,
    )
  }

  /// Whether the day is at a line and column.
  package func contains(row: Int, column: Int) -> Bool {
    rows.contains(row) && columns.contains(column)
  }
}
