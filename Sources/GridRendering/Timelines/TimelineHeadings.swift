import CivilCalendar
import ICUSupport
package import StyledText

/// What stands above a timeline: which days it shows, and the name of each above its column.
struct TimelineHeadings {
  private let timeline: Timeline
  private let columns: TimelineColumns

  init(_ timeline: Timeline, _ columns: TimelineColumns) {
    self.timeline = timeline
    self.columns = columns
  }

  private var presentation: Presentation { timeline.presentation }

  /// The names of the days above their columns, in the longest form in which all of them fit.
  func line() -> StyledLine {
    let labels = labels()
    var line = StyledLine()
    for (day, cell) in timeline.cells.enumerated() {
      let signs = cell.signs(isRoomy: columns.cell >= 10, presentation.symbols)
      // A sign before the name stands in the gap, so that the names begin where the events do.
      line.pad(to: columns.start(of: day) - (signs.before.isEmpty ? 0 : 1))
      line.append(
        StyledLine("\(signs.before)\(labels[day])\(signs.after)", .day(cell.states))
          .cut(to: columns.start(of: day) + columns.cell - line.columns, ellipsis: "")
      )
      appendMark(of: cell, endingAt: columns.start(of: day) + columns.cell - 1, to: &line)
    }
    return line
  }

  private func labels() -> [SafeText] {
    let language = presentation.language
    let numbers = timeline.cells.map { presentation.text(of: $0.date.day) }
    let named = [NameForm.abbreviated, .short, .narrow].map { form in
      zip(timeline.cells, numbers).map { cell, number -> SafeText in
        "\(SafeText(language.name(of: cell.date.weekday, form))) \(number)"
      }
    }
    return (named + [numbers]).first { $0.allSatisfy { $0.columns < columns.cell } } ?? numbers
  }

  private func appendMark(of cell: DayCell, endingAt column: Int, to line: inout StyledLine) {
    guard let mark = cell.marks.first, mark.isMeasure else { return }
    let room = column - line.columns - 1
    guard room >= 2 else { return }
    let drawn = mark.drawn(width: min(room, 6), hangs: false, presentation).withSign
    line.append(drawn, endingAt: column)
  }
}

extension Timeline {
  /// The days and the zones as a title, with no end to its width.
  package var title: StyledLine {
    var line = StyledLine()
    for (index, part) in ([dates] + zones).enumerated() where !part.isEmpty {
      if index > 0 { line.append(" \(presentation.symbols.separator) ", .dimmed) }
      line.append(part, index == 0 ? .title : .note)
    }
    return line
  }

  /// The days, such as `Week 25 · 16–22 June 2025`.
  var dates: SafeText {
    let days = cells.map(\.date)
    guard let first = days.first, let last = days.last else { return "" }
    let separator = presentation.symbols.separator
    if days.count == 1 {
      let isToday = cells.contains { $0.states.contains(.today) }
      let date = presentation.fullDate(first)
      return isToday ? "\(date) \(separator) today" : date
    }
    let range = presentation.dates(from: first, through: last)
    guard days.count == 7, first.weekday == presentation.weekRule.firstWeekday else {
      return range
    }
    let week = presentation.text(of: first.week(by: presentation.weekRule).number)
    return "Week \(week) \(separator) \(range)"
  }
}
