import CivilCalendar
import GridRendering
import StyledText
import Testing

struct `the time left` {
  /// What is said at 08:00 on Monday, the 16th of June 2025, of an event from one time to another.
  @Test(
    arguments: [
      (june(16, at: 8), june(16, at: 9), "now, 1h 00m left", "now"),
      (june(16, at: 7), june(16, at: 8, 20), "now, 20m left", "now"),
      (june(16, at: 8), june(16, at: 8), "now", "now"),
      (june(15, at: 9), june(18, at: 7, 59), "now, 47h 59m left", "now"),
      (june(15, at: 9), june(18, at: 8), "now, 2d left", "today"),
      (june(16, at: 8, 1), june(16, at: 9), "in 1m", "soon"),
      (june(16, at: 8, 15), june(16, at: 9), "in 15m", "soon"),
      (june(16, at: 8, 16), june(16, at: 9), "in 16m", "later"),
      (june(16, at: 11, 5), june(16, at: 12), "in 3h 05m", "later"),
      (june(16, at: 23, 59), june(17, at: 1), "in 15h 59m", "later"),
      (june(17, at: 9), june(17, at: 10), "tomorrow 09:00", "later"),
      (june(18, at: 0), june(18, at: 1), "in 2d", "later"),
      (june(21, at: 9), june(21, at: 9), "in 5d", "later"),
    ]
  )
  func `is told by minutes, hours or days`(
    start: CivilDateTime,
    end: CivilDateTime,
    text: String,
    word: String
  ) {
    let now = june(16, at: 8).civilSeconds
    let left = TimeLeft(
      .timed(start: start, end: end),
      seconds: (start.civilSeconds - now, end.civilSeconds - now),
      today: june(16),
    )
    #expect(label(left) == "Event · \(text)")
    #expect(left.word == word)
  }

  @Test func `begins a minute with its first second, and tells the near also over midnight`() {
    func text(_ seconds: Int, at start: CivilDateTime) -> String {
      let time = ListedTime.timed(start: start, end: start)
      return label(TimeLeft(time, seconds: (seconds, seconds), today: june(16)))
    }
    #expect(text(1, at: june(16, at: 9)) == "Event · in 1m")
    #expect(text(60, at: june(16, at: 9)) == "Event · in 1m")
    #expect(text(61, at: june(16, at: 9)) == "Event · in 2m")
    #expect(text(5 * 3600, at: june(17, at: 1)) == "Event · in 5h 00m")
    #expect(text(6 * 3600, at: june(17, at: 1)) == "Event · tomorrow 01:00")
  }

  @Test(arguments: [
    (june(16)..<june(17), "today", "today"), (june(14)..<june(17), "today", "today"),
    (june(14)..<june(18), "now, 2d left", "today"), (june(17)..<june(18), "tomorrow", "later"),
    (june(18)..<june(19), "in 2d", "later"),
    (june(1, month: 7)..<june(2, month: 7), "in 15d", "later"),
  ])
  func `of whole days is told by days`(days: Range<CivilDate>, text: String, word: String) {
    let left = TimeLeft(.allDay(days), seconds: (0, 0), today: june(16))
    #expect(label(left) == "Event · \(text)")
    #expect(left.word == word)
  }

  private func label(_ left: TimeLeft) -> String {
    let event = ListedEvent(title: "Event", time: .undated)
    return UpcomingEvent(event, left, today: june(16)).label(.english).text
  }
}

struct `a list of what comes next` {
  private static let events = [
    UpcomingEvent(
      ListedEvent(
        title: "Standup",
        time: .timed(start: june(16, at: 9), end: june(16, at: 9, 15)),
        secondStart: june(16, at: 16),
        location: "Room 1",
        isRecurring: true,
      ),
      .minutes(12),
      today: june(16),
    ),
    UpcomingEvent(
      ListedEvent(
        title: "Night train",
        time: .timed(start: june(17, at: 23), end: june(18, at: 1)),
        status: .tentative,
        calendar: 1,
      ),
      .tomorrow(CivilTime(secondOfDay: 23 * 3600)),
      today: june(16),
    ),
    UpcomingEvent(
      ListedEvent(title: "Trip", time: .allDay(june(18)..<june(21)), calendar: 1),
      .days(2),
      today: june(16),
    ),
    UpcomingEvent(
      ListedEvent(title: "", time: .allDay(june(30)..<june(1, month: 7))),
      .days(14),
      today: june(16),
    ),
  ]

  @Test func `has what is known of an event beside the time that is left`() {
    let list = UpcomingList(
      Self.events,
      calendars: ["Work", "Travel"],
      zones: ListedZones("Europe/Berlin", "Asia/Seoul"),
      .english,
    )
    #expect(
      screen(list.lines(width: 80)) == """
        in 12m          Standup ⟳ · 09:00 – 09:15 · 16:00 Seoul · Room 1 · Work
        tomorrow 23:00  Night train  (tentative) · Tue 17 Jun 23:00 – 01:00+1 · Travel
        in 2d           Trip · 18–20 June 2025 · Travel
        in 14d          (no title) · Mon 30 Jun · Work
        """
    )
    #expect(
      list.line(of: Self.events[0]).text
        == "in 12m · Standup ⟳ · 09:00 – 09:15 · 16:00 Seoul · Room 1 · Work"
    )
  }

  @Test func `goes on in the next line, and in the narrowest lists below the time`() {
    let list = UpcomingList(Array(Self.events.prefix(2)), .english)
    #expect(
      screen(list.lines(width: 42)) == """
        in 12m          Standup ⟳ · 09:00 – 09:15
                        Room 1
        tomorrow 23:00  Night train  (tentative)
                        Tue 17 Jun 23:00 – 01:00+1
        """
    )
    #expect(
      screen(list.lines(width: 20)) == """
        in 12m
          Standup ⟳
          09:00 – 09:15
          Room 1
        tomorrow 23:00
          Night train  (ten…
          Tue 17 Jun 23:00 …
        """
    )
  }
}
