import ICalendar
import TestSupport
import Testing

struct `a scan in two parts` {
  private static let event = "BEGIN:VEVENT\nUID:1\nDTSTART:20250616T090000Z\nEND:VEVENT\n"
  private static let other = "BEGIN:VEVENT\nUID:2\nRRULE:FREQ=DAILY\nEND:VEVENT\n"

  private static let sources = [
    "BEGIN:VCALENDAR\nX-WR-CALNAME:A\n\(event)\(other)COLOR:red\nX-WR-CALNAME:B\nEND:VCALENDAR\n",
    "\u{FEFF}BEGIN:VCALENDAR\n\(event)END:VCALENDAR\nBEGIN:VCALENDAR\nNAME:B\n\(other)\(event)",
    // An END is missing: of an event, of a calendar, of what stands in an event.
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:0\n\(event)\(other)BEGIN:VEVENT\nBEGIN:VALARM\n\(event)",
    "BEGIN:VCALENDAR\n\(event)BEGIN:VCALENDAR\n\(other)BEGIN:VTODO\n\(event)END:VCALENDAR\n",
    // One too many.
    "BEGIN:VCALENDAR\n\(event)END:VEVENT\nEND:VCALENDAR\n\(other)END:VCALENDAR\n\(event)END:X\n",
    // Events within events, in components that nobody knows, and in no calendar.
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\n\(event)\(other)END:VEVENT\nEND:VEVENT\nEND:VCALENDAR\n",
    "BEGIN:VCALENDAR\n\(event)BEGIN:X-BOX\n\(other)\(event)END:X-BOX\n\(other)END:VCALENDAR\n",
    "\(event)\(other)\(event)",
    // Lines that look like the beginning of an event.
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:a\n BEGIN:VEVENT\n\tBEGIN:VEVENT\nUID:3\nEND:VEVENT\n\(event)",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nX;A=\"\nBEGIN:VEVENT\n\":b\nUID:3\nEND:VEVENT\n\(event)",
    "BEGIN:VCALENDAR\nBEGIN:VEVENTS\nEND:VEVENTS\nBEGIN:VEVENT\n S\nUID:4\nEND:VEVENT\n\(event)\(other)",
    // Names that go on after a fold.
    "BEGIN:X-BOX\nEND:X\n -BOX\nBEGIN:VCALENDAR\nBEGIN:VEVENT\n TS\n\(other)END:VCALEN\n DAR\n\(event)",
    "BEGIN:VCALENDAR\nBEGIN:VEVENT\r\n \r\n\tX\nBEGIN:X-BOX\nEND:VCALENDAR\n \n\(other)",
    // Zones and headers behind the events.
    """
    BEGIN:VCALENDAR
    \(event)\(other)BEGIN:VTIMEZONE
    TZID:Z
    BEGIN:STANDARD
    DTSTART:19700101T000000
    END:STANDARD
    END:VTIMEZONE
    X-WR-TIMEZONE:Z
    METHOD:REQUEST
    END:VCALENDAR
    """,
    // Line breaks of all kinds.
    "BEGIN:VCALENDAR\r\n\(event)\r\r\nBEGIN:VEVENT\rUID:5\rEND:VEVENT\r\r\n\(other)END:VCALENDAR",
    "BEGIN:VCALENDAR\n\u{FEFF}BEGIN:VEVENT\nEND:VEVENT\n\(event)\nbegin:vevent\nend:vevent\n\(other)",
  ]

  @Test(arguments: sources)
  func `finds what one walk finds, wherever it is cut`(text: String) {
    let source = SourceBytes(Array(text.utf8))
    let whole = ComponentScanner.scan(source)
    for middle in 0...source.count {
      let parts = ComponentScanner.scan(source, cutAfter: middle) { one, other in
        other()
        one()
      }
      #expect(parts == whole, "cut after \(middle)")
    }
  }

  @Test func `finds what one walk finds in lines thrown together`() {
    var random = SeededGenerator(seed: 11)
    let lines = [
      "BEGIN:VCALENDAR", "END:VCALENDAR", "BEGIN:VEVENT", "END:VEVENT", "BEGIN:VALARM",
      "END:VALARM",
      "BEGIN:X-BOX", "END:X-BOX", "BEGIN:VTIMEZONE", "END:VTIMEZONE", "UID:1", "NAME:A", " folded",
      "DTSTART:20250616", "BEGIN:VTODO", "END:VTODO", "METHOD:REPLY", "", "\u{FEFF}BEGIN:VCALENDAR",
    ]
    for _ in 0..<400 {
      let text = (0..<30).map { _ in
        (lines.randomElement(using: &random) ?? "") + (Bool.random(using: &random) ? "\n" : "\r\n")
      }.joined()
      let source = SourceBytes(Array(("BEGIN:VCALENDAR\n" + text).utf8))
      let whole = ComponentScanner.scan(source)
      let middle = Int.random(in: 0..<source.count, using: &random)
      #expect(
        ComponentScanner.scan(source, cutAfter: middle) {
          $0(); $1()
        } == whole,
        "\(text)"
      )
    }
  }

  @Test func `keeps as many findings as one walk`() {
    let stray = String(repeating: "END:X\n", count: 700)
    let text = "BEGIN:VCALENDAR\n\(stray)\(Self.event)\(stray)END:VCALENDAR\n"
    let source = SourceBytes(Array(text.utf8))
    let parts = ComponentScanner.scan(source, cutAfter: 10) {
      $0(); $1()
    }
    #expect(parts == ComponentScanner.scan(source))
    #expect(parts.findings.count == 1000)
  }
}
