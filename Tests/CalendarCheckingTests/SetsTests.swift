import Testing

@testable import CalendarChecking

struct `recurrence sets and identity` {
  @Test(arguments: FindingCases.sets)
  func `are checked`(test: CheckCase) {
    expectFindings(
      of: test,
      among: FindingTable.sets + FindingTable.rules + FindingTable.times + FindingTable.properties,
      isWanted: { $0 != .uidNotToken || test.kind == .uidNotToken }
    )
  }
}

extension FindingCases {
  static let sets: [CheckCase] = exceptions + overrides + identities

  private static let exceptions: [CheckCase] = [
    .event(.exdateTypeMismatch, "RRULE:FREQ=DAILY\nEXDATE;VALUE=DATE:▶20250617"),
    .event(.exdateTypeMismatch, "RRULE:FREQ=DAILY\nRDATE:▶20250618T110000\nX-A;TZID=UTC:1"),
    .event(
      .exdateTypeMismatch,
      "RRULE:FREQ=DAILY\nRDATE;VALUE=PERIOD:20250618T120000Z/PT1H\nEXDATE;TZID=Europe/Berlin:20250618T130000"
    ),
    .event(.exdateRemovesNothing, "RRULE:FREQ=WEEKLY\nEXDATE:20250623T110000Z,▶20250624T110000Z"),
    .event(.exdateRemovesNothing, "RRULE:FREQ=WEEKLY;COUNT=3\nEXDATE:▶20250707T110000Z"),
    .event(
      .exdateRemovesNothing,
      "RRULE:FREQ=WEEKLY;COUNT=3\nEXDATE:20250630T110000Z\nRDATE:20250701T110000Z\nEXDATE:20250701T110000Z"
    ),
    .event(
      .exdateRemovesNothing,
      "RRULE:FREQ=WEEKLY;UNTIL=20250630T110000Z\nEXDATE;TZID=Europe/Berlin:20250630T130000,▶20250707T130000"
    ),
    // An instance in a gap is read as a later time.
    .event(
      .exdateRemovesNothing,
      "DTSTART;TZID=Europe/Berlin:20250329T023000\n-DTEND\nRRULE:FREQ=DAILY\nEXDATE:20250330T013000Z"
    ),
    .event(.exdateRemovesNothing, "RRULE:RSCALE=HEBREW;FREQ=YEARLY\nEXDATE:20250624T110000Z"),
    .event(.recurrenceSetEmpty, "DTSTART:▶20250616T110000Z\nEXDATE:20250616T110000Z"),
    .event(
      .recurrenceSetEmpty,
      "DTSTART:▶20250616T110000Z\nRRULE:FREQ=DAILY;COUNT=2\nEXDATE:20250616T110000Z,20250617T110000Z"
    ),
    .event(.recurrenceSetEmpty, "RRULE:FREQ=DAILY;COUNT=2\nEXDATE:20250616T110000Z"),
    .event(.recurrenceSetEmpty, "EXDATE:20250616T110000Z\nRDATE:20250618T110000Z"),
    .calendar(
      .recurrenceSetEmpty,
      event("EXDATE:20250616T110000Z\nRRULE:FREQ=DAILY;COUNT=1") + "\n"
        + event("RECURRENCE-ID:20250616T110000Z"),
    ).besides(.overrideExcluded),
    .event(.rdateBeforeDtstart, "RDATE:20250618T110000Z,▶20250601T110000Z"),
  ]

  private static func series(
    _ kind: FindingKind,
    _ master: String,
    _ override: String
  ) -> CheckCase {
    .calendar(kind, event(master) + "\n" + event(override))
  }

  private static let overrides: [CheckCase] = [
    series(.recurrenceIDType, "RRULE:FREQ=DAILY", "RECURRENCE-ID;VALUE=DATE:▶20250617"),
    series(.recurrenceIDType, "RRULE:FREQ=DAILY", "RECURRENCE-ID:▶20250617T110000\nX-A;TZID=UTC:1"),
    series(
      .recurrenceIDZone,
      "RRULE:FREQ=DAILY",
      "RECURRENCE-ID;TZID=Europe/Berlin:▶20250617T130000"
    ),
    series(.recurrenceIDZone, "RRULE:FREQ=DAILY", "RECURRENCE-ID:20250617T110000Z"),
    series(.recurrenceIDNoInstance, "RRULE:FREQ=WEEKLY", "RECURRENCE-ID:▶20250617T110000Z"),
    .calendar(
      .recurrenceIDNoInstance,
      "METHOD:REQUEST\n" + event("RRULE:FREQ=WEEKLY\nSEQUENCE:1") + "\n"
        + event("RECURRENCE-ID:20250617T110000Z")
    ),
    series(.recurrenceIDNotRecurring, "LOCATION:A", "▶RECURRENCE-ID:20250617T110000Z"),
    series(.recurrenceIDNotRecurring, "LOCATION:A", "▶RECURRENCE-ID:20250616T110000Z"),
    .event(.recurrenceIDWithoutSeries, "▶RECURRENCE-ID:20250616T110000Z"),
    .calendar(
      .recurrenceIDWithoutSeries,
      "METHOD:REQUEST\n" + event("RECURRENCE-ID:20250616T110000Z")
    ),
    series(
      .overrideExcluded,
      "RRULE:FREQ=DAILY\nEXDATE:20250617T110000Z",
      "RECURRENCE-ID:▶20250617T110000Z"
    ),
    .calendar(
      .overrideRepeated,
      event("RRULE:FREQ=DAILY") + "\n" + event("RECURRENCE-ID:20250617T110000Z") + "\n"
        + event("▶UID:1\nLOCATION:A\nRECURRENCE-ID:20250617T110000Z") + "\n"
        + event("RECURRENCE-ID:20250618T110000Z")
    ),
    .event(
      .rangeThisAndFuture,
      "RECURRENCE-ID;▶RANGE=THISANDFUTURE:20250616T110000Z"
    ).besides(.recurrenceIDWithoutSeries),
    .calendar(
      .sequenceGoingBack,
      event("RRULE:FREQ=DAILY") + "\n"
        + event("RECURRENCE-ID:20250617T110000Z\nSEQUENCE:2") + "\n"
        + event("DTSTAMP:20250602T000000Z\nRECURRENCE-ID:20250617T110000Z\nSEQUENCE:▶1")
    ).besides(.overrideRepeated),
  ]

  private static let identities: [CheckCase] = [
    .calendar(.uidRepeated, event("LOCATION:A") + "\n" + event("▶UID:1\nLOCATION:B")),
    .calendar(.uidRepeated, event("UID:1") + "\n" + event("UID:2")),
    .file(
      .uidRepeated,
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:1
      \(event("LOCATION:A"))
      END:VCALENDAR
      BEGIN:VCALENDAR
      VERSION:2.0
      PRODID:1
      \(event("LOCATION:B"))
      END:VCALENDAR

      """
    ),
    .calendar(.uidRepeatedIdentical, event("LOCATION:A") + "\n" + event("▶UID:1\nLOCATION:A")),
    .calendar(
      .uidAcrossTypes,
      event("LOCATION:A") + "\n"
        + component("VTODO", "▶UID:1", usual: ["DTSTAMP:20250601T000000Z", "SUMMARY:A"])
    ),
    .event(.uidNotToken, "UID:▶1@example.org"),
    .event(.uidNotToken, "UID:6b29fc40-ca47-1067-b31d-00dd010662da"),
    .calendar(
      .relatedToUnknown,
      event("RELATED-TO:▶no-such-uid\nRELATED-TO:2") + "\n" + event("UID:2")
    ),
    .event(.relatedToUnknown, "RELATED-TO:no-such-uid"),
  ]
}
