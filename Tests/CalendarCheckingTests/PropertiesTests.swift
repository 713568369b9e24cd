import Testing

@testable import CalendarChecking

struct `properties and where they stand` {
  @Test(arguments: FindingCases.properties)
  func `are checked`(test: CheckCase) { expectFindings(of: test) }

  @Test func `are defined for each that is registered`() {
    for name in PropertyName.allCases {
      #expect((PropertyTable.definition(of: name) != nil) == name.isRegistered, "\(name)")
    }
  }

  @Test(arguments: [
    ("SUMARY:Lunch", "SUMARY", "SUMMARY"), ("LOCATON:Here", "LOCATON", "LOCATION"),
  ])
  func `are suggested where one is misspelt`(line: String, name: String, meant: String) throws {
    let test = CheckCase.event(.propertyUnknown, line)
    let finding = try #require(findings(in: test.bytes).first { $0.kind == .propertyUnknown })
    #expect(finding.facts.first == .property(name))
    #expect(FindingTable.knownNames(for: finding).contains(meant))
    #expect(!FindingTable.knownNames(for: finding).contains("TZNAME"))
  }
}

extension FindingCases {
  /// A whole calendar whose own properties are these lines.
  private static func header(
    _ kind: FindingKind,
    _ lines: String,
    besides others: Set<FindingKind> = []
  ) -> CheckCase {
    let begin =
      lines.hasPrefix("▶\n")
      ? "▶BEGIN:VCALENDAR\n\(lines.dropFirst(2))" : "BEGIN:VCALENDAR\n\(lines)"
    return .file(kind, "\(begin)\nBEGIN:X-A\nEND:X-A\nEND:VCALENDAR\n", besides: others)
  }

  static let properties: [CheckCase] =
    calendarProperties + places + neededProperties + emptyProperties

  private static let calendarProperties: [CheckCase] = [
    header(.missingProductID, "▶\nVERSION:2.0"),
    header(.missingProductID, "▶\nVERSION:2.0\nPRODID:"),
    header(.missingVersion, "▶\nPRODID:1"),
    header(.missingVersion, "PRODID:1\nversion:2.0"),
    header(.versionUnsupported, "PRODID:1\nVERSION:▶2.1"),
    header(.versionUnsupported, "PRODID:1\nVERSION:1.0;2.0"),
    header(.vCalendar1, "VERSION:▶1.0\nTZ;X:-05\nDAYLIGHT;TRUE:1"),
    .file(
      .vCalendar1,
      """
      BEGIN:VCALENDAR
      PRODID:1
      VERSION:▶1.0
      BEGIN:VEVENT
      SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Caf=C3=A9 and =
      more
      RRULE:W1 MO #5
      ATTACH;BASE64:QUJD

      END:VEVENT
      END:VCALENDAR

      """
    ),
    .event(.vCalendar1Leftover, "SUMMARY;▶ENCODING=QUOTED-PRINTABLE:Caf=C3=A9"),
    .event(.vCalendar1Leftover, "RRULE:▶W1 MO #5"),
    .event(.vCalendar1Leftover, "▶DCREATED:20250101T000000Z\n▶AALARM:1"),
    header(.vCalendar1Leftover, "PRODID:1\nVERSION:2.0\n▶TZ:-05\n▶DAYLIGHT:TRUE"),
    header(.calscaleUnknown, "PRODID:1\nVERSION:2.0\nCALSCALE:▶JULIAN"),
    header(.calscaleUnknown, "PRODID:1\nVERSION:2.0\nCALSCALE:Gregorian"),
    header(.methodUnknown, "PRODID:1\nVERSION:2.0\nMETHOD:▶EXPORT"),
    header(.methodUnknown, "PRODID:1\nVERSION:2.0\nMETHOD:POLLSTATUS"),
  ]

  private static let places: [CheckCase] = [
    .calendar(.propertyAfterComponent, "BEGIN:X-A\nEND:X-A\n▶X-WR-CALNAME:Work"),
    .event(
      .propertyAfterSubcomponent,
      "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT5M\nDESCRIPTION:1\nEND:VALARM\n▶LOCATION:1\nCOMMENT:1"
    ),
    .event(.propertyRepeated, "SUMMARY:A\n▶SUMMARY:B"),
    .event(.propertyRepeated, "COMMENT:A\nCOMMENT:B"),
    .calendar(.propertyRepeated, "NAME:A\nNAME;LANGUAGE=de:B\nBEGIN:X-A\nEND:X-A"),
    .calendar(
      .propertyRepeated,
      component(
        "VJOURNAL",
        "DESCRIPTION:A\nDESCRIPTION:B",
        usual: ["UID:1", "DTSTAMP:20250601T000000Z"]
      )
    ),
    .event(.propertyNotAllowed, "▶DUE:20250616T100000Z"),
    .calendar(.propertyNotAllowed, "▶DTSTART:20250616T100000Z\nBEGIN:X-A\nEND:X-A"),
    .calendar(.propertyNotAllowed, "BEGIN:X-A\nDUE:20250616T100000Z\nEND:X-A"),
    .event(.propertyNotAllowed, "LINK;LINKREL=latest;VALUE=URI:https://example.org/\nREFID:1"),
    .event(.propertyUnknown, "▶SUMARY:Lunch"),
    .event(.propertyUnknown, "X-SUMARY:Lunch"),
    .event(.propertyDeprecated, "RRULE:FREQ=DAILY\n▶EXRULE:FREQ=WEEKLY"),
  ]

  private static let neededProperties: [CheckCase] = [
    .calendar(.missingUID, "▶" + event("-UID")),
    .calendar(.missingUID, "▶" + event("UID:")),
    .calendar(.missingDtstamp, "▶" + event("-DTSTAMP")),
    .calendar(.missingDtstart, "▶" + event("-DTSTART\n-DTEND")),
    .calendar(
      .recurringWithoutDtstart,
      component(
        "VTODO",
        "▶RRULE:FREQ=DAILY\nDUE;VALUE=DATE:20250616",
        usual: ["UID:1", "DTSTAMP:20250601T000000Z", "SUMMARY:A"]
      )
    ),
    .calendar(.missingSummary, "▶" + event("-SUMMARY")),
    .event(.missingSummary, "-SUMMARY\nSTATUS:CANCELLED"),
    .event(.dtendAndDuration, "DTEND:20250616T120000Z\n▶DURATION:PT1H"),
    .calendar(
      .dtendAndDuration,
      component(
        "VTODO",
        "DURATION:PT1H\n▶DUE:20250616T120000Z",
        usual: ["UID:1", "DTSTAMP:20250601T000000Z", "SUMMARY:A", "DTSTART:20250616T110000Z"]
      )
    ),
    .calendar(
      .todoDurationWithoutDtstart,
      component(
        "VTODO",
        "▶DURATION:PT1H",
        usual: ["UID:1", "DTSTAMP:20250601T000000Z", "SUMMARY:A"]
      )
    ),
  ]

  private static let emptyProperties: [CheckCase] = [
    .event(.valueEmpty, "▶EXDATE:\n▶URL:"),
    .event(.textEmpty, "▶LOCATION:\n▶SUMMARY:"),
  ]
}
