package import CivilCalendar
package import StyledText

/// A week in one strip: its month between chevrons, the weekdays, and below each number its marks.
package struct WeekStrip: Hashable, Sendable {
  let presentation: Presentation
  let showsWeekNumber: Bool
  let days: [DayCell?]

  /// The strip of the week that a day is in, whose days are asked for one by one.
  package init(
    of date: CivilDate,
    _ presentation: Presentation,
    showsWeekNumber: Bool = false,
    cell: (CivilDate) -> DayCell
  ) {
    self.presentation = presentation
    self.showsWeekNumber = showsWeekNumber
    let start = date.startOfWeek(presentation.weekRule.firstWeekday)
    var days: [DayCell?] = Array(repeating: nil, count: 7)
    for date in start..<start.advanced(by: 7) {
      var cell = cell(date)
      if presentation.isWeekend(date.weekday) { cell.states.insert(.weekend) }
      days[presentation.weekRule.firstWeekday.days(until: date.weekday)] = cell
    }
    self.days = days
  }

  /// The lines of the strip; widths under 20 count as 20.
  package func lines(width: Int) -> [StyledLine] {
    let columns = WeekColumns.fitting(width.asLineWidth, widest: 8, weekNumbers: false)
    let drawing = WeekDrawing(columns: columns, presentation: presentation)
    var lines = [
      PageTitle(title, presentation.symbols).line(width: columns.width),
      drawing.names(),
      drawing.numbers(days),
    ]
    let markLines = days.map { $0?.marks.count ?? 0 }.max() ?? 0
    lines += (0..<markLines).map { drawing.centeredMarks(days, line: $0) }
    return lines
  }

  /// Where the days stand in these lines.
  package func places(width: Int) -> [DayPlace] {
    let columns = WeekColumns.fitting(width.asLineWidth, widest: 8, weekNumbers: false)
    let rows = 1..<3 + (days.map { $0?.marks.count ?? 0 }.max() ?? 0)
    return days.enumerated().compactMap { index, cell -> DayPlace? in
      guard let cell else { return nil }
      let end = columns.end(of: index) + 1
      return DayPlace(cell.date, rows: rows, columns: max(0, end - columns.pitch)..<end)
    }
  }

  /// The month that most days of the week are in, and the number of the week if it is shown.
  private var title: SafeText {
    let known = days.compactMap(\.self)
    guard !known.isEmpty else { return "" }
    let middle = known[known.count / 2].date
    let month = presentation.title(of: CivilMonth(of: middle))
    let number = showsWeekNumber ? " \(presentation.symbols.separator) \(weekNumber)" : ""
    return "\(month)\(number)"
  }

  private var weekNumber: SafeText {
    days.compactMap(\.self).first.map { presentation.weekNumber(of: $0.date) } ?? ""
  }
}
