import CivilCalendar
import GridRendering
import StyledText

/// What `help themes` prints: a few days and events in each theme.
enum ThemeSamples {
  /// The samples, in colours if standard output is a terminal that has them.
  static func text(_ environment: Environment) -> String {
    let looks = Looks(Request(), environment)
    let samples = Theme.builtIn.map { theme -> String in
      let looks = looks.themed(theme)
      let heading = StyledLine("\(SafeText(theme.name))", .heading)
        .padded(to: 15).followed(by: StyledLine(SafeText(theme.summary)))
      return ([heading] + sample(looks)).map { looks.rendered($0) + "\n" }.joined()
    }
    return samples.joined(separator: "\n")
  }

  private static let monday = CivilDate(clampingYear: 2025, month: 6, day: 16)

  private static func sample(_ looks: Looks) -> [StyledLine] {
    let week = WeekStrip(of: monday.advanced(by: 2), looks.presentation, cell: cell)
    let list = AgendaList(
      [ListedDay(monday, events: events)],
      calendars: ["Work", "Family"],
      showsHeadings: false,
      looks.presentation,
    )
    return Array(week.lines(width: 80).dropFirst()) + list.lines(width: 80)
  }

  private static func cell(_ date: CivilDate) -> DayCell {
    let states: [DayStates] = [
      [.today, .hasEvents], .selected, .hasEvents, .unselectable, .outside,
    ]
    let place = monday.distance(to: date)
    let calendars = [[0, 1, 2], [3], [4, 5], [], [6, 7]].map { $0.map { Role.calendar($0) } }
    return DayCell(
      date,
      states.indices.contains(place) ? states[place] : [],
      marks: calendars.indices.contains(place) ? [.dots(calendars[place])] : [],
    )
  }

  private static let events: [ListedEvent] = [
    event("Standup", 9, location: "Room 1", isRecurring: true),
    event("Design review", 10, .cancelled),
    event("Lunch with Ana", 13, .tentative, calendar: 1),
  ]

  private static func event(
    _ title: String,
    _ hour: Int,
    _ status: ListedEvent.Status = .confirmed,
    location: String = "",
    isRecurring: Bool = false,
    calendar: Int = 0
  ) -> ListedEvent {
    let start = CivilDateTime(monday, CivilTime(secondOfDay: hour * 3600))
    return ListedEvent(
      title: title,
      time: .timed(start: start, end: start.adding(seconds: 3600)),
      location: location,
      status: status,
      isRecurring: isRecurring,
      calendar: calendar,
    )
  }
}
