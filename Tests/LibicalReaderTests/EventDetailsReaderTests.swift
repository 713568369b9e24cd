import ICalendar
import LibicalReader
import Testing

/// The details of an event that holds some content lines.
func details(_ lines: String..., newline: String = "\r\n") -> EventDetails {
  let event = (["BEGIN:VEVENT"] + lines + ["END:VEVENT", ""]).joined(separator: newline)
  return EventDetailsReader().details(of: Array(event.utf8).span)
}

struct `the details of an event` {
  @Test(arguments: ["\r\n", "\n"])
  func `are read from its lines`(newline: String) {
    let details = details(
      "UID:1@example.org",
      "DTSTART;TZID=Europe/Berlin:20250616T090000",
      "SUMMARY:Design review",
      "LOCATION;ALTREP=\"https://example.org/room\":Room 4",
      "DESCRIPTION:First line\\nsecond line",
      "URL:https://example.org/a?b=c,d;e",
      "CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO;LABEL=Join:https://meet.example.org/1",
      "STATUS:CONFIRMED",
      "TRANSP:TRANSPARENT",
      "CLASS:PRIVATE",
      "PRIORITY:5",
      "CATEGORIES:Work,Team",
      "COLOR:Turquoise",
      "GEO:37.386013;-122.0829322",
      newline: newline,
    )
    var expected = EventDetails()
    expected.summary = "Design review"
    expected.location = "Room 4"
    expected.description = "First line\nsecond line"
    expected.url = "https://example.org/a?b=c,d;e"
    expected.conference = "https://meet.example.org/1"
    expected.status = "confirmed"
    expected.busy = .free
    expected.classification = "private"
    expected.priority = 5
    expected.categories = ["Work", "Team"]
    expected.color = "turquoise"
    expected.position = GeographicPosition(latitude: 37.386013, longitude: -122.0829322)
    #expect(details == expected)
  }

  @Test func `are all absent where nothing is said`() {
    let details = details(
      "SUMMARY:",
      "LOCATION:",
      "DESCRIPTION;X=y:",
      "URL: ",
      "STATUS:",
      "TRANSP:",
      "CLASS:",
      "PRIORITY:",
      "CATEGORIES:",
      "COLOR:",
      "GEO:;",
      "ORGANIZER:",
      "ATTENDEE:",
      "PERCENT-COMPLETE:",
      "CONFERENCE:",
      "X-MICROSOFT-CDO-BUSYSTATUS:",
    )
    #expect(details == EventDetails())
  }

  @Test func `of a to-do say how far it is done`() {
    #expect(details("PERCENT-COMPLETE:100").percentComplete == 100)
    #expect(details("PERCENT-COMPLETE:101").percentComplete == nil)
    #expect(details("PERCENT-COMPLETE:done").percentComplete == nil)
  }

  @Test func `count the first of properties that stand only once`() {
    let details = details("SUMMARY:One", "SUMMARY:Two", "STATUS:TENTATIVE", "STATUS:CANCELLED")
    #expect(details.summary == "One")
    #expect(details.status == "tentative")
  }

  @Test func `do not depend on the case of names or on blanks after them`() {
    #expect(details("Summary:One", "location ;x=y:Two") == details("SUMMARY:One", "LOCATION:Two"))
  }

  @Test func `do not come from an alarm or another component inside`() {
    let details = details(
      "BEGIN:VALARM",
      "ACTION:EMAIL",
      "TRIGGER:-PT15M",
      "SUMMARY:Mail",
      "DESCRIPTION:Body",
      "ATTENDEE:mailto:a@example.org",
      "BEGIN:X-DEEP",
      "TRIGGER:PT1H",
      "END:X-DEEP",
      "END:VALARM",
      "BEGIN:PARTICIPANT",
      "SUMMARY:Someone",
      "ACTION:X",
      "END:PARTICIPANT",
      "LOCATION:Here",
    )
    var expected = EventDetails()
    expected.location = "Here"
    expected.alarms = [Alarm(action: "email", trigger: "-PT15M")]
    #expect(details == expected)
  }

  @Test func `have alarms with their triggers as written`() {
    let details = details(
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER;VALUE=DATE-TIME:20250616T070000Z",
      "END:VALARM",
      "BEGIN:VALARM",
      "TRIGGER;RELATED=END:-PT",
      "END:VALARM",
      "BEGIN:VALARM",
      "END:VALARM",
    )
    #expect(
      details.alarms == [
        Alarm(action: "display", trigger: "20250616T070000Z"), Alarm(trigger: "-PT"),
      ]
    )
  }
}

struct `a text of an event` {
  @Test(arguments: [
    ("Tax, council; and water", "Tax, council; and water"),
    ("Dinner (Springfield\\, ST)\\; bring\\\\cake", "Dinner (Springfield, ST); bring\\cake"),
    ("a\\nb\\Nc", "a\nb\nc"),
    ("say \\\"hi\\\" at http\\://example.org", "say \"hi\" at http://example.org"),
    ("C:\\Users\\x", "C:\\Users\\x"),
    ("ends in \\", "ends in \\"),
    (" spaces stay ", " spaces stay "),
    ("\ttabs\tstay\t", "\ttabs\tstay\t"),
    ("\u{1}controls\u{1}", "\u{1}controls\u{1}"),
    ("\u{1}", "\u{1}"),
    ("\u{1}one end", "\u{1}one end"),
    ("C:\\temp\\new\\", "C:\\temp\new\\"),
    ("à la carte à", "à la carte à"),
    ("one\0two", "onetwo"),
    ("会議室予約 🗓️ \u{FFFE}", "会議室予約 🗓️ \u{FFFE}"),
  ])
  func `has its escapes undone and nothing else changed`(written: String, text: String) {
    #expect(details("SUMMARY:\(written)").summary == text)
  }

  @Test(arguments: ["SUMMARY", "LOCATION", "DESCRIPTION", "URL", "CONFERENCE", "STATUS", "COLOR"])
  func `is missing where it is nothing but NUL`(property: String) {
    #expect(details("\(property):\0\0") == details("X-A:b"))
  }

  @Test(arguments: [
    ("SUMMARY;LANGUAGE=en;X=\"a:b;c\":Title: one", "Title: one"),
    ("SUMMARY;X=\"open:Title", "Title"),
    ("SUMMARY;X=\"one \"two\" three\":Title", "Title"),
    ("SUMMARY;:Title", "Title"),
  ])
  func `begins after the parameters`(line: String, text: String) {
    #expect(details(line).summary == text)
  }

  @Test(arguments: ["SUMMARY", "SUMMARY;X=y", "SUMMARY;X=\"y", ""])
  func `is absent where a line has no value`(line: String) {
    #expect(details(line, "LOCATION:Here").summary == nil)
    #expect(details(line, "LOCATION:Here").location == "Here")
  }

  @Test func `has its bytes repaired where they are not UTF-8`() {
    let event: [UInt8] = Array("BEGIN:VEVENT\nSUMMARY:B".utf8) + [0xFC] + Array("cher\n".utf8)
    #expect(EventDetailsReader().details(of: event.span).summary == "B\u{FFFD}cher")
  }
}

struct `an encoded text of an event` {
  @Test(arguments: [
    ("SUMMARY;LANGUAGE=en;ENCODING=QUOTED-PRINTABLE:a=0D=0Ab=3D=C3=BC", "a\nb=ü"),
    (
      "SUMMARY;ENCODING=quoted-printable:one\\, two=\r\nthree=\r\n: four\r\nX-Y:z",
      "one, twothree: four"
    ),
    ("SUMMARY;ENCODING=BASE64:TWVldGluZw==", "Meeting"),
    ("SUMMARY;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Gr=FC=DFe", "Grüße"),
    ("SUMMARY;ENCODING=8BIT:a=20b", "a=20b"),
  ])
  func `is decoded`(line: String, text: String) {
    let reader = EventDetailsReader { bytes, charset in
      charset == nil
        ? String(decoding: bytes, as: UTF8.self)
        : String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
    let event = "BEGIN:VEVENT\r\n\(line)\r\nLOCATION:Here\r\nEND:VEVENT\r\n"
    let details = reader.details(of: Array(event.utf8).span)
    #expect(details.summary == text)
    #expect(details.location == "Here")
  }

  @Test func `can be HTML and a list`() {
    let details = details(
      "DESCRIPTION;ENCODING=QUOTED-PRINTABLE:<p>One</p>=0D=0A<br class=3D=\r\n\"clear\" />Two",
      "CATEGORIES;ENCODING=QUOTED-PRINTABLE:a=C3=A4,b\\,c",
      "ATTENDEE;CN=One:mailto:a@example.org",
    )
    #expect(details.description == "One\n\nTwo")
    #expect(details.categories == ["aä", "b,c"])
    #expect(details.attendees.map(\.person.name) == ["One"])
  }
}

struct `a value of an event` {
  @Test(arguments: [
    ("a,b", ["a", "b"]),
    ("a\\,b,c", ["a,b", "c"]),
    ("A\\,\\\\,\\,\\\\\\,B", ["A,\\", ",\\,B"]),
    (" Project Report , , XYZ ,", ["Project Report", "XYZ"]),
    ("a;b", ["a;b"]),
    (",,,", []),
    ("\\", ["\\"]),
  ])
  func `is a list of categories by the commas that are not escaped`(
    written: String,
    categories: [String],
  ) {
    #expect(details("CATEGORIES:\(written)").categories == categories)
  }

  @Test func `of several CATEGORIES makes one list`() {
    #expect(details("CATEGORIES:a,b", "CATEGORIES:c").categories == ["a", "b", "c"])
  }

  @Test(arguments: [
    ("1", 1), ("9", 9), (" 5 ", 5), ("0", nil), ("10", nil), ("-1", nil), ("high", nil),
    ("134645983456666098345624598726459872445897345987", nil),
  ])
  func `is a priority from 1 to 9`(written: String, priority: Int?) {
    #expect(details("PRIORITY:\(written)").priority == priority)
  }

  @Test(arguments: [
    ("37.386013;-122.082932", 37.386013, -122.082932),
    ("+51.76882;+14.32321", 51.76882, 14.32321),
    ("12.34567\\;12.34567", 12.34567, 12.34567),
    ("52.2, 6.5", 52.2, 6.5),
  ])
  func `is a position of two numbers`(written: String, latitude: Double, longitude: Double) {
    let position = details("GEO:\(written)").position
    #expect(position == GeographicPosition(latitude: latitude, longitude: longitude))
    #expect(position != nil)
  }

  @Test(arguments: ["1", ";1", "1;", "91;0", "0;181", "nan;nan", "inf;0", "0x1;0", "1e1;0"])
  func `is no position elsewhere`(written: String) {
    #expect(details("GEO:\(written)").position == nil)
  }

  @Test(arguments: [
    (["TRANSP:OPAQUE"], BusyStatus.busy),
    (["TRANSP:transparent"], .free),
    (["TRANSP:", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"], .free),
    (["X-MICROSOFT-CDO-BUSYSTATUS:OOF"], .outOfOffice),
    (["X-MICROSOFT-CDO-BUSYSTATUS:FREE", "TRANSP:OPAQUE"], .busy),
    (["TRANSP:OPAQUE", "X-MICROSOFT-CDO-BUSYSTATUS:FREE"], .busy),
    (["TRANSP:OPAQUE", "X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE"], .tentative),
    (["X-MICROSOFT-CDO-BUSYSTATUS:oof", "TRANSP:OPAQUE"], .outOfOffice),
    (["X-MICROSOFT-CDO-BUSYSTATUS:BUSY"], .busy),
    (["X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE"], .busy),
    (["TRANSP:TRANSPARENT", "X-MICROSOFT-CDO-BUSYSTATUS:OOF"], .free),
    (["TRANSP:OPAQUE", "TRANSP:TRANSPARENT"], .busy),
    (["TRANSP:MAYBE"], nil),
  ])
  func `says whether the time is taken`(lines: [String], busy: BusyStatus?) {
    #expect(details(lines.joined(separator: "\r\n")).busy == busy)
  }

  @Test(arguments: [
    (["X-GOOGLE-CONFERENCE:https://meet.example.org/x,y;z"], "https://meet.example.org/x,y;z"),
    (["CONFERENCE:tel:+1-555-0100", "CONFERENCE:https://a.example.org"], "https://a.example.org"),
    (
      ["CONFERENCE:https://a.example.org", "CONFERENCE:https://b.example.org"],
      "https://a.example.org"
    ),
    (["CONFERENCE:tel:+1-555-0100"], "tel:+1-555-0100"),
    (
      [
        "CONFERENCE;FEATURE=PHONE,MODERATOR;LABEL=Chair:tel:+1-555-0100",
        "CONFERENCE;FEATURE=CHAT:xmpp:chat@example.org",
        "CONFERENCE;FEATURE=PHONE;LABEL=Attendees:tel:+1-555-0101",
      ], "tel:+1-555-0101"
    ),
    (
      [
        "CONFERENCE;FEATURE=AUDIO:https://a.example.org",
        "CONFERENCE;VALUE=URI;FEATURE=\"AUDIO,VIDEO\";LABEL=\"Moderator: join\":https://m.example.org",
        "CONFERENCE;FEATURE=VIDEO,AUDIO:https://v.example.org",
      ], "https://v.example.org"
    ),
    (
      [
        "X-MICROSOFT-ONLINEMEETINGCONFLINK:conf:sip:a@example.org",
        "X-MICROSOFT-SKYPETEAMSMEETINGURL:https://teams.microsoft.com/l/meetup-join/1",
      ], "https://teams.microsoft.com/l/meetup-join/1"
    ),
    (["LOCATION:https://zoom.us/j/1\\, Room 4"], "https://zoom.us/j/1"),
    (
      ["DESCRIPTION:Join\\nhttps://meet.google.com/abc-defg-hij"],
      "https://meet.google.com/abc-defg-hij"
    ),
    (
      ["X-ALT-DESC:<a href=\"https://x.webex.com/meet/a\">Join</a>", "CONFERENCE:tel:+1"], "tel:+1"
    ),
    (["X-ALT-DESC:<a href=\"https://x.webex.com/meet/a\">Join</a>"], "https://x.webex.com/meet/a"),
  ])
  func `says where to join, on the web rather than elsewhere`(lines: [String], conference: String) {
    #expect(details(lines.joined(separator: "\r\n")).conference == conference)
  }
}

struct `a description of an event` {
  @Test(arguments: [
    ["DESCRIPTION:Plain", "X-ALT-DESC;FMTTYPE=text/html:<p>Other</p>"],
    ["X-ALT-DESC;FMTTYPE=text/html:<html><p>Plain</p></html>", "DESCRIPTION:\\n"],
    ["X-ALT-DESC;FMTTYPE=text/html:Plain<!-- x -->"],
    ["STYLED-DESCRIPTION;VALUE=TEXT;FMTTYPE=text/html:<b>Plain</b>", "DESCRIPTION: "],
    ["DESCRIPTION;FMTTYPE=\"text/html\":<b>Plain"],
    ["DESCRIPTION:<p>Plain</p>"],
    ["DESCRIPTION:<p></p>", "DESCRIPTION:Plain"],
    ["x-alt-desc:Plain"],
  ])
  func `is text, also where it is written as HTML or by another name`(lines: [String]) {
    #expect(details(lines.joined(separator: "\r\n")).description == "Plain")
  }

  @Test func `has the escapes of TEXT in HTML undone`() {
    let line = "X-ALT-DESC;FMTTYPE=text/html:<p>One\\, two\\;</p>\\n\\n<p>C:\\\\temp</p>"
    #expect(details(line).description == "One, two;\n\nC:\\temp")
  }
}

struct `a place of an event` {
  @Test func `is what Apple marks on a map where nothing else is said`() {
    let details = details(
      "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-APPLE-RADIUS=70;X-TITLE=\"Café: Größenwahn\\, Berlin\":"
        + "geo:52.5\\,13.25"
    )
    #expect(details.location == "Café: Größenwahn, Berlin")
    #expect(details.position == GeographicPosition(latitude: 52.5, longitude: 13.25))
  }

  @Test func `is LOCATION and GEO where there are some`() {
    let details = details(
      "X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE=Map:geo:52.5,13.25",
      "LOCATION:Here",
      "GEO:1;2",
    )
    #expect(details.location == "Here")
    #expect(details.position == GeographicPosition(latitude: 1, longitude: 2))
  }

  @Test(arguments: [
    "X-APPLE-STRUCTURED-LOCATION:", "X-APPLE-STRUCTURED-LOCATION;X-TITLE=:geo:x,y",
    "X-APPLE-STRUCTURED-LOCATION;X-TITLE=\"open:geo", "X-APPLE-STRUCTURED-LOCATION;VALUE=URI:ge",
  ])
  func `is absent where Apple says nothing`(line: String) {
    #expect(details(line) == EventDetails())
  }
}
