import CivilCalendar
package import StyledText

/// Several months, side by side where the width allows it and below each other where not.
package struct MonthSheet: Hashable, Sendable {
  let months: [MonthGrid]

  /// Months beside and below each other, in their order.
  package init(_ months: [MonthGrid]) { self.months = months }

  /// The lines of all months.
  ///
  /// Days move closer together where that puts all months into one row, or at least two beside each other.
  package func lines(width: Int) -> [StyledLine] {
    let (columns, perRow) = arrangement(width.asLineWidth)
    var lines: [StyledLine] = []
    for start in stride(from: 0, to: months.count, by: perRow) {
      let row = months[start..<min(start + perRow, months.count)].map { month in
        month.lines(columns).map { $0.padded(to: columns.widthWithMargin) }
      }
      if !lines.isEmpty { lines.append(StyledLine()) }
      lines += StyledLine.sideBySide(row, gap: MonthSheet.gap)
    }
    return lines
  }

  /// Where the days stand in these lines; days that fill up a week are left out.
  package func places(width: Int) -> [DayPlace] {
    let (columns, perRow) = arrangement(width.asLineWidth)
    var places: [DayPlace] = []
    var top = 0
    for start in stride(from: 0, to: months.count, by: perRow) {
      let row = months[start..<min(start + perRow, months.count)]
      for (index, month) in row.enumerated() {
        let left = index * (columns.widthWithMargin + MonthSheet.gap)
        places += month.places(columns).filter { CivilMonth(of: $0.date) == month.month }
          .map { $0.moved(rows: top, columns: left) }
      }
      top += 1 + (row.map { $0.lines(columns).count }.max() ?? 0)
    }
    return places
  }

  private static let gap = 2

  private func arrangement(_ width: Int) -> (columns: WeekColumns, perRow: Int) {
    let weekNumbers = months.contains(where: \.showsWeekNumbers)
    let choices = stride(from: 6, through: 3, by: -1).map { pitch in
      let columns = WeekColumns(pitch: pitch, weekNumbers: weekNumbers)
      return (columns, (width + MonthSheet.gap) / (columns.widthWithMargin + MonthSheet.gap))
    }
    // Few months are squeezed into one row, as `cal -3` has them; many need not be that close.
    let oneRow = choices.first { $0.1 >= months.count && (months.count <= 3 || $0.0.pitch > 3) }
    let chosen = oneRow ?? choices.first { $0.1 >= 2 && $0.0.pitch > 3 }
    if months.count > 1, let chosen { return chosen }
    return (WeekColumns.fitting(width, widest: 6, weekNumbers: weekNumbers), 1)
  }
}
