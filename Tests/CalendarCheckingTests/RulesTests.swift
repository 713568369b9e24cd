import Testing

@testable import CalendarChecking

struct `recurrence rules` {
  @Test(arguments: FindingCases.rules)
  func `are checked`(test: CheckCase) {
    expectFindings(
      of: test,
      among: FindingTable.rules + FindingTable.values + FindingTable.times + FindingTable.syntax
        + FindingTable.properties
    )
  }

  // Every month and year that a rule leaves out, or not.
  @Test(arguments: [
    ("FREQ=MONTHLY", "20240131", true), ("FREQ=MONTHLY", "20240128", false),
    ("FREQ=MONTHLY;BYMONTHDAY=30", "20240130", true),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "20240131", false),
    ("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "20240131", false),
    ("FREQ=MONTHLY;INTERVAL=12", "20240131", false),
    ("FREQ=MONTHLY;INTERVAL=2", "20240131", true),
    ("FREQ=MONTHLY;BYMONTH=1,3,5;BYMONTHDAY=31", "20240131", false),
    ("FREQ=YEARLY", "20240229", true), ("FREQ=YEARLY", "20240131", false),
    ("FREQ=YEARLY;BYMONTHDAY=31", "20240131", true),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "20240229", true),
    ("RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD", "20240131", false),
    ("FREQ=MONTHLY;BYDAY=5MO", "20240129", false),
  ])
  func `skip months that lack their day`(rule: String, start: String, skips: Bool) {
    let mark = skips ? "▶" : ""
    let test = CheckCase.event(
      .rruleSkipsPeriods,
      "-DTEND\nDTSTART;VALUE=DATE:\(start)\nRRULE:\(mark)\(rule)"
    )
    expectFindings(of: test, among: FindingTable.rules)
  }
}

extension FindingCases {
  static let rules: [CheckCase] = ruleTexts + ruleParts + ruleStarts + ruleMeanings

  private static func rule(_ kind: FindingKind, _ rule: String) -> CheckCase {
    .event(kind, "RRULE:\(rule)")
  }

  private static let ruleTexts: [CheckCase] = [
    rule(.rruleWithoutFreq, "▶COUNT=5"),
    rule(.rruleFreqUnknown, "▶FREQ=FORTNIGHTLY"),
    rule(.rruleFreqUnknown, "freq=daily"),
    rule(.rruleFreqNotFirst, "INTERVAL=2;▶FREQ=DAILY"),
    rule(.rruleFreqNotFirst, "RSCALE=GREGORIAN;FREQ=DAILY"),
    rule(.rrulePartRepeated, "FREQ=WEEKLY;BYDAY=MO;▶BYDAY=TU,WE"),
    rule(.rrulePartUnknown, "FREQ=DAILY;▶UNTILL=20251231"),
    rule(.rrulePartUnknown, "FREQ=DAILY;▶X-PART=1"),
    rule(.rrulePartUnknown, "▶RRULE:FREQ=DAILY"),
    rule(.rrulePartMalformed, "FREQ=WEEKLY;▶BYDAY="),
    rule(.rrulePartMalformed, "FREQ=WEEKLY;▶BYDAY=MO,,TU"),
    rule(.rrulePartMalformed, "FREQ=DAILY;▶;COUNT=2"),
    rule(.rruleCountAndUntil, "FREQ=DAILY;COUNT=3;▶UNTIL=20251231T000000Z"),
    rule(.rruleCountAndUntil, "FREQ=DAILY;UNTIL=20251231T000000Z;▶COUNT=3"),
    rule(.spaceInValue, "FREQ=DAILY;▶ COUNT=3"),
    rule(.escapeOutsideText, "FREQ=DAILY▶\\;COUNT=3"),
    rule(.rscaleUnknown, "▶RSCALE=MARTIAN;FREQ=YEARLY"),
    rule(.rscaleUnknown, "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=FORWARD"),
    rule(.skipInvalid, "FREQ=MONTHLY;▶SKIP=BACKWARD"),
    rule(.skipInvalid, "RSCALE=GREGORIAN;FREQ=MONTHLY;▶SKIP=ALWAYS"),
    rule(.skipInvalid, "FREQ=YEARLY;▶BYMONTH=5L,6"),
  ]

  private static let ruleParts: [CheckCase] = [
    rule(.rruleCountNotPositive, "FREQ=DAILY;COUNT=▶0"),
    rule(.rruleCountNotPositive, "FREQ=DAILY;COUNT=▶many"),
    rule(.rruleIntervalNotPositive, "FREQ=DAILY;INTERVAL=▶0"),
    rule(.rruleIntervalNotPositive, "FREQ=DAILY;INTERVAL=▶-2"),
    rule(.rruleUntilInvalid, "FREQ=DAILY;UNTIL=▶2025"),
    rule(.rruleUntilInvalid, "FREQ=DAILY;UNTIL=▶2025-12-31"),
    rule(.rruleUntilInvalid, "FREQ=DAILY;UNTIL=▶20251301T000000Z"),
    rule(.rruleValueOutOfRange, "FREQ=MONTHLY;BYMONTHDAY=▶0,1,▶32"),
    rule(.rruleValueOutOfRange, "FREQ=YEARLY;BYMONTH=▶May"),
    rule(.rruleValueOutOfRange, "FREQ=YEARLY;BYDAY=▶54MO"),
    rule(.rruleValueOutOfRange, "RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=13"),
    rule(.rruleWeekdayInvalid, "FREQ=WEEKLY;BYDAY=TU,▶Mon"),
    rule(.rruleWeekdayInvalid, "FREQ=WEEKLY;WKST=▶1MO"),
    rule(.rrulePartNotWithFreq, "FREQ=WEEKLY;▶BYMONTHDAY=16"),
    rule(.rrulePartNotWithFreq, "FREQ=DAILY;▶BYYEARDAY=167"),
    rule(.rrulePartNotWithFreq, "FREQ=MONTHLY;▶BYWEEKNO=25"),
    rule(.rrulePartNotWithFreq, "FREQ=HOURLY;BYYEARDAY=167;BYMONTHDAY=16"),
    rule(.rruleBydayNumber, "FREQ=WEEKLY;BYDAY=TU,▶1MO"),
    rule(.rruleBydayNumber, "FREQ=YEARLY;BYWEEKNO=25;BYDAY=▶1MO"),
    rule(.rruleBysetposAlone, "FREQ=MONTHLY;▶BYSETPOS=-1"),
  ]

  private static func dated(_ kind: FindingKind, _ lines: String) -> CheckCase {
    .event(kind, "-DTEND\nDTSTART;VALUE=DATE:20250616\n\(lines)")
  }

  private static let ruleStarts: [CheckCase] = [
    rule(.rruleUntilType, "FREQ=DAILY;UNTIL=▶20250620"),
    dated(.rruleUntilType, "RRULE:FREQ=DAILY;UNTIL=▶20250620T000000Z"),
    rule(.rruleUntilNotUTC, "FREQ=DAILY;UNTIL=▶20250620T090000"),
    .event(
      .rruleUntilNotUTC,
      "-DTEND\nDTSTART;TZID=Europe/Berlin:20250616T090000\nRRULE:FREQ=DAILY;UNTIL=▶20250620T090000"
    ),
    .event(
      .rruleUntilNotUTC,
      "-DTEND\nDTSTART:20250616T090000\nRRULE:FREQ=DAILY;UNTIL=▶20250620T090000Z\nEXDATE;TZID=UTC:20250616T090000"
    ),
    .event(
      .rruleUntilNotUTC,
      "-DTEND\nDTSTART:20250616T090000\nRRULE:FREQ=DAILY;UNTIL=20250620T090000\nEXDATE;TZID=UTC:20250616T090000"
    ),
    rule(.rruleUntilBeforeStart, "FREQ=DAILY;UNTIL=▶20240616T110000Z"),
    rule(.rruleUntilBeforeStart, "FREQ=DAILY;UNTIL=20250616T110000Z"),
    dated(.rruleTimePartOnDate, "RRULE:FREQ=DAILY;▶BYHOUR=9"),
    .event(.rruleDtstartOffRule, "DTSTART:▶20250617T090000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO"),
    .event(.rruleDtstartOffRule, "RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20250616T110000Z"),
    .event(
      .rruleDtstartOffRule,
      "DTSTART:20250617T090000Z\nRRULE:RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=1"
    ),
    .event(.rruleRepeated, "RRULE:FREQ=DAILY\n▶RRULE:FREQ=WEEKLY"),
    .event(.rruleInOverride, "RECURRENCE-ID:20250616T110000Z\n▶RRULE:FREQ=DAILY"),
  ]

  private static let ruleMeanings: [CheckCase] = [
    rule(.rruleNeverMatches, "▶FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"),
    rule(.rruleNeverMatches, "▶FREQ=MONTHLY;INTERVAL=7;BYDAY=6MO"),
    rule(.rruleNeverMatches, "FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO").besides(.rruleDtstartOffRule),
    .event(.rruleSkipsPeriods, "DTSTART:20250531T110000Z\n-DTEND\nRRULE:▶FREQ=MONTHLY"),
    rule(.rruleTooDense, "▶FREQ=MINUTELY;INTERVAL=30").besides(.rruleOverlapsItself),
    rule(.rruleTooDense, "FREQ=HOURLY"),
    rule(.rruleTooDense, "FREQ=MINUTELY;COUNT=100").besides(.rruleOverlapsItself),
    .event(
      .rruleTooDense,
      "-DTEND\nRRULE:▶FREQ=DAILY;BYHOUR=8,9,10,11,12,13;BYMINUTE=0,10,20,30,40,50"
    ),
    .event(
      .rruleOverlapsItself,
      "DTSTART;VALUE=DATE:20250101\nDTEND;VALUE=DATE:▶20260101\nRRULE:FREQ=DAILY"
    ),
    .event(.rruleOverlapsItself, "-DTEND\nDURATION:▶P2D\nRRULE:FREQ=DAILY"),
    .event(.rruleOverlapsItself, "-DTEND\nDURATION:P1D\nRRULE:FREQ=DAILY"),
    .event(.rruleOverlapsItself, "-DTEND\nDURATION:P2D\nRRULE:FREQ=DAILY;COUNT=1"),
  ]
}
