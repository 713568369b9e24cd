import Testing

@testable import CalendarChecking

struct `alarms` {
  @Test(arguments: FindingCases.alarms)
  func `are checked`(test: CheckCase) {
    expectFindings(of: test, among: FindingTable.all.filter { $0.kind != .relatedToUnknown })
  }
}

extension FindingCases {
  /// An event with an alarm of some lines, and a description and trigger if they have none.
  private static func alarm(
    _ kind: FindingKind,
    _ lines: String,
    in event: String = "LOCATION:A",
    begin: String = "BEGIN:VALARM"
  ) -> CheckCase {
    .event(kind, "\(event)\n\(begin)\n\(lines)\nEND:VALARM")
  }

  private static let display = "ACTION:DISPLAY\nDESCRIPTION:Lunch"

  static let alarms: [CheckCase] = [
    alarm(.alarmIncomplete, "ACTION:DISPLAY\nTRIGGER:-PT15M", begin: "▶BEGIN:VALARM"),
    alarm(.alarmIncomplete, "X-A:1", begin: "▶▶BEGIN:VALARM"),
    alarm(
      .alarmIncomplete,
      "ACTION:EMAIL\nTRIGGER:-PT15M\nSUMMARY:A",
      begin: "▶▶BEGIN:VALARM"
    ),
    alarm(.alarmIncomplete, "ACTION:AUDIO\nTRIGGER:-PT15M"),
    alarm(.alarmPropertyOfOtherAction, "ACTION:AUDIO\nTRIGGER:-PT15M\n▶DESCRIPTION:A"),
    alarm(.alarmPropertyOfOtherAction, "\(display)\nTRIGGER:-PT15M\n▶ATTACH:https://example.org/a"),
    alarm(
      .propertyRepeated,
      "ACTION:AUDIO\nTRIGGER:-PT15M\nATTACH:https://example.org/a\n▶ATTACH:https://example.org/b"
    ),
    alarm(.alarmRepeatIncomplete, "\(display)\nTRIGGER:-PT15M\n▶REPEAT:2"),
    alarm(.alarmRepeatIncomplete, "\(display)\nTRIGGER:-PT15M\n▶DURATION:PT5M"),
    alarm(.alarmRepeatIncomplete, "\(display)\nTRIGGER:-PT15M\nREPEAT:2\nDURATION:PT5M"),
    .calendar(
      .alarmWithoutAnchor,
      component(
        "VTODO",
        "DUE:20250616T090000Z\nBEGIN:VALARM\n\(display)\nTRIGGER:▶-PT15M\nEND:VALARM",
        usual: ["UID:1", "DTSTAMP:20250601T000000Z", "SUMMARY:A"]
      )
    ),
    alarm(
      .alarmWithoutAnchor,
      "\(display)\nTRIGGER;RELATED=END:▶-PT15M",
      in: "-DTEND\nDTSTART;VALUE=DATE:20250616"
    ),
    alarm(
      .alarmWithoutAnchor,
      "\(display)\nTRIGGER;RELATED=END:-PT15M",
      in: "-DTEND\nDURATION:PT1H"
    ),
    alarm(.triggerWithoutValue, "\(display)\n▶TRIGGER:20250616T084500Z"),
    alarm(.triggerWithoutValue, "\(display)\nTRIGGER;VALUE=DATE-TIME:20250616T084500Z"),
    alarm(
      .relatedOnAbsoluteTrigger,
      "\(display)\nTRIGGER;▶RELATED=START;VALUE=DATE-TIME:20250616T084500Z"
    ),
    alarm(.alarmAfterStart, "\(display)\nTRIGGER:▶PT15M"),
    alarm(.alarmAfterStart, "\(display)\nTRIGGER:PT0S"),
    alarm(.alarmAfterStart, "\(display)\nTRIGGER:PT9H", in: "-DTEND\nDTSTART;VALUE=DATE:20250616"),
    alarm(.durationInvalid, "\(display)\nTRIGGER:▶P"),
    alarm(.durationNegative, "\(display)\nTRIGGER:-PT5M\nREPEAT:1\nDURATION:▶PT0S"),
    alarm(.utcRequired, "\(display)\nTRIGGER;VALUE=DATE-TIME:▶20250616T084500"),
    alarm(
      .alarmUIDRepeated,
      "UID:a\n\(display)\nTRIGGER:-PT15M\nEND:VALARM\nBEGIN:VALARM\n▶UID:a\n\(display)\nTRIGGER:-PT5M"
    ),
    alarm(
      .snoozeWithoutOriginal,
      "UID:a\nRELATED-TO;RELTYPE=SNOOZE:▶no-such-uid\n\(display)\nTRIGGER:-PT15M"
    ),
    alarm(
      .snoozeWithoutOriginal,
      "UID:a\n\(display)\nTRIGGER:-PT15M\nEND:VALARM\nBEGIN:VALARM\nUID:b\nRELATED-TO;RELTYPE=SNOOZE:a\n\(display)\nTRIGGER:-PT5M"
    ),
  ]
}
