import CivilCalendar
import ICalendar
import TestSupport
import Testing

struct `a recurrence set` {
  @Test func `keeps the wall clock when clocks change`() throws {
    let series = event(
      "DTSTART;TZID=Europe/Berlin:20250328T090000",
      "DTEND;TZID=Europe/Berlin:20250328T100000",
      "RRULE:FREQ=DAILY;COUNT=3",
    )
    let berlin = try Expansion(series, from: "2025-03-01", to: "2025-04-30")
    #expect(
      berlin.lines == [
        "2025-03-28T09:00..2025-03-28T10:00", "2025-03-29T09:00..2025-03-29T10:00",
        "2025-03-30T09:00..2025-03-30T10:00",
      ],
    )
    let seoul = try Expansion(series, from: "2025-03-01", to: "2025-04-30", zone: "Asia/Seoul")
    #expect(
      seoul.lines == [
        "2025-03-28T17:00..2025-03-28T18:00", "2025-03-29T17:00..2025-03-29T18:00",
        "2025-03-30T16:00..2025-03-30T17:00",
      ],
    )
  }

  @Test func `gives an exact length by DTEND and a nominal one by DURATION`() throws {
    let exact = event(
      "DTSTART;TZID=Europe/Berlin:20250322T200000",
      "DTEND;TZID=Europe/Berlin:20250323T200000",
      "RRULE:FREQ=WEEKLY;COUNT=2",
    )
    let nominal = event(
      "DTSTART;TZID=Europe/Berlin:20250322T200000",
      "DURATION:P1D",
      "RRULE:FREQ=WEEKLY;COUNT=2",
    )
    #expect(
      try Expansion(exact, from: "2025-03-29", to: "2025-03-30").lines == [
        "2025-03-29T20:00..2025-03-30T21:00"
      ],
    )
    #expect(
      try Expansion(nominal, from: "2025-03-29", to: "2025-03-30").lines == [
        "2025-03-29T20:00..2025-03-30T20:00"
      ],
    )
  }

  @Test(arguments: [
    ("20250616", "20250616", "2025-06-16..2025-06-17"),
    ("20250616", "20250618", "2025-06-16..2025-06-18"),
    ("20250616", "20250614", "2025-06-16..2025-06-17"),
  ])
  func `gives a day at least one day`(start: String, end: String, line: String) throws {
    let event = event("DTSTART;VALUE=DATE:\(start)", "DTEND;VALUE=DATE:\(end)")
    let expansion = try Expansion(event, from: "2025-06-01", to: "2025-06-30")
    #expect(expansion.lines == [line])
    #expect(expansion.findings.count == (end < start ? 1 : 0))
  }

  @Test func `lets go what EXDATE names, in any zone and of the other type`() throws {
    let series = event(
      "DTSTART;TZID=Europe/Berlin:20250616T090000",
      "RRULE:FREQ=DAILY;COUNT=6",
      "EXDATE:20250617T070000Z",
      "EXDATE;TZID=Asia/Seoul:20250618T160000",
      "EXDATE;VALUE=DATE:20250619,20250701",
      "EXDATE:20250620T080000Z",
    )
    #expect(
      try Expansion(series, from: "2025-06-01", to: "2025-06-30").lines.map { $0.prefix(10) } == [
        "2025-06-16", "2025-06-20", "2025-06-21",
      ],
    )
    let days = event(
      "DTSTART;VALUE=DATE:20250616",
      "RRULE:FREQ=DAILY;COUNT=3",
      "EXDATE:20250617T000000",
    )
    #expect(
      try Expansion(days, from: "2025-06-01", to: "2025-06-30").lines.map { $0.prefix(10) } == [
        "2025-06-16", "2025-06-18",
      ],
    )
  }

  @Test func `adds dates and periods, each once`() throws {
    let series = event(
      "DTSTART:20250616T080000Z",
      "DTEND:20250616T090000Z",
      "RRULE:FREQ=DAILY;COUNT=2",
      "RDATE:20250617T080000Z,20250620T080000Z",
      "RDATE;VALUE=PERIOD:20250616T080000Z/PT3H,20250621T080000Z/20250621T083000Z",
    )
    #expect(
      try Expansion(series, from: "2025-06-01", to: "2025-06-30", zone: "UTC").lines == [
        "2025-06-16T08:00..2025-06-16T11:00", "2025-06-17T08:00..2025-06-17T09:00",
        "2025-06-20T08:00..2025-06-20T09:00", "2025-06-21T08:00..2025-06-21T08:30",
      ],
    )
  }

  @Test func `puts an override in the place of its instance, wherever it moved`() throws {
    let series = event("DTSTART:20250616T080000Z", "RRULE:FREQ=WEEKLY;COUNT=3")
    let moved = event("RECURRENCE-ID:20250623T080000Z", "DTSTART:20250710T100000Z")
    let june = ["2025-06-16T08:00..2025-06-16T08:00", "2025-06-30T08:00..2025-06-30T08:00"]
    for text in [series + "\n" + moved, moved + "\n" + series] {
      #expect(try Expansion(text, from: "2025-06-01", to: "2025-06-30", zone: "UTC").lines == june)
      #expect(
        try Expansion(text, from: "2025-07-10", to: "2025-07-10", zone: "UTC").lines == [
          "2025-07-10T10:00..2025-07-10T10:00 override"
        ],
      )
    }
  }

  @Test func `joins master and override from two sources`() throws {
    let series = event("DTSTART:20250616T080000Z", "RRULE:FREQ=WEEKLY;COUNT=2")
    let override = event("RECURRENCE-ID:20250623T080000Z", "DTSTART:20250623T100000Z")
    let expansion = try Expansion(
      series,
      override,
      from: "2025-06-01",
      to: "2025-06-30",
      zone: "UTC",
    )
    #expect(
      expansion.lines == [
        "2025-06-16T08:00..2025-06-16T08:00", "2025-06-23T10:00..2025-06-23T10:00 override",
      ],
    )
  }

  @Test func `moves all later instances by THISANDFUTURE, single overrides inside excepted`() throws
  {
    let text = [
      event("DTSTART:20250616T080000Z", "DTEND:20250616T090000Z", "RRULE:FREQ=DAILY;COUNT=6"),
      event(
        "RECURRENCE-ID;RANGE=THISANDFUTURE:20250618T080000Z",
        "DTSTART:20250618T100000Z",
        "DTEND:20250618T103000Z",
      ),
      event("RECURRENCE-ID:20250620T080000Z", "DTSTART:20250620T200000Z"),
    ].joined(separator: "\n")
    #expect(
      try Expansion(text, from: "2025-06-01", to: "2025-06-30", zone: "UTC").lines == [
        "2025-06-16T08:00..2025-06-16T09:00", "2025-06-17T08:00..2025-06-17T09:00",
        "2025-06-18T10:00..2025-06-18T10:30 override",
        "2025-06-19T10:00..2025-06-19T10:30 override",
        "2025-06-20T20:00..2025-06-20T20:00 override",
        "2025-06-21T10:00..2025-06-21T10:30 override",
      ],
    )
  }

  @Test func `takes each of many changes of its range from where it begins`() throws {
    let changes = (1...300).map { number in
      let day = date("2025-01-01").advanced(by: number)
      let text = day.description.replacing("-", with: "")
      return event(
        "RECURRENCE-ID;RANGE=THISANDFUTURE:\(text)T080000Z",
        "DTSTART:\(text)T\(number % 10 + 10)0000Z",
      )
    }
    let series = event("DTSTART:20250101T080000Z", "RRULE:FREQ=DAILY")
    let text = ([series] + changes).joined(separator: "\n")
    let lines = try Expansion(text, from: "2025-01-01", to: "2025-12-31", zone: "UTC").lines
    #expect(lines.count == 365)
    #expect(lines[0] == "2025-01-01T08:00..2025-01-01T08:00")
    #expect(lines[300] == "2025-10-28T10:00..2025-10-28T10:00 override")
    #expect(lines[364] == "2025-12-31T10:00..2025-12-31T10:00 override")
    #expect(lines[207] == "2025-07-27T17:00..2025-07-27T17:00 override")
  }

  @Test func `shows an override without its master as one event`() throws {
    let lone = event(
      "RECURRENCE-ID:20250616T080000Z",
      "DTSTART:20250617T080000Z",
      "RRULE:FREQ=DAILY",
    )
    let expansion = try Expansion(lone, from: "2025-06-01", to: "2025-06-30", zone: "UTC")
    #expect(expansion.lines == ["2025-06-17T08:00..2025-06-17T08:00 override"])
    #expect(expansion.findings == [.ruleOfLoneOverride])
  }

  @Test func `takes the highest SEQUENCE, copies once, and all that differ on a tie`() throws {
    let one = event("DTSTART:20250616T080000Z", "SUMMARY:A", "SEQUENCE:1")
    let newer = event("DTSTART:20250617T080000Z", "SUMMARY:A", "SEQUENCE:2")
    let other = event("DTSTART:20250617T080000Z", "SUMMARY:B", "SEQUENCE:2")
    func lines(_ text: String) throws -> [String.SubSequence] {
      try Expansion(text, from: "2025-06-01", to: "2025-06-30", zone: "UTC").lines.map {
        $0.prefix(10)
      }
    }
    #expect(try lines(one + "\n" + newer) == ["2025-06-17"])
    #expect(try lines(newer + "\n" + newer) == ["2025-06-17"])
    #expect(try lines(newer + "\n" + other) == ["2025-06-17", "2025-06-17"])
  }

  @Test(arguments: [
    // Copies whose ends differ, and overrides of one instance.
    ("DTSTART:20250616T080000Z\nDURATION:PT1H", "DTSTART:20250616T080000Z\nDURATION:PT2H"),
    (
      "RECURRENCE-ID:20250616T080000Z\nDTSTART:20250617T080000Z\nDURATION:PT1H",
      "RECURRENCE-ID:20250616T080000Z\nDTSTART:20250617T080000Z\nDURATION:PT2H"
    ),
    // Two masters, of which one says on which clock the other's override is.
    (
      "DTSTART;VALUE=DATE:20250616\nRRULE:FREQ=DAILY;COUNT=3", "DTSTART:20250616T080000Z\nSUMMARY:B"
    ),
  ])
  func `does not depend on the order of its components`(one: String, other: String) throws {
    let override = event("RECURRENCE-ID:20250617T080000Z", "DTSTART:20250618T080000Z", "SUMMARY:C")
    let texts = [event(one), event(other), override]
    let expected = try lines(texts)
    #expect(try lines(texts.reversed()) == expected)
    #expect(try lines([texts[1], texts[0], texts[2]]) == expected)
    let files = try Expansion(texts[1], texts[2], texts[0], from: "2025-06-01", to: "2025-06-30")
    #expect(files.lines == expected)

    func lines(_ texts: [String]) throws -> [String] {
      try Expansion(texts.joined(separator: "\n"), from: "2025-06-01", to: "2025-06-30").lines
    }
  }

  @Test func `hides an old override by a newer EXDATE`() throws {
    let series = event(
      "DTSTART:20250616T080000Z",
      "RRULE:FREQ=DAILY;COUNT=2",
      "EXDATE:20250617T080000Z",
      "SEQUENCE:3",
    )
    let override = event("RECURRENCE-ID:20250617T080000Z", "DTSTART:20250617T100000Z", "SEQUENCE:2")
    #expect(
      try Expansion(series + "\n" + override, from: "2025-06-01", to: "2025-06-30", zone: "UTC")
        .lines
        == ["2025-06-16T08:00..2025-06-16T08:00"],
    )
  }

  @Test func `never merges events without a UID`() throws {
    let event = "BEGIN:VEVENT\nDTSTART:20250616T080000Z\nEND:VEVENT"
    let expansion = try Expansion(
      event + "\n" + event,
      from: "2025-06-16",
      to: "2025-06-16",
      zone: "UTC",
    )
    #expect(expansion.lines.count == 2)
  }

  @Test(arguments: [
    // The whole local day of a bare date, on a series of times.
    ("20250618", "2025-06-18"),
    // A wall clock of the zone.
    ("20250618T090000", "2025-06-18"), ("20250618T085959", "2025-06-17"),
    // An instant.
    ("20250618T070000Z", "2025-06-18"), ("20250618T065959Z", "2025-06-17"),
  ])
  func `ends where UNTIL says, of any type`(until: String, last: String) throws {
    let series = event(
      "DTSTART;TZID=Europe/Berlin:20250616T090000",
      "RRULE:FREQ=DAILY;UNTIL=\(until)",
    )
    let expansion = try Expansion(series, from: "2025-06-01", to: "2025-06-30")
    #expect(expansion.lines.last?.prefix(10) == last[...])
  }

  @Test func `counts an instance in the hour that comes twice by its instant`() throws {
    // 02:45 is first shown at 00:45Z; UNTIL stands between the two times that clocks show it.
    let series = event(
      "DTSTART;TZID=Europe/Berlin:20251025T024500",
      "RRULE:FREQ=DAILY;UNTIL=20251026T011500Z",
    )
    let expansion = try Expansion(series, from: "2025-10-01", to: "2025-10-31")
    #expect(expansion.lines.map { $0.prefix(10) } == ["2025-10-25", "2025-10-26"])
  }

  @Test func `starts an hour later in a gap, and only there`() throws {
    let series = event("DTSTART;TZID=Europe/Berlin:20250329T023000", "RRULE:FREQ=DAILY;COUNT=3")
    #expect(
      try Expansion(series, from: "2025-03-01", to: "2025-03-31").lines.map { $0.prefix(16) } == [
        "2025-03-29T02:30", "2025-03-30T03:30", "2025-03-31T02:30",
      ],
    )
  }

  @Test func `gives once what a gap of the clocks makes one`() throws {
    let series = event("DTSTART;TZID=Europe/Berlin:20250330T010000", "RRULE:FREQ=HOURLY;COUNT=5")
    #expect(
      try Expansion(series, from: "2025-03-30", to: "2025-03-30").lines.map { $0.prefix(16) } == [
        "2025-03-30T01:00", "2025-03-30T03:00", "2025-03-30T04:00", "2025-03-30T05:00",
      ]
    )
  }

  @Test func `takes the later of two UNTIL, whatever the window`() throws {
    let series = event(
      "DTSTART:20250101T080000Z",
      "RRULE:FREQ=DAILY;UNTIL=20250110;UNTIL=20260101",
    )
    let day = try Expansion(series, from: "2025-06-16", to: "2025-06-16", zone: "UTC")
    #expect(day.lines == ["2025-06-16T08:00..2025-06-16T08:00"])
  }

  @Test func `chooses between equal overrides by what they say, not by their order`() throws {
    let series = event("DTSTART:20250616T080000Z", "RRULE:FREQ=DAILY;COUNT=1")
    let one = event("RECURRENCE-ID:20250616T080000Z", "DTSTART:20250616T100000Z")
    let other = event("RECURRENCE-ID:20250616T080000Z", "DTSTART:20250616T090000Z")
    for text in [[series, one, other], [other, series, one]] {
      let expansion = try Expansion(
        text.joined(separator: "\n"),
        from: "2025-06-16",
        to: "2025-06-16",
        zone: "UTC",
      )
      #expect(expansion.lines == ["2025-06-16T10:00..2025-06-16T10:00 override"])
    }
  }

  @Test func `finds added dates whose own length reaches into the window`() throws {
    let series = event(
      "DTSTART:20250601T080000Z",
      "DURATION:PT1H",
      "RDATE;VALUE=PERIOD:20250610T080000Z/P9D,20250612T080000Z/PT1H",
    )
    #expect(
      try Expansion(series, from: "2025-06-18", to: "2025-06-18", zone: "UTC").lines == [
        "2025-06-10T08:00..2025-06-19T08:00"
      ]
    )
  }

  @Test(arguments: ["Asia/Kathmandu", "Pacific/Kiritimati", "Pacific/Niue", "America/St_Johns"])
  func `gives the same by days as in one window`(zone: String) throws {
    var random = SeededGenerator(seed: 31)
    let rules = [
      "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;BYDAY=MO,TH", "FREQ=MONTHLY;BYMONTHDAY=-1", "",
    ]
    for _ in 0..<15 {
      let hour = Int.random(in: 10...23, using: &random)
      let rule = rules.randomElement(using: &random) ?? ""
      let text = event(
        "DTSTART;TZID=America/New_York:20250\(Int.random(in: 5...9, using: &random))10T\(hour)3000",
        "DURATION:PT\(Int.random(in: 0...60, using: &random))H",
        rule.isEmpty ? "COMMENT:once" : "RRULE:\(rule)",
      )
      let whole = try Expansion(text, from: "2025-10-01", to: "2025-11-15", zone: zone)
      var found: Set<String> = []
      for day in date("2025-10-01")..<date("2025-11-16") {
        found.formUnion(
          try Expansion(text, from: day.description, to: day.description, zone: zone).lines,
        )
      }
      #expect(found == Set(whole.lines))
    }
  }
}

struct `a to-do` {
  @Test(arguments: [
    // DUE decides, not DTSTART.
    ("DTSTART:20250616T080000Z|DUE:20250618T170000Z", ["2025-06-18T17:00..2025-06-18T17:00"]),
    ("DUE:20250618T170000Z", ["2025-06-18T17:00..2025-06-18T17:00"]),
    ("DTSTART:20250616T080000Z", ["2025-06-16T08:00..2025-06-16T08:00"]),
    ("DTSTART:20250616T080000Z|DURATION:PT1H", ["2025-06-16T08:00..2025-06-16T09:00"]),
    // A DUE that is a date is the last day itself.
    ("DTSTART;VALUE=DATE:20250616|DUE;VALUE=DATE:20250618", ["2025-06-18..2025-06-19"]),
    ("DTSTART;VALUE=DATE:20250616|DUE;VALUE=DATE:20250616", ["2025-06-16..2025-06-17"]),
    ("DUE;VALUE=DATE:20250618", ["2025-06-18..2025-06-19"]),
    // A series moves both.
    (
      "DTSTART:20250616T080000Z|DUE:20250617T080000Z|RRULE:FREQ=WEEKLY;COUNT=2",
      ["2025-06-17T08:00..2025-06-17T08:00", "2025-06-24T08:00..2025-06-24T08:00"],
    ),
  ])
  func `stands on the day it is due, else on its first`(text: String, lines: [String]) throws {
    let todo = "BEGIN:VTODO\nUID:1\n" + text.replacing("|", with: "\n") + "\nEND:VTODO"
    let expansion = try Expansion(
      todo,
      from: "2025-06-01",
      to: "2025-06-30",
      zone: "UTC",
      kinds: [.todo],
    )
    #expect(expansion.lines == lines)
    for day in ["2025-06-17", "2025-06-18", "2025-06-19"] {
      let expected = lines.filter { $0.hasPrefix(day) }
      let there = try Expansion(todo, from: day, to: day, zone: "UTC", kinds: [.todo])
      #expect(there.lines == expected)
    }
  }

  @Test func `without any date is kept apart`() throws {
    let text = "BEGIN:VTODO\nSUMMARY:Some day\nEND:VTODO"
    let expansion = try Expansion(text, from: "2025-06-01", to: "2025-06-30", kinds: [.todo])
    #expect(expansion.lines.isEmpty)
    #expect(expansion.undatedCount == 1)
    #expect(expansion.findings.isEmpty)
  }
}

struct `a free/busy component` {
  @Test func `gives each of its periods`() throws {
    let text = """
      BEGIN:VFREEBUSY
      DTSTART:20250616T000000Z
      DTEND:20250620T000000Z
      FREEBUSY;FBTYPE=BUSY:20250616T080000Z/PT2H,20250617T080000Z/20250617T093000Z
      FREEBUSY;FBTYPE=FREE:20250618T080000Z/PT1H
      FREEBUSY:nonsense
      END:VFREEBUSY
      """
    let expansion = try Expansion(
      text,
      from: "2025-06-01",
      to: "2025-06-30",
      zone: "UTC",
      kinds: [.freeBusy],
    )
    #expect(
      expansion.lines == [
        "2025-06-16T08:00..2025-06-16T10:00", "2025-06-17T08:00..2025-06-17T09:30",
        "2025-06-18T08:00..2025-06-18T09:00 free",
      ],
    )
    #expect(expansion.findings == [.unreadableTime(property: "FREEBUSY", text: "nonsense")])
  }

  @Test(
    arguments: [
      ("UNTIL=", 1), ("UNTIL", 1), ("COUNT=", 1), ("COUNT=many", 1), ("UNTIL=next year", 1),
      ("UNTL=20250618", 1), ("Count =x", 1), ("X-END=20250618", 3), ("x-end=", 3),
      ("UNTIL=;COUNT=2", 2), ("UNTL=1;UNTIL=20250617", 2), ("COUNT=99", 3),
    ] as [(String, Int)]
  )
  func `does not go on for ever where the end of a rule cannot be read`(
    part: String,
    count: Int
  ) throws {
    let expansion = try Expansion(
      event("DTSTART;VALUE=DATE:20250616", "RRULE:FREQ=DAILY;\(part)"),
      from: "2025-06-16",
      to: "2025-06-18",
    )
    #expect(expansion.lines.count == count)
    let isLost = expansion.findings.contains {
      if case .ruleWithLostEnd = $0 { true } else { false }
    }
    #expect(isLost == (count == 1))
  }

  @Test func `reads the zone of a changed instance in the calendar that it stands in`() throws {
    let zone =
      "BEGIN:VTIMEZONE\nTZID:Asia/Seoul\nBEGIN:STANDARD\nDTSTART:16010101T000000\n"
      + "RRULE:FREQ=YEARLY\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0000\nEND:STANDARD\nEND:VTIMEZONE\n"
    let expansion = try Expansion(
      zone + event("DTSTART:20250616T000000Z", "RRULE:FREQ=DAILY;COUNT=3"),
      // Nine o'clock in the Seoul of this calendar is midnight in UTC.
      event("RECURRENCE-ID;TZID=Asia/Seoul:20250617T090000", "DTSTART:20250617T120000Z"),
      from: "2025-06-01",
      to: "2025-06-30",
      zone: "UTC",
    )
    #expect(
      expansion.lines == [
        "2025-06-16T00:00..2025-06-16T00:00", "2025-06-17T12:00..2025-06-17T12:00 override",
        "2025-06-18T00:00..2025-06-18T00:00",
      ],
    )
  }
}
