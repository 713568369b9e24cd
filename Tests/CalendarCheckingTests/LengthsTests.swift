import Testing

@testable import CalendarChecking

struct `starts, ends and lengths` {
  @Test(arguments: FindingCases.lengths)
  func `are checked`(test: CheckCase) {
    expectFindings(
      of: test,
      among: FindingTable.lengths + FindingTable.sets + FindingTable.rules + FindingTable.times
        + FindingTable.properties
    )
  }
}

extension FindingCases {
  static let lengths: [CheckCase] = ends + oddEvents + todos

  private static func todo(_ kind: FindingKind, _ lines: String) -> CheckCase {
    .calendar(
      kind,
      component("VTODO", lines, usual: ["UID:1", "DTSTAMP:20250601T000000Z", "SUMMARY:A"])
    )
  }

  private static let ends: [CheckCase] = [
    .event(.dtendBeforeDtstart, "DTSTART:20250616T090000Z\nDTEND:▶20250616T080000Z"),
    .event(
      .dtendBeforeDtstart,
      "DTSTART;TZID=Europe/Berlin:20250616T090000\nDTEND;TZID=Asia/Seoul:▶20250616T150000"
    ),
    .event(
      .dtendBeforeDtstart,
      "DTSTART;TZID=Asia/Seoul:20250616T150000\nDTEND;TZID=Europe/Berlin:20250616T090000"
    ),
    todo(
      .dtendBeforeDtstart,
      "DTSTART;VALUE=DATE:20250616\nDUE;VALUE=DATE:▶20250615"
    ),
    .event(
      .dtendEqualsDtstartDate,
      "DTSTART;VALUE=DATE:20250616\nDTEND;VALUE=DATE:▶20250616"
    ),
    .event(.dtendEqualsDtstart, "DTSTART:20250616T090000Z\nDTEND:▶20250616T090000Z"),
    todo(.dtendEqualsDtstart, "DTSTART;VALUE=DATE:20250616\nDUE;VALUE=DATE:▶20250616"),
    .event(.dtendType, "DTSTART;VALUE=DATE:20250616\nDTEND:▶20250616T100000Z"),
    .event(
      .dtendFloating,
      "DTSTART;TZID=Europe/Berlin:20250616T090000\nDTEND:▶20250616T100000"
    ),
    .event(
      .dtendFloating,
      "DTSTART;TZID=Europe/Berlin:20250616T090000\nDTEND:20250616T100000Z"
    ),
  ]

  private static let oddEvents: [CheckCase] = [
    .calendar(.timedWithoutEnd, "▶" + event("-DTEND")),
    .event(.timedWithoutEnd, "-DTEND\nDTSTART;VALUE=DATE:20250616"),
    .event(
      .midnightToMidnight,
      "DTSTART;TZID=Europe/Berlin:▶20250616T000000\nDTEND;TZID=Europe/Berlin:20250617T000000"
    ),
    .event(.midnightToMidnight, "-DTEND\nDTSTART:▶20250616T000000Z\nDURATION:P1D"),
    .event(
      .midnightToMidnight,
      "DTSTART:20250616T000000Z\nDTEND:20250617T000000Z\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE"
    ),
    .event(.midnightToMidnight, "DTSTART:20250616T000000Z\nDTEND:20250617T060000Z"),
    .event(.dateFarOff, "DTSTART:▶00250616T090000Z\nDTEND:▶00250616T100000Z"),
    .event(.dateFarOff, "-DTEND\nDTSTART;VALUE=DATE:16040616"),
    .event(.dateEpoch, "DTSTART:▶19700101T000000Z\nDTEND:19700101T010000Z"),
    .event(.dateEpoch, "-DTEND\nDTSTART;VALUE=DATE:▶19700101"),
    .event(.eventVeryLong, "DTSTART:20250616T090000Z\nDTEND:▶20350616T100000Z"),
    .event(.eventVeryLong, "-DTEND\nDTSTART;VALUE=DATE:20250616\nDURATION:P366D"),
  ]

  private static let todos: [CheckCase] = [
    todo(.todoCompletedInconsistent, "STATUS:▶NEEDS-ACTION\nCOMPLETED:20250616T090000Z"),
    todo(.todoCompletedInconsistent, "STATUS:▶COMPLETED\nPERCENT-COMPLETE:50"),
    todo(.todoCompletedInconsistent, "STATUS:▶IN-PROCESS\nPERCENT-COMPLETE:100"),
    todo(.todoCompletedInconsistent, "STATUS:COMPLETED\nPERCENT-COMPLETE:100"),
    todo(.todoCompletedInconsistent, "STATUS:COMPLETED\nCOMPLETED:20250616T090000Z"),
    todo(.todoCompletedInconsistent, "STATUS:IN-PROCESS\nPERCENT-COMPLETE:50"),
    .calendar(
      .todoCompletedInconsistent,
      "▶"
        + component(
          "VTODO",
          "COMPLETED:20250616T090000Z",
          usual: ["UID:1", "DTSTAMP:20250601T000000Z", "SUMMARY:A"]
        )
    ),
  ]
}
