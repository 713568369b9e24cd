import CivilCalendar
import GridRendering
import ICUSupport
import StyledText
import Testing

struct `an agenda list` {
  private static let standup = ListedEvent(
    title: "Standup",
    time: .timed(start: june(16, at: 9), end: june(16, at: 10)),
    location: "Room 1",
    isRecurring: true,
  )
  private static let train = ListedEvent(
    title: "Night train",
    time: .timed(start: june(17, at: 23), end: june(18, at: 1)),
    calendar: 2,
  )
  private static let trip = ListedEvent(
    title: "Trip to Busan",
    time: .allDay(june(18)..<june(21)),
    calendar: 1,
  )

  /// Three days in three calendars.
  private func sample(_ presentation: Presentation, width: Int = 80) -> String {
    let days = [
      ListedDay(june(16), isToday: true, events: [Self.standup]),
      ListedDay(june(17), events: [Self.train]),
      ListedDay(june(18), events: [Self.trip, Self.train]),
    ]
    let list = AgendaList(days, calendars: ["Work", "Family", "Travel"], presentation)
    return screen(list.lines(width: width))
  }

  @Test func `has its times, titles, places and calendars in columns`() {
    #expect(
      sample(.english) == """
        Mon 16 June 2025
          09:00 – 10:00   Standup ⟳                     Room 1              Work
        Tue 17 June 2025
          23:00 – 01:00+1 Night train                                       Travel
        Wed 18 June 2025
          all day         Trip to Busan  (day 1 of 3)                       Family
          00:00 – 01:00   Night train  (since Tue 23:00)                    Travel
        """
    )
  }

  /// The night train, and what else there is of its days, in Berlin and another zone.
  private func twoZones(_ presentation: Presentation, width: Int) -> String {
    func event(_ title: String, _ start: CivilDateTime, hours: Int, ahead: Int) -> ListedEvent {
      ListedEvent(
        title: title,
        time: .timed(start: start, end: start.adding(seconds: hours * 3600)),
        secondStart: start.adding(seconds: ahead * 3600),
      )
    }
    let train = event("Night train", june(17, at: 23), hours: 2, ahead: 7)
    let days = [
      ListedDay(june(17), events: [event("Call", june(17, at: 14), hours: 1, ahead: 7), train]),
      ListedDay(
        june(18),
        events: [Self.trip, train, event("Tea", june(18, at: 5), hours: 0, ahead: -7)]
      ),
    ]
    let zones = ListedZones("Europe/Berlin", "America/North_Dakota/New_Salem")
    return screen(AgendaList(days, zones: zones, presentation).lines(width: width))
  }

  @Test func `has a column for a second zone`() {
    #expect(
      twoZones(.english, width: 80) == """
          Berlin          New Salem
        Tue 17 June 2025
          14:00 – 15:00   21:00      Call
          23:00 – 01:00+1 06:00+1    Night train
        Wed 18 June 2025
          all day                    Trip to Busan  (day 1 of 3)
          00:00 – 01:00              Night train  (since Tue 23:00)
          05:00           22:00-1    Tea
        """
    )
    #expect(
      twoZones(.of("en_US"), width: 60) == """
          Berlin                New Salem
        Tue 17 June 2025
           2:00 PM –  3:00 PM    9:00 PM    Call
          11:00 PM –  1:00 AM+1  6:00 AM+1  Night train
        Wed 18 June 2025
          all day                           Trip to B…  (day 1 of 3)
          12:00 AM –  1:00 AM               Night train
                                            (since Tue 11:00 PM)
           5:00 AM              10:00 PM-1  Tea
        """
    )
    #expect(
      twoZones(.english, width: 30) == """
        Tue 17 June 2025
          14:00   Call
           – 15:00 · 21:00 New Salem
          23:00   Night train
           – 01:00+1
           06:00+1 New Salem
        Wed 18 June 2025
          all day Trip to Busan
           (day 1 of 3)
          00:00   Night train
           – 01:00 · (since Tue 23:00)
          05:00   Tea
           22:00-1 New Salem
        """
    )
  }

  @Test func `counts twelve hours in America`() {
    #expect(
      sample(.of("en_US"), width: 90) == """
        Mon 16 June 2025
           9:00 AM – 10:00 AM   Standup ⟳                        Room 1               Work
        Tue 17 June 2025
          11:00 PM –  1:00 AM+1 Night train                                           Travel
        Wed 18 June 2025
          all day               Trip to Busan  (day 1 of 3)                           Family
          12:00 AM –  1:00 AM   Night train  (since Tue 11:00 PM)                     Travel
        """
    )
  }

  @Test func `is written in Korean`() {
    #expect(
      sample(.of("ko_KR"), width: 90) == """
        2025년 6월 16일 (월)
           오전 9:00 – 오전 10:00   Standup ⟳                     Room 1              Work
        2025년 6월 17일 (화)
          오후 11:00 –  오전 1:00+1 Night train                                       Travel
        2025년 6월 18일 (수)
          all day                   Trip to Busan  (day 1 of 3)                       Family
          오전 12:00 –  오전 1:00   Night train  (since 화 오후 11:00)                Travel
        """
    )
  }

  @Test func `is written in German and in ASCII`() {
    #expect(
      sample(.of("de_DE", .ascii), width: 70) == """
        Mo., 16. Juni 2025
          09:00 - 10:00   Standup (r)               Room 1          Work
        Di., 17. Juni 2025
          23:00 - 01:00+1 Night train                               Travel
        Mi., 18. Juni 2025
          all day         Trip to Busan  (day 1 of 3)               Family
          00:00 - 01:00   Night train  (since Di 23:00)             Travel
        """
    )
  }

  @Test func `has places and calendars below the titles where it is narrow`() {
    #expect(
      sample(.english, width: 48) == """
        Mon 16 June 2025
          09:00 – 10:00   Standup ⟳
                          Room 1 · Work
        Tue 17 June 2025
          23:00 – 01:00+1 Night train
                          Travel
        Wed 18 June 2025
          all day         Trip to Busan  (day 1 of 3)
                          Family
          00:00 – 01:00   Night train  (since Tue 23:00)
                          Travel
        """
    )
  }

  @Test func `has all but titles below each other in 20 columns`() {
    #expect(
      sample(.english, width: 20) == """
        Mon 16 June 2025
          09:00   Standup ⟳
           – 10:00 · Room 1
           Work
        Tue 17 June 2025
          23:00   Night tra…
           – 01:00+1
           Travel
        Wed 18 June 2025
          all day Trip to B…
           (day 1 of 3)
           Family
          00:00   Night tra…
           – 01:00
           (since Tue 23:00)
           Travel
        """
    )
  }

  /// The lines of events on 18 June, in one calendar.
  private func lines(
    _ events: [ListedEvent],
    width: Int = 80,
    _ presentation: Presentation = .english
  )
    -> String
  {
    let list = AgendaList([ListedDay(june(18), events: events)], calendars: ["Work"], presentation)
    return screen(Array(list.lines(width: width).dropFirst()))
  }

  @Test(arguments: [
    (june(18, at: 9), june(18, at: 9), "09:00           X"),
    (june(18, at: 9), june(17, at: 9), "09:00           X"),
    (june(18, at: 9), june(19, at: 0), "09:00 – 24:00   X"),
    (june(18, at: 9), june(20, at: 0), "09:00 – 00:00+2 X"),
    (june(18, at: 9), june(29, at: 9), "09:00 – 09:00+11 X"),
    (june(17, at: 9), june(18, at: 9), "00:00 – 09:00   X  (since Tue 09:00)"),
    (june(17, at: 9), june(19, at: 0), "all day         X  (since Tue 09:00)"),
    (june(17, at: 9), june(19, at: 9), "all day         X  (since Tue 09:00)"),
    (june(11, at: 9), june(18, at: 9), "00:00 – 09:00   X  (since 11 Jun 09:00)"),
  ])
  func `tells from when to when`(start: CivilDateTime, end: CivilDateTime, expected: String) {
    #expect(
      lines([ListedEvent(title: "X", time: .timed(start: start, end: end))]) == "  " + expected
    )
  }

  @Test(arguments: [
    (june(18)..<june(19), "X"), (june(18)..<june(18), "X"),
    (june(17)..<june(20), "X  (day 2 of 3)"),
    (CivilDate.first..<CivilDate.upperBound, "X  (day 739420 of 3652059)"),
  ])
  func `tells which of several days it is`(days: Range<CivilDate>, expected: String) {
    #expect(
      lines([ListedEvent(title: "X", time: .allDay(days))]) == "  all day         " + expected
    )
  }

  @Test func `says in words what does not take place, or may not`() {
    let states: [ListedEvent.Status] = [.cancelled, .tentative, .unanswered, .declined]
    let events = states.map { status in
      ListedEvent(title: "Party", time: .allDay(june(18)..<june(20)), status: status)
    }
    #expect(
      lines(events) == """
          all day         Party  (cancelled)  (day 1 of 2)
          all day         Party  (tentative)  (day 1 of 2)
          all day         Party  (not answered)  (day 1 of 2)
          all day         Party  (declined)  (day 1 of 2)
        """
    )
    #expect(
      lines(Array(events.prefix(2)), width: 24) == """
          all day Party
           (cancelled)
           (day 1 of 2)
          all day Party
           (tentative)
           (day 1 of 2)
        """
    )
  }

  @Test func `cuts a title before what is said about it, and lets it run on where nothing follows`()
  {
    let long = "Quarterly planning with everybody from all of our offices"
    let time = ListedTime.timed(start: june(18, at: 9), end: june(18, at: 10))
    #expect(
      lines([
        ListedEvent(
          title: long,
          time: time,
          location: "Amphitheatre of the old library",
          isRecurring: true
        ),
        ListedEvent(title: long, time: time, status: .tentative),
        ListedEvent(title: "", time: time, location: "회의실 3층 대강당 옆 작은 방"),
        ListedEvent(title: "a\tb\n\u{1B}[31mc", time: time, location: "\r\n"),
      ]) == """
          09:00 – 10:00   Quarterly planning with everybody fro… ⟳  Amphitheatre of the…
          09:00 – 10:00   Quarterly planning with everybody from all of ou…  (tentative)
          09:00 – 10:00   (no title)                                회의실 3층 대강당 …
          09:00 – 10:00   a b ␛[31mc
        """
    )
  }

  @Test func `lists what has no date at its end`() {
    let todo = ListedEvent(title: "Buy milk", time: .undated, location: "Shop", calendar: 1)
    let list = AgendaList(
      [ListedDay(june(16), events: [Self.standup])],
      undated: [todo],
      calendars: ["Work", "Home"],
      .english,
    )
    #expect(
      screen(list.lines(width: 80)) == """
        Mon 16 June 2025
          09:00 – 10:00   Standup ⟳                     Room 1              Work
        No date
                          Buy milk                      Shop                Home
        """
    )
  }

  @Test func `gives calendars their colours, and asks for no calendar that there is not`() {
    let event = ListedEvent(title: "X", time: .allDay(june(18)..<june(19)), calendar: 7)
    let days = [ListedDay(june(18), events: [Self.trip, event])]
    let lines = AgendaList(days, calendars: ["Work", "Family"], .english).lines(width: 80)
    #expect(lines[1].runs.last == StyledRun("Family", .calendar(1)))
    #expect(lines[2].text == "  all day         X")
  }
}
