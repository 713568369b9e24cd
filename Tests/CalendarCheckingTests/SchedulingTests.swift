import ICalendar
import Testing

@testable import CalendarChecking

struct `messages and people` {
  @Test(arguments: FindingCases.scheduling)
  func `are checked`(test: CheckCase) { expectFindings(of: test) }

  @Test func `are told from calendars that are kept`() {
    let test = CheckCase.calendar(
      .methodInStoredCalendar,
      "METHOD:PUBLISH\n" + CheckCase.event("LOCATION:A")
    )
    #expect(!findings(in: test.bytes).contains { $0.kind == .methodInStoredCalendar })
    let stored = findings(in: test.bytes, isStored: true)
    #expect(stored.contains { $0.kind == .methodInStoredCalendar && $0.position.line == 4 })
  }
}

extension FindingCases {
  static let scheduling: [CheckCase] = unity + needs + excess + people

  private static let organizer = "ORGANIZER:mailto:a@example.org"
  private static let attendee = "ATTENDEE:mailto:b@example.org"
  private static let answer = "ATTENDEE;PARTSTAT=ACCEPTED:mailto:b@example.org"

  /// A message about an event with some lines, organizer and attendee included.
  private static func message(
    _ kind: FindingKind,
    _ method: String,
    _ lines: String = "LOCATION:A",
    mark: String = ""
  ) -> CheckCase {
    .calendar(kind, "METHOD:\(method)\n\(mark)\(event("\(organizer)\n\(answer)\n\(lines)"))")
  }

  private static func todo(_ lines: String) -> String {
    component(
      "VTODO",
      lines,
      usual: [
        "UID:1", "DTSTAMP:20250601T000000Z", "SUMMARY:A", "DTSTART:20250616T110000Z", "PRIORITY:0",
        "SEQUENCE:0", organizer, answer,
      ]
    )
  }

  private static func freeBusy(_ lines: String) -> String {
    component(
      "VFREEBUSY",
      lines,
      usual: [
        "UID:1", "DTSTAMP:20250601T000000Z", "DTSTART:20250616T110000Z", "DTEND:20250617T110000Z",
        organizer,
      ]
    )
  }

  private static let invitation = event("\(organizer)\n\(attendee)\nRRULE:FREQ=DAILY")

  private static let unity: [CheckCase] = [
    .calendar(
      .itipSeveralUIDs,
      "METHOD:REQUEST\n\(invitation)\n\(event("▶UID:2\n\(organizer)\n\(attendee)"))"
    ).besides(.methodInStoredCalendar),
    .calendar(
      .itipSeveralUIDs,
      "METHOD:ADD\n\(event("SEQUENCE:1\n\(organizer)\n\(attendee)"))\n"
        + "▶\(event("UID:2\nSEQUENCE:1\n\(organizer)\n\(attendee)"))"
    ).besides(.methodInStoredCalendar),
    .calendar(
      .itipSeveralUIDs,
      "METHOD:REQUEST\n\(invitation)\n"
        + event("RECURRENCE-ID:20250617T110000Z\n\(organizer)\n\(attendee)")
    ),
    .calendar(
      .itipSeveralTypes,
      "METHOD:PUBLISH\n\(event("UID:2\n\(organizer)"))\n▶\(todo("-ATTENDEE"))"
    ).besides(.methodInStoredCalendar),
    .calendar(.itipMethodNotForType, "METHOD:▶CANCEL\n\(freeBusy("COMMENT:A"))"),
    .calendar(.itipMethodNotForType, "METHOD:PUBLISH\n\(freeBusy("COMMENT:A"))"),
    .calendar(
      .methodInStoredCalendar,
      "METHOD:▶PUBLISH\n\(event("UID:2\n\(organizer)"))\n\(event("UID:3\n\(organizer)"))"
    ),
  ]

  private static let needs: [CheckCase] = [
    .calendar(.publishWithoutOrganizer, "METHOD:PUBLISH\n▶\(event("LOCATION:A"))"),
    .calendar(.publishWithAttendee, "METHOD:PUBLISH\n\(event("\(organizer)\n▶\(attendee)"))"),
    .calendar(.itipMissingOrganizer, "METHOD:REQUEST\n▶\(event(attendee))"),
    .calendar(.itipMissingAttendee, "METHOD:REQUEST\n▶\(event(organizer))"),
    .calendar(.itipMissingAttendee, "METHOD:CANCEL\n\(event("\(organizer)\nSEQUENCE:1"))"),
    message(.replySeveralAttendees, "REPLY", "▶ATTENDEE:mailto:c@example.org"),
    .calendar(
      .replySeveralAttendees,
      "METHOD:REPLY\n\(todo("REQUEST-STATUS:2.0;Success\n\(answer)\nATTENDEE:mailto:c@example.org"))"
    ),
    .calendar(.replyWithoutPartstat, "METHOD:REPLY\n\(event("\(organizer)\n▶\(attendee)"))"),
    .calendar(
      .replyWithoutPartstat,
      "METHOD:REPLY\n\(event("\(organizer)\n▶ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:b@example.org"))"
    ),
    message(.itipMissingDtstart, "REQUEST", "-DTSTART\n-DTEND", mark: "▶"),
    message(.itipMissingDtstart, "REPLY", "-DTSTART\n-DTEND"),
    .calendar(.itipMissingDtstart, "METHOD:PUBLISH\n▶\(freeBusy("-DTEND"))"),
    message(.itipMissingSummary, "REQUEST", "-SUMMARY", mark: "▶"),
    message(.itipMissingSummary, "REPLY", "-SUMMARY"),
    message(.itipMissingSequence, "CANCEL", mark: "▶"),
    message(.itipMissingSequence, "COUNTER", mark: "▶"),
    message(.itipMissingSequence, "REQUEST"),
    .calendar(.itipMissingSequence, "METHOD:COUNTER\n\(todo("-SEQUENCE"))"),
    .calendar(.itipMissingRarelySet, "METHOD:REQUEST\n▶\(todo("-PRIORITY"))"),
    .calendar(.itipMissingRarelySet, "METHOD:REPLY\n▶\(todo("LOCATION:A"))"),
  ]

  private static let excess: [CheckCase] = [
    message(.itipPropertyNotAllowed, "ADD", "SEQUENCE:1\n▶RECURRENCE-ID:20250616T110000Z"),
    message(.itipPropertyNotAllowed, "CANCEL", "SEQUENCE:1\n▶REQUEST-STATUS:2.0;Success"),
    message(
      .itipAlarm,
      "REPLY",
      "▶BEGIN:VALARM\nACTION:DISPLAY\nDESCRIPTION:A\nTRIGGER:-PT5M\nEND:VALARM"
    ),
    message(
      .itipAlarm,
      "REQUEST",
      "BEGIN:VALARM\nACTION:DISPLAY\nDESCRIPTION:A\nTRIGGER:-PT5M\nEND:VALARM"
    ),
    message(.itipStatus, "CANCEL", "SEQUENCE:1\nSTATUS:▶CONFIRMED"),
    message(.itipStatus, "REQUEST", "STATUS:▶CANCELLED"),
    message(.itipStatus, "CANCEL", "SEQUENCE:1\nSTATUS:CANCELLED"),
  ]

  private static let people: [CheckCase] = [
    .calendar(.attendeeWithoutOrganizer, "▶\(event(attendee))"),
    .event(.organizerWithoutAttendee, "▶\(organizer)"),
    .event(.organizerWithoutAttendee, "\(organizer)\n\(attendee)"),
    .event(.attendeeRepeated, "\(organizer)\n\(attendee)\n▶ATTENDEE:MAILTO:B@example.org"),
    .event(
      .delegatedWithoutDelegate,
      "\(organizer)\nATTENDEE;▶PARTSTAT=DELEGATED:mailto:b@example.org"
    ),
    .event(
      .delegatedWithoutDelegate,
      "\(organizer)\nATTENDEE;PARTSTAT=DELEGATED;▶DELEGATED-TO=\"mailto:c@e.org\":mailto:b@e.org"
    ),
    .event(
      .delegatedWithoutDelegate,
      "\(organizer)\nATTENDEE;PARTSTAT=DELEGATED;DELEGATED-TO=\"mailto:c@e.org\":mailto:b@e.org\nATTENDEE;DELEGATED-FROM=\"mailto:b@e.org\":mailto:c@e.org"
    ),
  ]
}
