import Agenda
import CivilCalendar
import GridRendering
import Terminal

extension App {
  /// Does what a press of the mouse means at a place.
  mutating func click(row: Int, column: Int) -> Effect {
    message = nil
    searchReading?.leadsOn = false
    seeking = nil
    switch mode {
    case .calendar: clickCalendar(row: row, column: column)
    case .prompt: break
    case .monthPicker(let month): clickMonth(row: row, column: column, month)
    case .filter(let place):
      // The first line is the heading.
      let chosen = row - 2 + firstSwitch(place)
      if row >= 2, chosen < FilterSwitch.all(calendars: session.calendars.items.count).count {
        mode = .filter(chosen)
        return update(.key(" "))
      }
      mode = .calendar
    case .details where row == 0 && column < App.signColumns: return update(.key(.left))
    case .details where row == 0 && column >= size.columns - App.signColumns:
      return update(.key(.right))
    case .details, .help: mode = .calendar
    }
    return .nothing
  }

  /// The columns at both ends of the title that belong to its signs.
  private static let signColumns = 4

  private mutating func clickCalendar(row: Int, column: Int) {
    guard row > 0 else {
      if column < App.signColumns {
        turn { $0.shift(by: -1) }
      } else if column >= size.columns - App.signColumns {
        turn { $0.shift(by: 1) }
      } else {
        mode = .monthPicker(CivilMonth(of: focus))
      }
      return
    }
    let arrangement = arrangement()
    if let frame = arrangement.list, frame.contains(row: row, column: column) {
      clickList(row: row - frame.row, frame)
    } else if let frame = arrangement.grid, frame.contains(row: row, column: column) {
      let place = arrangement.drawing?.places.first {
        $0.contains(row: row - frame.row, column: column - frame.column)
      }
      guard let place else { return }
      pane = .grid
      choose(place.date)
    }
  }

  private mutating func clickList(row: Int, _ frame: Frame) {
    let lines = list(in: frame)
    guard lines.indices.contains(row) else { return }
    let place = lines[row].place
    let isChosen = pane == .list && place.day == focus && place.event == event
    if let reason = reason(against: place.day) {
      message = sentence(reason, on: place.day)
      return
    }
    pages.jump(to: place.day)
    event = place.event ?? 0
    if place.event != nil { pane = .list }
    if isChosen { mode = .details(0) }
  }

  private mutating func clickMonth(row: Int, column: Int, _ month: CivilMonth) {
    if row == 0, column < App.signColumns {
      mode = .monthPicker(month.advanced(by: -12))
    } else if row == 0, column >= size.columns - App.signColumns {
      mode = .monthPicker(month.advanced(by: 12))
    } else if let picked = MonthPicker(month, looks.presentation, columns: size.columns)
      .month(row: row - 1, column: column)
    {
      go(to: picked)
    } else {
      mode = .calendar
    }
  }

  /// Turns pages, or moves what the mouse is over: the list, or a text.
  mutating func wheel(_ count: Int, row: Int, column: Int) {
    switch mode {
    case .calendar:
      if let frame = arrangement().list, frame.contains(row: row, column: column) {
        moveInList(by: count)
      } else {
        turn { $0.shift(by: count) }
      }
    case .details, .help: _ = update(.key(count > 0 ? .down : .up))
    case .monthPicker(let month): mode = .monthPicker(month.advanced(by: 12 * count))
    case .filter, .prompt: break
    }
  }
}
