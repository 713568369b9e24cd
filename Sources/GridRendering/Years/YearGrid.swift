package import CivilCalendar
import ICUSupport
package import StyledText

/// A year as twelve small months, each day shaded by what measures it.
package struct YearGrid: Hashable, Sendable {
  let year: Int
  let presentation: Presentation
  let months: [MonthGrid]
  let scale: HeatScale

  /// The grid of a year, whose days are asked for one by one.
  ///
  /// - Parameters:
  ///   - year: The year, 1 to 9999.
  ///   - presentation: How everything is written.
  ///   - showsWeekNumbers: Whether weeks have their numbers beside them, instead of their first days.
  ///   - workingDay: The seconds of a working day, with which lengths of time are compared.
  ///   - cell: Gives a day; its first mark is its measure.
  package init(
    _ year: Int,
    _ presentation: Presentation,
    showsWeekNumbers: Bool = false,
    workingDay: Int = 8 * 3600,
    cell: (CivilDate) -> DayCell
  ) {
    self.year = year
    self.presentation = presentation
    var marks: [DayMark] = []
    months = (1...12).map { month in
      let month = CivilMonth(year: year, month: month)
      return MonthGrid(month, presentation, showsWeekNumbers: showsWeekNumbers) { date in
        // The days that fill up the weeks belong to the months beside this one.
        guard CivilMonth(of: date) == month else { return DayCell(date) }
        var cell = cell(date)
        // Shades leave no room for more than two signs.
        cell.states.remove(.unselectable)
        if let mark = cell.marks.first { marks.append(mark) }
        return cell
      }
    }
    scale = HeatScale(marks, workingDay: workingDay)
  }

  /// The lines of the year: title, months beside and below each other, and what the shades mean.
  package func lines(width: Int) -> [StyledLine] {
    let width = width.asLineWidth
    let drawing = YearDrawing(width, presentation)
    var lines = [drawing.title(SafeText(presentation.language.title(ofYear: year)))]
    for start in stride(from: 0, to: months.count, by: drawing.perRow) {
      let row = months[start..<min(start + drawing.perRow, months.count)]
      lines.append(StyledLine())
      lines += drawing.row(row.map { drawing.lines(of: $0, scale) })
    }
    let legend = scale.legend(presentation).cut(to: width, ellipsis: presentation.symbols.ellipsis)
    return lines + [StyledLine(), legend]
  }

  /// Where the days stand in these lines.
  package func places(width: Int) -> [DayPlace] {
    let drawing = YearDrawing(width.asLineWidth, presentation)
    var places: [DayPlace] = []
    var row = 2
    for start in stride(from: 0, to: months.count, by: drawing.perRow) {
      let months = months[start..<min(start + drawing.perRow, months.count)]
      for (index, month) in months.enumerated() {
        places += drawing.places(of: month, row: row, column: index * drawing.pitch)
      }
      row += 3 + (months.map(\.weeks.count).max() ?? 0)
    }
    return places
  }
}
