import CivilCalendar
import ICUSupport
import StyledText

/// Draws the small months of a year.
struct YearDrawing {
  /// How many months stand beside each other.
  let perRow: Int
  private let presentation: Presentation
  private let columns: WeekColumns
  /// The columns before the days of a month, for what names its weeks.
  private let margin: Int

  private static let gap = 2

  init(_ width: Int, _ presentation: Presentation) {
    self.presentation = presentation
    let named = WeekColumns(pitch: 3, weekNumbers: false)
    let margin = width >= 24 ? 2 : 0
    columns = margin > 0 ? named : .fitting(width, widest: 3, weekNumbers: false)
    self.margin = margin
    let month = margin + columns.widthWithMargin
    perRow = [6, 4, 3, 2].first { $0 * (month + YearDrawing.gap) - YearDrawing.gap <= width } ?? 1
  }

  private var monthWidth: Int { margin + columns.widthWithMargin }

  /// The title above the middle of all months.
  func title(_ text: SafeText) -> StyledLine {
    let width = perRow * (monthWidth + YearDrawing.gap) - YearDrawing.gap
    return StyledLine(text, .title)
      .cut(to: width, ellipsis: presentation.symbols.ellipsis)
      .padded(to: width, .center)
  }

  /// Months beside each other.
  func row(_ months: [[StyledLine]]) -> [StyledLine] {
    let padded = months.map { $0.map { $0.padded(to: monthWidth) } }
    return StyledLine.sideBySide(padded, gap: YearDrawing.gap)
  }

  /// A month: its name, the weekdays, and a line of shades for each week.
  func lines(of month: MonthGrid, _ scale: HeatScale) -> [StyledLine] {
    let drawing = WeekDrawing(columns: columns, presentation: presentation)
    let name = SafeText(presentation.language.name(ofMonth: month.month.month))
    let title = StyledLine(name, .title)
      .cut(to: columns.width, ellipsis: presentation.symbols.ellipsis)
      .padded(to: columns.width, .center)
    let weeks = month.weeks.map { week in
      let days = week.map { $0.flatMap { $0.states.contains(.outside) ? nil : $0 } }
      return label(of: days, month).followed(by: drawing.squeezed(days) { shade($0, scale) })
    }
    let headings = [title, drawing.names()].map { StyledLine(.spaces(margin)).followed(by: $0) }
    return headings + weeks
  }

  /// Where the days of a month stand whose upper left corner is at a place.
  func places(of month: MonthGrid, row: Int, column: Int) -> [DayPlace] {
    month.weeks.enumerated().flatMap { week, cells in
      cells.enumerated().compactMap { index, cell -> DayPlace? in
        guard let cell, !cell.states.contains(.outside) else { return nil }
        let end = column + margin + columns.end(of: index)
        return DayPlace(
          cell.date,
          rows: row + 2 + week..<row + 3 + week,
          columns: end - 2..<end + 1
        )
      }
    }
  }

  /// The columns from one month to the next.
  var pitch: Int { monthWidth + YearDrawing.gap }

  /// What stands before a week: its number, or that of its first day in the month.
  private func label(of days: [DayCell?], _ month: MonthGrid) -> StyledLine {
    guard margin > 0, let first = days.compactMap(\.self).first else { return StyledLine() }
    let number =
      month.showsWeekNumbers
      ? first.date.week(by: presentation.weekRule).number : first.date.day
    return StyledLine(presentation.text(of: number), .weekNumber).padded(to: margin, .trailing)
  }

  private func shade(_ cell: DayCell, _ scale: HeatScale) -> StyledLine {
    let shade = cell.marks.first.map { scale.shade(of: $0) } ?? 0
    let sign = presentation.symbols.shades[shade]
    // Nothing is a dot rather than a surface.
    let text: SafeText = shade == 0 ? " \(sign)" : "\(sign)\(sign)"
    return StyledLine(text, .shade(shade))
  }
}
