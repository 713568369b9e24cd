package import CivilCalendar
package import StyledText

/// A month in whole weeks, the days in columns, each with a number and marks below it.
package struct MonthGrid: Hashable, Sendable {
  /// Which month it is.
  package let month: CivilMonth
  let presentation: Presentation
  let showsWeekNumbers: Bool
  /// The weeks; a day that no calendar has, before year 1 or after 9999, is nil.
  let weeks: [[DayCell?]]

  /// The grid of a month, whose days are asked for one by one.
  package init(
    _ month: CivilMonth,
    _ presentation: Presentation,
    showsWeekNumbers: Bool = false,
    cell: (CivilDate) -> DayCell
  ) {
    self.month = month
    self.presentation = presentation
    self.showsWeekNumbers = showsWeekNumbers
    let first = presentation.weekRule.firstWeekday
    var weeks: [[DayCell?]] = []
    for date in month.wholeWeeks(from: first) {
      let index = first.days(until: date.weekday)
      if index == 0 || weeks.isEmpty { weeks.append(Array(repeating: nil, count: 7)) }
      var cell = cell(date)
      if CivilMonth(of: date) != month { cell.states.insert(.outside) }
      if presentation.isWeekend(date.weekday) { cell.states.insert(.weekend) }
      weeks[weeks.count - 1][index] = cell
    }
    self.weeks = weeks
  }

  /// The lines of the month: title, weekdays, then for each week its numbers and marks.
  ///
  /// No line is wider than the width, nor is one ever widened to it; widths under 20 count as 20.
  package func lines(width: Int) -> [StyledLine] {
    let columns = WeekColumns.fitting(width.asLineWidth, widest: 6, weekNumbers: showsWeekNumbers)
    return lines(columns)
  }

  func lines(_ columns: WeekColumns) -> [StyledLine] {
    let drawing = WeekDrawing(columns: columns, presentation: presentation)
    var lines = [title(columns), drawing.names()]
    let markLines = weeks.joined().map { $0?.marks.count ?? 0 }.max() ?? 0
    for week in weeks {
      lines.append(drawing.numbers(week, week: weekNumber(of: week)))
      lines += (0..<markLines).map { drawing.marks(week, line: $0) }
    }
    while lines.last?.text.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Where the days stand in these lines.
  package func places(width: Int) -> [DayPlace] {
    places(.fitting(width.asLineWidth, widest: 6, weekNumbers: showsWeekNumbers))
  }

  func places(_ columns: WeekColumns) -> [DayPlace] {
    let height = 1 + (weeks.joined().map { $0?.marks.count ?? 0 }.max() ?? 0)
    return weeks.enumerated().flatMap { week, cells -> [DayPlace] in
      let row = 2 + week * height
      return cells.enumerated().compactMap { index, cell -> DayPlace? in
        guard let cell else { return nil }
        let end = columns.end(of: index) + 1
        return DayPlace(
          cell.date,
          rows: row..<row + height,
          columns: max(0, end - columns.pitch)..<end
        )
      }
    }
  }

  private func title(_ columns: WeekColumns) -> StyledLine {
    StyledLine(presentation.title(of: month), .title)
      .cut(to: columns.width, ellipsis: presentation.symbols.ellipsis)
      .padded(to: columns.width, .center)
  }

  /// The number of a week, or nil if weeks have none here.
  func weekNumber(of week: [DayCell?]) -> SafeText? {
    guard showsWeekNumbers, let first = week.compactMap(\.self).first else { return nil }
    return presentation.weekNumber(of: first.date)
  }
}
