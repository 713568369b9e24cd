import ICalendar
import Testing

@testable import CalendarChecking

struct `types of values, dates and times` {
  @Test(arguments: FindingCases.times)
  func `are checked`(test: CheckCase) {
    expectFindings(
      of: test,
      among: FindingTable.times + FindingTable.syntax + FindingTable.properties
    )
  }

  @Test(arguments: [
    ("P1D", 86_400), ("PT1H", 3600), ("P2W", 14 * 86_400), ("-PT15M", -900),
    ("+P1DT2H3M4S", 93_784),
    ("PT0S", 0), ("P1W2D", 9 * 86_400), ("PT1H30S", 3630), ("p1dt1h", 90_000),
  ])
  func `give durations their length`(text: String, seconds: Int) {
    #expect(duration(text)?.nominalSeconds == seconds)
  }

  @Test(arguments: [
    "", "P", "PT", "P1", "1D", "P1H", "PT1D", "P1Y", "P1M", "P1DT", "PD", "P1.5D", "PT1M1H",
    "P1D1D", "-",
    "P1D ", "P99999999999999999999999X",
  ])
  func `give no length to what is no duration`(text: String) {
    #expect(duration(text) == nil)
  }

  private func duration(_ text: String) -> CalendarDuration? {
    var line = UnfoldedLine()
    let bytes = Array(text.utf8)
    line.append(bytes.indices, of: bytes.span, at: FilePosition(line: 1, column: 1, offset: 0))
    return DurationSyntax(ValueSlice(line, bytes.indices)).duration
  }
}

extension FindingCases {
  static let times: [CheckCase] = types + dates + zoned + durations

  private static let types: [CheckCase] = [
    .event(.spaceInValue, "DTSTART:▶ 20250616T090000Z\nURL:https://example.org▶ "),
    .event(.spaceInValue, "LOCATION: Here "),
    .event(.valueTypeNotAllowed, "DTSTART;VALUE=▶PERIOD:20250616T090000Z/PT1H"),
    .event(.valueTypeNotAllowed, "LOCATION;VALUE=TEXT:Here\nURL;VALUE=uri:https://example.org"),
    .event(.valueParameterMissing, "▶CONFERENCE:https://example.org/room"),
    .calendar(.valueParameterMissing, "▶REFRESH-INTERVAL:P1D\nBEGIN:X-A\nEND:X-A"),
    .calendar(.valueParameterMissing, "SOURCE:https://example.org\nBEGIN:X-A\nEND:X-A"),
    .event(.valueTypeUnknown, "LOCATION;VALUE=▶X-BAR:1"),
    .event(.severalValues, "DTSTART:20250616T090000Z▶,20250617T090000Z"),
    .event(.severalValues, "PRIORITY:1▶,2\nURL:https://example.org/a,b"),
    .event(.severalValues, "EXDATE:20250616T090000Z,20250617T090000Z"),
  ]

  private static let dates: [CheckCase] = [
    .event(.dateInvalid, "-DTEND\nDTSTART;VALUE=DATE:▶2025-06-16"),
    .event(.dateInvalid, "EXDATE;VALUE=DATE:20250616,▶2025"),
    .event(.dateInvalid, "-DTEND\nDTSTART;VALUE=DATE:▶Next Year"),
    .event(.dateImpossible, "DTEND:20250616T▶240000Z\nEXDATE:202506▶31T090000Z"),
    .event(.dateImpossible, "DTEND:20250616T23▶6000Z\nEXDATE:2025▶1316T090000Z"),
    .event(.dateImpossible, "EXDATE:202502▶29T090000Z,20240229T090000Z"),
    .event(.dateTimeInvalid, "DTSTART:▶20250616T0900"),
    .event(.dateTimeInvalid, "DTSTART:▶20250616t090000z\nEXDATE:▶20250616Z"),
    .event(.dateTimeInvalid, "-DTEND\nDTSTART;VALUE=DATE-TIME:▶20250616"),
    .event(.dateTimeExtended, "DTSTART:2025▶-06-16T09:00:00Z\nDTEND:20250616T09▶:00:00Z"),
    .event(.dateTimeOffset, "DTSTART:20250616T090000▶+0200"),
    .event(.second60, "EXDATE:20250616T2359▶60Z"),
    .event(.second60, "EXDATE:19970630T235960Z"),
    .event(.second60, "EXDATE;TZID=Asia/Seoul:20170101T085960"),
    .event(.dateWithoutValue, "-DTEND\n▶DTSTART:20250616"),
    .event(.dateTimeWithValueDate, "-DTEND\nDTSTART;VALUE=DATE:▶20250616T000000"),
    .event(.periodWithoutValue, "▶RDATE:20250616T090000Z/PT1H"),
    .event(.periodWithoutValue, "RDATE;VALUE=PERIOD:20250616T090000Z/PT1H"),
    .event(.valueTypesMixed, "EXDATE:20250616,▶20250617T090000Z"),
    .event(.valueTypesMixed, "RDATE:20250616T090000Z,▶20250617T090000Z/PT1H"),
    .event(.valueTypesMixed, "EXDATE:20250616T090000Z,▶20250617T090000"),
    .event(.utcRequired, "DTSTAMP:▶20250616T090000\nCREATED:▶20250616"),
    .event(.utcRequired, "LAST-MODIFIED;TZID=Europe/Berlin:▶20250616T090000"),
  ]

  private static let zoned: [CheckCase] = [
    .event(.tzidOnUTC, "DTSTART;▶TZID=Europe/Berlin:20250616T070000Z"),
    .event(.tzidOnDate, "-DTEND\nDTSTART;▶TZID=Europe/Berlin;VALUE=DATE:20250616"),
    .event(
      .nonexistentLocalTime,
      "DTSTART;TZID=Europe/Berlin:▶20250330T023000\nEXDATE;TZID=Europe/Berlin:▶20251026T023000"
    ),
    .event(.nonexistentLocalTime, "EXDATE;TZID=Europe/Berlin:20250330T030000,20251026T030000"),
    .event(.nonexistentLocalTime, "EXDATE;TZID=Asia/Seoul:20250330T023000"),
    .calendar(
      .floatingTime,
      event("DTSTART:▶20250616T090000\n-DTEND") + "\n" + event("DTSTART:20250617T090000\n-DTEND")
    ),
    .calendar(
      .floatingTime,
      event("DTSTART:20250616T090000\n-DTEND") + "\n" + event("EXDATE;TZID=UTC:20250617T090000")
    ),
    .calendar(
      .floatingTime,
      "X-WR-TIMEZONE:Europe/Berlin\n" + event("DTSTART:20250616T090000\n-DTEND")
    ),
  ]

  private static let durations: [CheckCase] = [
    .event(.durationInvalid, "-DTEND\nDURATION:▶P1M"),
    .event(.durationInvalid, "-DTEND\nDURATION:▶PT"),
    .event(.durationWeeksMixed, "-DTEND\nDURATION:P1▶W2D"),
    .event(.durationSkipsUnit, "-DTEND\nDURATION:PT1H▶30S"),
    .event(.durationNegative, "-DTEND\nDURATION:▶-PT1H"),
    .event(.durationNegative, "-DTEND\nDURATION:▶PT0S"),
    .event(.durationNotDays, "-DTEND\nDTSTART;VALUE=DATE:20250616\nDURATION:▶PT24H"),
    .event(.durationNotDays, "-DTEND\nDTSTART;VALUE=DATE:20250616\nDURATION:P1W"),
    freeBusy(.periodInvalid, "FREEBUSY:20250616T090000Z/PT1H,▶20250616/20250617"),
    freeBusy(.periodInvalid, "FREEBUSY:▶20250616T090000Z\nFREEBUSY:▶20250616T090000Z/P1W1D"),
    freeBusy(.periodNotPositive, "FREEBUSY:20250616T100000Z/▶20250616T090000Z"),
    freeBusy(.periodNotPositive, "FREEBUSY:20250616T100000Z/▶-PT1H"),
    freeBusy(.periodNotPositive, "FREEBUSY:20250616T100000Z/20250616T100001Z"),
  ]

  private static func freeBusy(_ kind: FindingKind, _ lines: String) -> CheckCase {
    .calendar(
      kind,
      component(
        "VFREEBUSY",
        lines,
        usual: ["UID:1", "DTSTAMP:20250601T000000Z", "ORGANIZER:mailto:a@example.org"]
      )
    )
  }
}
