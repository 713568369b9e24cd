import CivilCalendar
import GridRendering
import ICUSupport
import StyledText

/// Pages with many events, drawn to text as a terminal without colours gets it.
struct SampleDrawings {
  private let presentation = Presentation(
    language: CalendarLanguage(localeIdentifier: "en_US"),
    hourCycle: .twentyFour,
  )
  private let titles = [
    "Standup", "Review of the quarter with everybody", "저녁 식사", "Café crème", "Night train 🚆",
  ]
  private let places = ["", "Room 4", "Gare de l’Est", "https://meet.example.org/team"]
  private static let width = 140

  /// A month of events, as it hangs on a wall.
  func wallMonth(events: Int) -> Int {
    let month = CivilMonth(year: 2025, month: 6)
    let grid = MonthGrid(month, presentation) { DayCell($0, [.hasEvents]) }
    let times = (0..<events).map { time($0, of: events, in: 30) }
    let wall = WallMonth(grid, times: times) { event($0, times[$0]) }
    return written(wall.lines(width: SampleDrawings.width))
  }

  /// The events of a month below the headings of their days.
  func list(events: Int) -> Int {
    let first = CivilDate(clampingYear: 2025, month: 6, day: 1)
    let perDay = events / 30
    let days = (0..<30).map { day in
      ListedDay(
        first.advanced(by: day),
        isToday: day == 15,
        events: (0..<perDay).map { event($0, time(day * perDay + $0, of: events, in: 30)) },
      )
    }
    let list = AgendaList(days, calendars: ["Work", "Home"], presentation)
    return written(list.lines(width: SampleDrawings.width))
  }

  /// A year in which each day is shaded by how many events it has.
  func year(events: Int) -> Int {
    var counts: [CivilDate: Int] = [:]
    for number in 0..<events {
      if case .timed(let start, _) = time(number, of: events, in: 365) {
        counts[start.date, default: 0] += 1
      }
    }
    let grid = YearGrid(2025, presentation) { day in
      DayCell(day, [.hasEvents], marks: [.count(counts[day] ?? 0)])
    }
    return written(grid.lines(width: SampleDrawings.width))
  }

  /// The time of an event of many, in order, from June on or from the beginning of the year.
  private func time(_ number: Int, of events: Int, in days: Int) -> ListedTime {
    let first = CivilDate(clampingYear: 2025, month: days < 60 ? 6 : 1, day: 1)
    let day = first.advanced(by: number * days / events)
    let start = CivilDateTime(day).adding(seconds: number % 40 * 1200 + 28_800)
    return .timed(start: start, end: start.adding(seconds: 3600))
  }

  private func event(_ number: Int, _ time: ListedTime) -> ListedEvent {
    ListedEvent(
      title: titles[number % titles.count],
      time: time,
      location: places[number % places.count],
      isRecurring: number.isMultiple(of: 3),
      calendar: number % 2,
    )
  }

  private func written(_ lines: [StyledLine]) -> Int {
    lines.reduce(0) { $0 &+ $1.rendered(theme: .standard, depth: .none).utf8.count }
  }
}
