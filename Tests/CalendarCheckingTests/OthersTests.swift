import Testing

@testable import CalendarChecking

struct `free and busy time, newer properties, and contents` {
  @Test(arguments: FindingCases.others)
  func `are checked`(test: CheckCase) { expectFindings(of: test) }
}

extension FindingCases {
  static let others: [CheckCase] =
    freeBusyTimes + newerProperties + contents + attachments

  private static func freeBusy(
    _ kind: FindingKind,
    _ lines: String,
    mark: String = ""
  ) -> CheckCase {
    let usual = ["UID:1", "DTSTAMP:20250601T000000Z", "ORGANIZER:mailto:a@example.org"]
    return .calendar(kind, mark + component("VFREEBUSY", lines, usual: usual))
  }

  private static let freeBusyTimes: [CheckCase] = [
    freeBusy(.freebusyRecurrence, "▶RRULE:FREQ=DAILY\n▶EXDATE:20250616T090000Z"),
    freeBusy(.freebusyNotUTC, "FREEBUSY:20250616T090000Z/PT1H,▶20250617T090000/PT1H"),
    freeBusy(.freebusyNotUTC, "DTSTART;VALUE=DATE:▶20250616\nDTEND;VALUE=DATE:▶20250617"),
    freeBusy(.freebusyWithoutOrganizer, "-ORGANIZER", mark: "▶"),
    freeBusy(
      .freebusyUnsorted,
      "FREEBUSY:20250617T090000Z/PT1H\nFREEBUSY:▶20250616T090000Z/PT1H,20250615T090000Z/PT1H"
    ),
    freeBusy(.freebusyUnsorted, "FREEBUSY:20250617T090000Z/PT1H\n▶DTSTART:20250616T090000Z"),
    freeBusy(
      .freebusyUnsorted,
      "FREEBUSY:20250617T090000Z/PT1H\nFREEBUSY;FBTYPE=FREE:20250616T090000Z/PT1H"
    ),
  ]

  private static func header(_ kind: FindingKind, _ lines: String) -> CheckCase {
    .calendar(kind, "\(lines)\nBEGIN:X-A\nEND:X-A")
  }

  private static let newerProperties: [CheckCase] = [
    header(.refreshIntervalNotPositive, "REFRESH-INTERVAL;VALUE=DURATION:▶PT0S"),
    header(.refreshIntervalNotPositive, "REFRESH-INTERVAL;VALUE=DURATION:P1D"),
    header(.imageNotImage, "IMAGE;VALUE=URI;FMTTYPE=▶text/html:https://example.org/"),
    header(.imageNotImage, "IMAGE;VALUE=URI;FMTTYPE=image/png:https://example.org/"),
    header(.colorUnknown, "COLOR:▶#40E0D0"),
    .event(.colorUnknown, "COLOR:Turquoise"),
    header(.calendarNameLanguage, "NAME:Work\n▶NAME:Job\nNAME;LANGUAGE=de:Arbeit"),
    header(.calendarNameLanguage, "DESCRIPTION;LANGUAGE=de:A\n▶DESCRIPTION;LANGUAGE=DE:B"),
    .event(.nestedComponentIncomplete, "▶BEGIN:VLOCATION\nNAME:Hall\nEND:VLOCATION"),
    .event(.nestedComponentIncomplete, "▶▶BEGIN:PARTICIPANT\nEND:PARTICIPANT"),
    .event(.nestedComponentIncomplete, "BEGIN:VRESOURCE\nUID:2\nEND:VRESOURCE"),
    .event(.structuredDataIncomplete, "▶▶STRUCTURED-DATA;VALUE=TEXT:{}"),
    .event(.structuredDataIncomplete, "STRUCTURED-DATA;VALUE=URI:https://example.org/"),
    .event(.linkWithoutRelation, "▶LINK;VALUE=URI:https://example.org/"),
    .event(.relatedToValue, "RELATED-TO;VALUE=▶URI:https://example.org/1"),
    .event(.relatedToValue, "RELATED-TO;RELTYPE=REFID;VALUE=URI:https://example.org/1"),
  ]

  private static let contents: [CheckCase] = [
    .event(.htmlInDescription, "DESCRIPTION:▶<p>Agenda</p>"),
    .event(.htmlInDescription, "SUMMARY:Bread ▶&amp\\; butter\nLOCATION:A ▶&#38\\; B"),
    .event(
      .htmlInDescription,
      "DESCRIPTION:a < b and <p\\, R&D\\, <mail@example.org> <mail@example.org>"
    ),
    .event(.encodedWord, "SUMMARY:Lunch ▶=?utf-8?Q?Caf=C3=A9?="),
    .event(.encodedWord, "SUMMARY:1 =? 2"),
    .event(.mojibake, "SUMMARY:Caf▶Ã©\nLOCATION:MÃ¼nchen"),
    .event(.mojibake, "SUMMARY:CafÃ©\nLOCATION:NÃO"),
    .event(.attachmentLocal, "ATTACH:▶file:///C:/Users/a/plan.doc\nURL:▶cid:1"),
    .event(.attachmentLocal, "ATTACH:▶C:/plan.doc\nIMAGE;VALUE=URI:https://example.org/"),
    .event(
      .outlookPropertyMismatch,
      "X-MICROSOFT-CDO-ALLDAYEVENT:▶TRUE\nX-MICROSOFT-CDO-BUSYSTATUS:▶FREE"
    ),
    .event(
      .outlookPropertyMismatch,
      "X-MICROSOFT-CDO-BUSYSTATUS:▶OOF\nTRANSP:TRANSPARENT"
    ),
    .event(
      .outlookPropertyMismatch,
      "X-MICROSOFT-CDO-ALLDAYEVENT:FALSE\nX-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE"
    ),
    .event(.libicalError, "▶X-LIC-ERROR;X-LIC-ERRORTYPE=VALUE-PARSE-ERROR:No value"),
  ]

  private static func attachment(_ begin: String, size: Int) -> CheckCase {
    let data = String(repeating: "A", count: size)
    return .event(.attachmentLarge, "\(begin);ENCODING=BASE64;VALUE=BINARY:\(data)")
      .besides(.longLine)
  }

  private static let attachments = [
    attachment("▶ATTACH", size: 1_333_336), attachment("ATTACH", size: 1_333_332),
  ]
}
