import CivilCalendar
import GridRendering

/// Events in the order in which they are listed.
struct SampleEvents {
  let events: [ListedEvent]

  /// When each of them is.
  var times: [ListedTime] { events.map(\.time) }

  /// Events of June 2025: with several days, over midnight, at the same time, not certain.
  static let month = SampleEvents(events: [
    allDay("Pfingsten am See", june(7), june(10), calendar: 1),
    timed("Standup", june(9, at: 9), june(9, at: 9, 15)),
    timed("Elternabend", june(11, at: 19, 30), june(11, at: 21), calendar: 1),
    timed("Standup", june(16, at: 9), june(16, at: 9, 15)),
    timed("Design review", june(16, at: 11), june(16, at: 12)),
    timed("Lunch with Ana", june(16, at: 12, 30), june(16, at: 13, 30), .tentative),
    timed("Chorprobe", june(16, at: 19, 30), june(16, at: 21, 30), calendar: 1),
    timed("Call", june(16, at: 22), june(16, at: 23)),
    timed("1:1 with Ana", june(17, at: 14), june(17, at: 14, 30)),
    timed("Night train", june(17, at: 23), june(18, at: 4, 20)),
    allDay("Trip to Busan", june(18), june(23)),
    timed("Flight to Busan", june(18, at: 10, 45), june(18, at: 22, 30)),
    timed("서울 사무소 통화", june(19, at: 10), june(19, at: 10, 45)),
    timed("광안리에서 저녁", june(20, at: 11, 30), june(20, at: 14), .cancelled),
    allDay("Oma hat Geburtstag", june(21), june(22), calendar: 1),
    timed("Conference", june(26, at: 18), june(28, at: 12)),
    allDay("Urlaub", june(28), june(12, month: 7), calendar: 1),
  ])

  /// Events of the week of 16 June 2025: beside each other, over midnight, more than there is room for.
  static let week = SampleEvents(
    events: [
      timed("Standup", june(16, at: 9), june(16, at: 10), location: "Room 1"),
      timed("Tea", june(16, at: 10, 10), june(16, at: 10, 10), calendar: 1),
      timed("1:1", june(17, at: 9, 30), june(17, at: 10, 30)),
      timed("Call with Seoul", june(17, at: 9, 30), june(17, at: 11), .tentative, calendar: 1),
      allDay("Trip to Busan", june(18), june(21), calendar: 1),
      timed("Standup", june(18, at: 9), june(18, at: 9, 15), .cancelled),
      timed("Night train", june(19, at: 23), june(20, at: 1), location: "Platform 7"),
    ]
      + (1...5).map { timed("Visit \($0)", june(20, at: 9), june(20, at: 10)) } + [
        allDay("Oma hat Geburtstag", june(21), june(22)),
        timed("Party", june(21, at: 23, 30), june(22, at: 0, 30)),
        timed("Sailing", june(22, at: 9), june(24, at: 18), calendar: 1),
      ]
  )

  static func timed(
    _ title: String,
    _ start: CivilDateTime,
    _ end: CivilDateTime,
    _ status: ListedEvent.Status = .confirmed,
    location: String = "",
    calendar: Int = 0
  ) -> ListedEvent {
    ListedEvent(
      title: title,
      time: .timed(start: start, end: end),
      location: location,
      status: status,
      calendar: calendar,
    )
  }

  static func allDay(
    _ title: String,
    _ start: CivilDate,
    _ end: CivilDate,
    calendar: Int = 0
  ) -> ListedEvent {
    ListedEvent(title: title, time: .allDay(start..<end), calendar: calendar)
  }
}
