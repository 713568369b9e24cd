import CivilCalendar
import ICUSupport
import StyledText

/// Draws the lines of which grids of weeks are made.
struct WeekDrawing {
  let columns: WeekColumns
  let presentation: Presentation

  /// The names of the weekdays, in the longest form in which all of them fit.
  func names() -> StyledLine {
    let headings = WeekdayHeadings(presentation, room: columns.cell)
    var line = StyledLine()
    for (index, heading) in headings.lines.enumerated() {
      line.append(heading, endingAt: columns.end(of: index))
    }
    return line
  }

  /// The numbers of the days, after the number of the week if there is one and room for it.
  func numbers(_ cells: [DayCell?], week: SafeText? = nil) -> StyledLine {
    var line = StyledLine()
    if let week, columns.weekNumberColumns > 0 { line.append(week, .weekNumber) }
    guard columns.pitch > 3 else {
      return squeezed(cells, after: line) {
        StyledLine($0.number(presentation), .day($0.states)).padded(to: 2, .trailing)
      }
    }
    for (index, cell) in cells.enumerated() {
      guard let cell else { continue }
      let label = cell.label(isRoomy: columns.isRoomy, presentation)
      line.append(StyledLine(label, .day(cell.states)), endingAt: end(of: label, at: index))
    }
    return line
  }

  /// Two columns for each day where only one is free between them: neighbours share it for their signs.
  func squeezed(
    _ cells: [DayCell?],
    after start: StyledLine = StyledLine(),
    _ content: (DayCell) -> StyledLine
  ) -> StyledLine {
    var line = start
    for (index, cell) in cells.enumerated() {
      if index > 0 || columns.hasMargin {
        line.append(sign(inGap: index, of: cells), endingAt: columns.end(of: index) - 2)
      }
      guard let cell else { continue }
      line.pad(to: columns.end(of: index) - 2)
      line.append(content(cell))
    }
    if columns.hasMargin { line.append(sign(inGap: cells.count, of: cells)) }
    return line
  }

  /// The sign in the gap before a day, which is the gap after the one before it as well.
  ///
  /// Each day has the gap before it to itself, unless it only cannot be selected. Where there is no gap before
  /// the first day, days up to the first one without a sign have the gap after them instead.
  private func sign(inGap gap: Int, of cells: [DayCell?]) -> StyledLine {
    func cell(_ index: Int) -> DayCell? { cells.indices.contains(index) ? cells[index] : nil }
    func sign(of cell: DayCell?, _ side: KeyPath<(before: SafeText, after: SafeText), SafeText>)
      -> StyledLine?
    {
      guard let cell else { return nil }
      let sign = cell.signs(isRoomy: false, presentation.symbols)[keyPath: side]
      return sign.isEmpty ? nil : StyledLine(sign, .day(cell.states))
    }
    let isMarked = cells.map {
      !($0?.states.isDisjoint(with: [.focused, .selected, .today]) ?? true)
    }
    let turn = isMarked.firstIndex(of: false) ?? cells.count
    let isMarkedDay = isMarked.indices.contains(gap) && isMarked[gap]
    let goesToDayBefore = !columns.hasMargin && gap <= turn || !isMarkedDay
    let before = sign(of: cell(gap), \.before)
    let after = sign(of: cell(gap - 1), \.after)
    return (goesToDayBefore ? after ?? before : before ?? after) ?? StyledLine()
  }

  /// One line of marks, each ending where its day does; only the sign that there is more stands beyond.
  func marks(_ cells: [DayCell?], line number: Int) -> StyledLine {
    var line = StyledLine()
    for (index, mark) in drawnMarks(cells, line: number) {
      let hangs = mark.isMore && self.hangs(at: index)
      line.append(mark.withSign, endingAt: columns.end(of: index) + (hangs ? 1 : 0))
    }
    return line
  }

  /// One line of marks, each below the middle of its day's number.
  func centeredMarks(_ cells: [DayCell?], line number: Int) -> StyledLine {
    var line = StyledLine()
    for (index, mark) in drawnMarks(cells, line: number) {
      let label = label(of: cells[index])
      let slack = max(0, label.columns - mark.line.columns)
      // Halves are rounded to even, so that single signs stand under the same digit with brackets and without.
      let before = slack % 2 == 0 ? slack / 2 : (slack + 1) / 4 * 2
      line.pad(to: end(of: label, at: index) - max(label.columns, mark.line.columns) + before)
      line.append(mark.withSign)
    }
    return line
  }

  /// A day's number with its signs, unless those stand in the gaps.
  private func label(of cell: DayCell?) -> SafeText {
    guard let cell else { return "" }
    guard columns.pitch > 3 else { return .spaces(2) }
    return cell.label(isRoomy: columns.isRoomy, presentation)
  }

  /// Where a day's number with its signs ends: the second sign after it stands in the gap, so that the number
  /// is below those with one sign, and as far from its neighbours.
  private func end(of label: SafeText, at index: Int) -> Int {
    columns.end(of: index) + (label.columns > 4 && hangs(at: index) ? 1 : 0)
  }

  private func drawnMarks(_ cells: [DayCell?], line: Int) -> [(index: Int, mark: DrawnMark)] {
    cells.enumerated().compactMap { index, cell in
      guard let cell, cell.marks.indices.contains(line) else { return nil }
      let hangs = hangs(at: index)
      return (index, cell.marks[line].drawn(width: columns.cell, hangs: hangs, presentation))
    }
  }

  /// Whether a column beyond a day is free for the sign that there is more.
  private func hangs(at index: Int) -> Bool { index < 6 || columns.hasMargin }
}
