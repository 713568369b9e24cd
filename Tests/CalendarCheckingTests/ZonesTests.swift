import Testing

@testable import CalendarChecking

struct `time zones` {
  @Test(arguments: FindingCases.zones)
  func `are checked`(test: CheckCase) {
    expectFindings(
      of: test,
      among: FindingTable.zones + FindingTable.rules + FindingTable.times
        + FindingTable.properties + FindingTable.syntax + FindingTable.values
    )
  }
}

extension FindingCases {
  static let zones: [CheckCase] = zoneNames + definitions + coverage + observances

  /// The lines of an event at nine in a zone.
  private static func event(in zone: String, _ more: String = "") -> String {
    event(
      "DTSTART;TZID=\(zone):20250616T090000\nDTEND;TZID=\(zone):20250616T100000"
        + (more.isEmpty ? "" : "\n\(more)")
    )
  }

  /// A zone that never changes, with some lines in it.
  private static func fixedZone(_ name: String, offset: String = "+0100") -> String {
    """
    BEGIN:VTIMEZONE
    TZID:\(name)
    BEGIN:STANDARD
    DTSTART:19700101T000000
    TZOFFSETFROM:\(offset)
    TZOFFSETTO:\(offset)
    END:STANDARD
    END:VTIMEZONE
    """
  }

  /// The rules of Berlin from 1996 on.
  private static let berlin = """
    BEGIN:VTIMEZONE
    TZID:Europe/Berlin
    BEGIN:DAYLIGHT
    DTSTART:19810329T020000
    RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
    TZOFFSETFROM:+0100
    TZOFFSETTO:+0200
    END:DAYLIGHT
    BEGIN:STANDARD
    DTSTART:19961027T030000
    RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
    TZOFFSETFROM:+0200
    TZOFFSETTO:+0100
    END:STANDARD
    END:VTIMEZONE
    """

  /// The same with clocks that go two hours forward.
  private static let wrongSummer =
    berlin.replacing("TZID:", with: "▶TZID:").replacing("+0200", with: "+0300")

  private static let zoneNames: [CheckCase] = [
    .calendar(
      .tzidUndefined,
      event(in: "▶Headquarters").replacing("DTEND;TZID=▶", with: "DTEND;TZID=")
    ),
    .event(.tzidUndefinedIANA, "EXDATE;TZID=▶Europe/Berlin:20250616T130000"),
    .event(.tzidUndefinedIANA, "X-A;TZID=▶Europe/Berlin:20250616T130000"),
    .event(.tzidUndefinedWindows, "EXDATE;TZID=▶W. Europe Standard Time:20250616T130000"),
    .calendar(
      .tzidWindows,
      fixedZone("▶W. Europe Standard Time") + "\n" + event(in: "W. Europe Standard Time")
    ),
    .calendar(
      .tzidDisplayName,
      fixedZone("▶(UTC+01:00) Amsterdam\\, Berlin") + "\n"
        + event(in: "\"(UTC+01:00) Amsterdam, Berlin\"")
    ),
    .calendar(
      .tzidDisplayName,
      fixedZone("▶Customized Time Zone") + "\n" + event(in: "Customized Time Zone")
    ),
    .calendar(
      .tzidAbbreviation,
      fixedZone("CST") + "\n" + event(in: "▶CST").replacing("DTEND;TZID=▶", with: "DTEND;TZID=")
    ),
    .calendar(.tzidAbbreviation, fixedZone("EST", offset: "-0500") + "\n" + event(in: "EST")),
    .calendar(
      .tzidOddName,
      fixedZone("GMT+0200", offset: "+0200") + "\n"
        + event(in: "▶GMT+0200").replacing("DTEND;TZID=▶", with: "DTEND;TZID=")
    ),
    .calendar(
      .tzidOddName,
      berlin.replacing("TZID:", with: "TZID:/example.org/2025/") + "\n"
        + event(in: "▶/example.org/2025/Europe/Berlin")
        .replacing("DTEND;TZID=▶", with: "DTEND;TZID=")
    ),
    .calendar(
      .tzidQuoted,
      berlin + "\n" + event(in: "▶\"Europe/Berlin\"").replacing("DTEND;TZID=▶", with: "DTEND;TZID=")
    ),
    .calendar(.tzidQuoted, berlin + "\n" + event(in: "Europe/Berlin")),
    .calendar(
      .xWrTimezoneFloating,
      "X-WR-TIMEZONE:Europe/Berlin\n"
        + event("DTSTART:▶20250616T090000\nDTEND:20250616T100000")
    ),
  ]

  private static let definitions: [CheckCase] = [
    .calendar(
      .vtimezoneWithoutTzid,
      "▶BEGIN:VTIMEZONE\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0000\nEND:STANDARD\nEND:VTIMEZONE"
    ),
    .calendar(.vtimezoneEmpty, "▶BEGIN:VTIMEZONE\nTZID:Here\nEND:VTIMEZONE"),
    .calendar(
      .vtimezoneRepeated,
      fixedZone("Here") + "\n" + fixedZone("Here").replacing("TZID:", with: "▶TZID:")
    ),
    .calendar(.vtimezoneUnused, "▶" + berlin + "\n" + event("LOCATION:A")),
    .calendar(.vtimezoneUnused, berlin),
    // A definition may come after its use.
    .calendar(.vtimezoneUnused, event(in: "Europe/Berlin") + "\n" + berlin),
    .calendar(
      .tzurlFile,
      "BEGIN:VTIMEZONE\nTZID:Here\nTZURL:▶file:///etc/berlin.ics\n"
        + fixedZone("Here").split(separator: "\n").dropFirst(2).joined(separator: "\n")
    ),
  ]

  private static let coverage: [CheckCase] = [
    .calendar(
      .vtimezoneDiffersFromIANA,
      wrongSummer + "\n" + event(in: "Europe/Berlin")
    ),
    // Winter is right, but a series reaches into summer.
    .calendar(
      .vtimezoneDiffersFromIANA,
      wrongSummer + "\n"
        + event(in: "Europe/Berlin", "RRULE:FREQ=MONTHLY").replacing("20250616", with: "20250116")
    ),
    .calendar(
      .vtimezoneDiffersFromIANA,
      wrongSummer.replacing("▶", with: "") + "\n"
        + event(in: "Europe/Berlin").replacing("20250616", with: "20250116")
    ),
    .calendar(.vtimezoneDiffersFromIANA, fixedZone("Here") + "\n" + event(in: "Here")),
    .calendar(
      .vtimezoneTooShort,
      "▶"
        + berlin.replacing("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\n", with: "")
        .replacing("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\n", with: "")
        + "\n" + event(in: "Europe/Berlin")
    ),
    .calendar(
      .vtimezoneTooShort,
      "▶" + fixedZone("Here").replacing("1970", with: "2030") + "\n" + event(in: "Here")
    ),
    .calendar(
      .vtimezoneTooShort,
      fixedZone("Here") + "\n" + event(in: "Here", "RRULE:FREQ=WEEKLY")
    ),
  ]

  private static func observance(
    _ kind: FindingKind,
    _ lines: String,
    begin: String = "BEGIN:STANDARD"
  ) -> CheckCase {
    .calendar(kind, "BEGIN:VTIMEZONE\nTZID:Here\n\(begin)\n\(lines)\nEND:STANDARD\nEND:VTIMEZONE")
  }

  private static let offsets = "TZOFFSETFROM:+0200\nTZOFFSETTO:+0100"

  private static let observances: [CheckCase] = [
    observance(.observanceIncomplete, "TZOFFSETTO:+0100", begin: "▶▶BEGIN:STANDARD"),
    observance(.observanceNotLocal, "DTSTART:▶20251026T010000Z\n\(offsets)"),
    observance(.observanceNotLocal, "DTSTART;VALUE=DATE:▶20251026\n\(offsets)"),
    observance(
      .observanceNotLocal,
      "DTSTART:20251026T010000\nRDATE;TZID=Europe/Berlin:▶20261025T010000\n\(offsets)"
    ),
    observance(
      .observanceUntilNotUTC,
      "DTSTART:19961027T030000\nRRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=▶20061029T020000\n\(offsets)"
    ),
    observance(
      .observanceOffRule,
      "DTSTART:▶16010101T030000\nRRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\n\(offsets)"
    ),
    .calendar(
      .observanceChain,
      berlin.replacing("TZOFFSETFROM:+0200", with: "TZOFFSETFROM:▶+0000")
    ),
    .calendar(.observanceChain, berlin),
  ]
}
