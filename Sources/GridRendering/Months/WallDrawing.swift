import CivilCalendar
import ICUSupport
import StyledText

/// Draws the lines of which a wall calendar is made.
struct WallDrawing {
  let columns: WallColumns
  let presentation: Presentation
  /// Whether days are wide enough for times before titles.
  private let showsTimes: Bool

  init(columns: WallColumns, presentation: Presentation) {
    self.columns = columns
    self.presentation = presentation
    // Something of the title has to remain after the longest times, which are late ones of two digits.
    let late = [10, 12, 22].map {
      presentation.shortText(of: CivilTime(secondOfDay: $0 * 3600 + 1800)).columns
    }
    showsTimes = columns.cell >= (late.max() ?? 0) + 4
  }

  private var symbols: Symbols { presentation.symbols }

  /// The title in the middle.
  func title(_ text: SafeText) -> StyledLine {
    StyledLine(text, .title)
      .cut(to: columns.width, ellipsis: symbols.ellipsis)
      .padded(to: columns.width, .center)
  }

  /// The names of the weekdays, in the longest form in which all of them fit.
  func names() -> StyledLine {
    let headings = WeekdayHeadings(presentation, longest: .full, room: columns.cell - 1)
    var line = StyledLine()
    for (index, heading) in headings.lines.enumerated() {
      line.pad(to: columns.line(index) + 2)
      line.append(heading)
    }
    return line
  }

  /// A line from end to end, with a sign for its left end, its meetings with other lines, and its right end.
  func rule(_ signs: [SafeText]) -> StyledLine {
    var line = StyledLine(.spaces(columns.start))
    for index in 0...7 {
      line.append(signs[index == 0 ? 0 : index == 7 ? 2 : 1], .frame)
      if index < 7 {
        line.append(.repeating(symbols.frame.horizontal, columns: columns.cell), .frame)
      }
    }
    return line
  }

  /// The numbers of the days, each with what measures the day at the other end of its cell.
  func numbers(_ cells: [DayCell?], week: SafeText?) -> StyledLine {
    var line = StyledLine()
    if let week, columns.start > 0 { line.append(week, .weekNumber) }
    for (index, cell) in cells.enumerated() {
      appendRule(before: index, to: &line)
      guard let cell else { continue }
      line.append(label(of: cell), .day(cell.states))
      appendMark(of: cell, endingAt: columns.line(index + 1) - 1, to: &line)
    }
    appendRule(before: 7, to: &line)
    return line
  }

  /// One row of what happens in a week.
  func row(
    _ row: Int,
    of rows: DayRows,
    on cells: [DayCell?],
    _ events: [Int: ListedEvent]
  ) -> StyledLine {
    let first = cells.firstIndex { $0 != nil } ?? 0
    var line = StyledLine()
    var day = 0
    for piece in rows.pieces(inRow: row) {
      appendCounts(day..<first + piece.days.lowerBound, row, of: rows, from: first, to: &line)
      day = first + piece.days.upperBound
      appendRule(before: first + piece.days.lowerBound, to: &line)
      guard let event = events[piece.event] else { continue }
      let text = text(of: event, piece, upTo: columns.line(day) - line.columns)
      let isOutside = cells[day - 1]?.states.contains(.outside) ?? false
      line.append(isOutside && !piece.isBar ? text.dimmed : text)
    }
    appendCounts(day..<7, row, of: rows, from: first, to: &line)
    appendRule(before: 7, to: &line)
    return line
  }
}

extension WallDrawing {
  /// The line before a day, spaces up to it included.
  private func appendRule(before index: Int, to line: inout StyledLine) {
    line.pad(to: columns.line(index))
    line.append(symbols.frame.vertical, .frame)
  }

  /// Days of a row on which no event stands: empty, or how many more there are.
  private func appendCounts(
    _ days: Range<Int>,
    _ row: Int,
    of rows: DayRows,
    from first: Int,
    to line: inout StyledLine
  ) {
    for day in days {
      appendRule(before: day, to: &line)
      let index = day - first
      guard rows.hidden.indices.contains(index), rows.rowOfCount(on: index) == row else { continue }
      line.append(" ")
      line.append(presentation.more(rows.hidden[index], room: columns.cell - 1))
    }
  }

  /// The number of a day, with its month where that is another one or begins, and its states in words and signs.
  private func label(of cell: DayCell) -> SafeText {
    let signs = DayCell(cell.date, cell.states.subtracting(.today))
      .signs(isRoomy: true, symbols)
    let today = cell.states.contains(.today) ? " today" as SafeText : ""
    let number = cell.number(presentation)
    let isNamed = cell.date.day == 1 || cell.states.contains(.outside)
    let date = isNamed ? presentation.shortDate(cell.date) : number
    for text in [date, number] {
      let before = signs.before.isEmpty ? " " : signs.before
      let label: SafeText = "\(before)\(text)\(signs.after)\(today)"
      if label.columns <= columns.cell { return label }
    }
    return cell.label(isRoomy: true, presentation)
  }

  private func appendMark(of cell: DayCell, endingAt column: Int, to line: inout StyledLine) {
    guard let mark = cell.marks.first, mark.isMeasure else { return }
    let room = column - line.columns - 1
    guard room >= 2 else { return }
    let drawn = mark.drawn(width: min(room, 6), hangs: false, presentation).withSign
    line.append(drawn, endingAt: column)
  }

  /// An event in the columns it has, up to the line after its last day.
  private func text(of event: ListedEvent, _ piece: DayRows.Piece, upTo room: Int) -> StyledLine {
    let lead = startText(of: event, piece)
    guard !piece.isBar else {
      return EventBar(
        event: event,
        lead: lead,
        beginsBefore: piece.beginsBefore,
        endsAfter: piece.endsAfter,
        symbols: symbols,
      ).line(width: room - 1)
    }
    var line = StyledLine(" ")
    if !lead.isEmpty { line.append("\(lead) ", event.colorRole) }
    line.append(event.label(symbols))
    return line.cut(to: room, ellipsis: symbols.ellipsis)
  }

  /// What stands before a title: when the event begins, or a sign that it began before.
  private func startText(of event: ListedEvent, _ piece: DayRows.Piece) -> SafeText {
    if piece.beginsBefore { return piece.isBar ? "" : symbols.bar.before }
    guard showsTimes, case .timed(let start, _) = event.time else { return "" }
    return presentation.shortText(of: start.time)
  }
}

extension StyledLine {
  /// The line where it matters less than what is around it.
  fileprivate var dimmed: StyledLine {
    StyledLine(runs.map { StyledRun($0.text, .dimmed, link: $0.link) })
  }
}
