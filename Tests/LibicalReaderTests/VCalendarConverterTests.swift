import LibicalReader
import Testing

/// The lines of iCalendar that lines of an event of vCalendar 1.0 become.
func converted(_ lines: String..., newline: String = "\r\n") -> [String] {
  let calendar =
    ["BEGIN:VCALENDAR", "VERSION:1.0", "BEGIN:VEVENT"] + lines
    + ["END:VEVENT", "END:VCALENDAR", ""]
  let text = iCalendar(Array(calendar.joined(separator: newline).utf8))
  return Array(text.drop { $0 != "BEGIN:VEVENT" }.dropFirst().prefix { $0 != "END:VEVENT" })
}

/// The lines of iCalendar that a file of vCalendar 1.0 becomes.
func iCalendar(_ bytes: [UInt8]) -> [String] {
  let text = String(decoding: converter.iCalendar(from: bytes.span).bytes, as: UTF8.self)
  return text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
}

/// A converter that knows Latin-1 and UTF-8.
private let converter = VCalendarConverter { bytes, charset in
  charset == "ISO-8859-1"
    ? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    : String(decoding: bytes, as: UTF8.self)
}

struct `a file` {
  @Test(arguments: [
    ("BEGIN:VCALENDAR\r\nVERSION:1.0\r\n", true),
    ("\u{FEFF}BEGIN:VCALENDAR\nVERSION:1.0\n", true),
    ("BEGIN:VCALENDAR\nPRODID:x\nversion : 1.0 \n", true),
    ("BEGIN:VCALENDAR\rVERSION:1.0\r", true),
    ("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n", false),
    ("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nVERSION:1.0\r\n", false),
    ("VERSION:1.0\r\n", false),
    ("BEGIN:VCARD\r\nVERSION:1.0\r\n", false),
    ("", false),
  ])
  func `is vCalendar where its calendar says so`(text: String, isVCalendar: Bool) {
    #expect(VCalendarConverter.reads(Array(text.utf8).span) == isVCalendar)
  }
}

struct `an event of vCalendar` {
  @Test(arguments: ["\r\n", "\n", "\r"])
  func `becomes one of iCalendar`(newline: String) {
    let lines = converted(
      "UID:1@example.org",
      "DTSTART:20050520T170000Z",
      "DTEND:20050520T180000Z",
      "DCREATED:20050520T105219Z",
      "LAST-MODIFIED:20050520T105815Z",
      "SEQUENCE:2",
      "SUMMARY:Meeting",
      "CLASS:PRIVATE",
      "PRIORITY:5",
      "TRANSP:1",
      "STATUS:TENTATIVE",
      newline: newline,
    )
    #expect(
      lines.sorted() == [
        "CLASS:PRIVATE",
        "CREATED:20050520T105219Z",
        "DTEND:20050520T180000Z",
        "DTSTART:20050520T170000Z",
        "LAST-MODIFIED:20050520T105815Z",
        "PRIORITY:5",
        "SEQUENCE:2",
        "STATUS:TENTATIVE",
        "SUMMARY:Meeting",
        "TRANSP:TRANSPARENT",
        "UID:1@example.org",
      ]
    )
  }

  @Test(arguments: [
    ("SUMMARY:One; two, three", "SUMMARY:One\\; two\\, three"),
    ("SUMMARY:One\\; two", "SUMMARY:One\\; two"),
    ("DESCRIPTION:a\\nb\\Nc", "DESCRIPTION:a\\nb\\nc"),
    ("DESCRIPTION:C:\\Users", "DESCRIPTION:C:\\\\Users"),
    ("SUMMARY;QUOTED-PRINTABLE:a=0D=0Ab=3Bc=\r\n  d=\r\ne", "SUMMARY:a\\nb\\;c  de"),
    ("SUMMARY;ENCODING=QUOTED-PRINTABLE:C:=5Cnew =", "SUMMARY:C:\\\\new ="),
    ("SUMMARY;ENCODING=quoted-printable:=zz=4=e4", "SUMMARY:=zz=4\u{FFFD}"),
    (
      "SUMMARY;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:Gr=FC=DFe",
      "SUMMARY:Grüße"
    ),
    ("SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=E4=BC=9A=E8=AD=B0", "SUMMARY:会議"),
    ("SUMMARY;ENCODING=BASE64:\r\n  TWVl\r\n  dGlu\r\n  Zw==\r\n", "SUMMARY:Meeting"),
    ("LOCATION:Room\r\n 4", "LOCATION:Room 4"),
    ("SUMMARY;LANGUAGE=en:One, two", "SUMMARY;LANGUAGE=en:One\\, two"),
    ("X-THING;ENCODING=QUOTED-PRINTABLE:a=0Ab", "X-THING:a\\nb"),
    ("X-THING;P=q:a;b,c", "X-THING;P=q:a;b,c"),
    ("URL:http://example.org/?a=1;b=2", "URL:http://example.org/?a=1;b=2"),
    ("item1.summary:Grouped", "SUMMARY:Grouped"),
    ("CATEGORIES:Work;Home, sweet home", "CATEGORIES:Work,Home\\, sweet home"),
    ("CATEGORIES:Work,Home", "CATEGORIES:Work,Home"),
    ("STATUS:CANCELLED", "STATUS:CANCELLED"),
    ("TRANSP:OPAQUE", "TRANSP:OPAQUE"),
    ("DTSTART:20050520", "DTSTART;VALUE=DATE:20050520"),
    ("DTSTART;TZID=Europe/Berlin:20050520T170000", "DTSTART;TZID=Europe/Berlin:20050520T170000"),
    ("DTSTART:2005-05-20", "DTSTART:2005-05-20"),
    ("COMPLETED:20050520T170000", "COMPLETED:20050520T170000"),
    ("GEO:13.4,52.5", "GEO:52.5;13.4"),
  ])
  func `has each line in the form of iCalendar`(line: String, expected: String) {
    #expect(converted(line) == [expected])
  }

  @Test(arguments: ["SUMMARY:", "STATUS:SENT", "TRANSP:0", "TRANSP:7", "NONSENSE", "SUMMARY;X", ""])
  func `is without what says nothing`(line: String) {
    #expect(converted(line) == [])
  }

  @Test func `keeps its exceptions one by one`() {
    #expect(
      converted("EXDATE:20050521T170000Z;20050522T170000Z,20050523", "RDATE;TZID=X:20050521T170000")
        == [
          "EXDATE:20050521T170000Z", "EXDATE:20050522T170000Z", "EXDATE;VALUE=DATE:20050523",
          "RDATE;TZID=X:20050521T170000",
        ]
    )
  }

  @Test func `may have any number of lines`() {
    let lines = (0..<500).map { "EXDATE:20050521T\(170_000 + $0 % 60)Z" } + ["SUMMARY:Last"]
    #expect(converted(lines.joined(separator: "\r\n")).last == "SUMMARY:Last")
    #expect(converted(lines.joined(separator: "\r\n")).count == 501)
  }

  @Test func `keeps components inside and around it`() {
    let lines = iCalendar(
      Array(
        """
        BEGIN:VCALENDAR
        PRODID:-//x
        VERSION:1.0
        TZ:+01
        BEGIN:VJOURNAL
        SUMMARY:a\\nb
        END:VJOURNAL
        BEGIN:VTODO
        STATUS:NEEDS ACTION
        BEGIN:VALARM
        TRIGGER:-PT5M
        END:VALARM
        END:VTODO
        END:VCALENDAR

        """.utf8
      )
    )
    #expect(
      lines == [
        "BEGIN:VCALENDAR", "PRODID:-//x", "VERSION:2.0", "TZ:+01", "BEGIN:VJOURNAL",
        "SUMMARY:a\\nb",
        "END:VJOURNAL", "BEGIN:VTODO", "STATUS:NEEDS-ACTION", "BEGIN:VALARM", "TRIGGER:-PT5M",
        "END:VALARM", "END:VTODO", "END:VCALENDAR", "",
      ]
    )
  }

  @Test func `is known to begin on the line where it stands`() {
    let event =
      "BEGIN:VEVENT\n\n\nSUMMARY;ENCODING=QUOTED-PRINTABLE:a=\nb\nDALARM:-PT5M\nEND:VEVENT\n\n"
    let text = "BEGIN:VCALENDAR\nVERSION:1.0\n" + event + event + "END:VCALENDAR\n"
    let bytes = Array(text.utf8)
    let fileLines = converter.iCalendar(from: bytes.span).fileLines
    let lines = iCalendar(bytes)
    #expect(lines.indices.filter { lines[$0] == "BEGIN:VEVENT" }.map { fileLines[$0] } == [3, 11])
  }

  @Test func `has no end where the file has none`() {
    let text = "BEGIN:VCALENDAR\nVERSION:1.0\nBEGIN:VEVENT\nSUMMARY:a\nBEGIN:VEVENT\nSUMMARY:b\n"
    #expect(
      iCalendar(Array(text.utf8)) == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "SUMMARY:a", "BEGIN:VEVENT", "SUMMARY:b",
        "",
      ]
    )
  }
}

struct `someone in an event of vCalendar` {
  @Test(arguments: [
    (
      "ATTENDEE;ROLE=ATTENDEE;STATUS=CONFIRMED;RSVP=YES;EXPECT=REQUEST:Ann Lee <ann@example.org>",
      "ATTENDEE;CN=\"Ann Lee\";ROLE=OPT-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=TRUE:mailto:ann@example.org"
    ),
    (
      "ATTENDEE;STATUS=NEEDS ACTION:ann@example.org",
      "ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:ann@example.org"
    ),
    ("ATTENDEE:MAILTO:ann@example.org", "ATTENDEE:MAILTO:ann@example.org"),
    ("ATTENDEE:\"Ann \"\"Lee\" <>", "ATTENDEE;CN=\"Ann ^'^'Lee\":invalid:nomail"),
    ("ATTENDEE:Ann Lee", "ATTENDEE;CN=\"Ann Lee\":invalid:nomail"),
    ("ATTENDEE;ROLE=OWNER:ann@example.org", "ORGANIZER:mailto:ann@example.org"),
    ("X-ORGANIZER:MAILTO:ann@example.org", "ORGANIZER:MAILTO:ann@example.org"),
    (
      "ATTENDEE;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:J=FCrgen <j@example.org>",
      "ATTENDEE;CN=\"Jürgen\":mailto:j@example.org"
    ),
  ])
  func `has name and address told apart`(line: String, expected: String) {
    #expect(converted(line) == [expected])
  }
}

struct `an alarm of vCalendar` {
  @Test(arguments: [
    (
      "DALARM:20050520T164500Z;PT5M;2;Call her; now",
      [
        "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;VALUE=DATE-TIME:20050520T164500Z",
        "DURATION:PT5M",
        "REPEAT:2", "DESCRIPTION:Call her\\;now", "END:VALARM",
      ]
    ),
    (
      "AALARM;TYPE=WAVE;VALUE=URL:20050520T164500Z; ; ; file:///ring.wav",
      [
        "BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER;VALUE=DATE-TIME:20050520T164500Z",
        "ATTACH:file:///ring.wav", "END:VALARM",
      ]
    ),
    (
      "MALARM:20050520T164500Z;PT1H;24;ann@example.org;The note",
      [
        "BEGIN:VALARM", "ACTION:EMAIL", "TRIGGER;VALUE=DATE-TIME:20050520T164500Z", "DURATION:PT1H",
        "REPEAT:24", "ATTENDEE:mailto:ann@example.org", "END:VALARM",
      ]
    ),
    (
      "AALARM:20050520T164500Z",
      [
        "BEGIN:VALARM", "ACTION:AUDIO",
        "TRIGGER;VALUE=DATE-TIME:20050520T164500Z", "END:VALARM",
      ]
    ),
    ("DALARM:-PT15M", ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "END:VALARM"]),
    ("DALARM:;;;text", []),
    ("DALARM:20050520;;;text", []),
  ])
  func `becomes a component`(line: String, expected: [String]) {
    #expect(converted(line) == expected)
  }

  @Test(arguments: [
    ("DTSTART:20050520T170000", "DALARM:20050520T164500", "TRIGGER:-PT15M"),
    ("DTSTART:20050520T170000", "DALARM:20050518T160003", "TRIGGER:-P2DT59M57S"),
    ("DTSTART:20050520T170000", "DALARM:20050520T170000", "TRIGGER:PT0S"),
    ("DTSTART:20050520", "DALARM:20050521T090000", "TRIGGER:P1DT9H"),
    ("DUE:20050520T170000", "AALARM:20050520T160000", "TRIGGER;RELATED=END:-PT1H"),
    (
      "DTSTART:20050520T170000Z", "DALARM:20050520T164500",
      "TRIGGER;VALUE=DATE-TIME:20050520T164500"
    ),
  ])
  func `without a zone is relative to a start without one`(
    start: String,
    alarm: String,
    trigger: String,
  ) {
    #expect(converted(start, alarm).contains(trigger))
  }
}

struct `a rule of vCalendar` {
  @Test(arguments: [
    ("D1 #10", "FREQ=DAILY;COUNT=10"),
    ("D2", "FREQ=DAILY;INTERVAL=2;COUNT=2"),
    ("D1 #0", "FREQ=DAILY"),
    ("W2 MO WE F #5", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR;COUNT=5"),
    ("w1 mon tues #0", "FREQ=WEEKLY;BYDAY=MO,TU"),
    ("W1 #3", "FREQ=WEEKLY;COUNT=3"),
    ("MP1 1+ MO #4", "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1;COUNT=4"),
    ("MP3 2- FR #17", "FREQ=MONTHLY;INTERVAL=3;BYDAY=FR;BYSETPOS=-2;COUNT=17"),
    ("MP1 1+ 3 MO WE #4", "FREQ=MONTHLY;BYDAY=1MO,1WE,3MO,3WE;COUNT=4"),
    ("MP1 #4", "FREQ=MONTHLY;BYDAY=FR;BYSETPOS=3;COUNT=4"),
    ("MP1 1- #4", "FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1;COUNT=4"),
    ("MP1 SU #4", "FREQ=MONTHLY;BYDAY=SU;BYSETPOS=3;COUNT=4"),
    ("MD3 20 #17", "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=20;COUNT=17"),
    ("MD1 1 15+ 2- LD #0", "FREQ=MONTHLY;BYMONTHDAY=1,15,-2,-1"),
    ("MD1 #2", "FREQ=MONTHLY;COUNT=2"),
    ("YM1 6 #3", "FREQ=YEARLY;BYMONTH=6;COUNT=3"),
    ("YM2 1 2 12 #0", "FREQ=YEARLY;INTERVAL=2;BYMONTH=1,2,12"),
    ("YD1 141 #17", "FREQ=YEARLY;BYYEARDAY=141;COUNT=17"),
    ("D3 20050630T000000", "FREQ=DAILY;INTERVAL=3;UNTIL=20050630T235959"),
    ("D3 20050630T120000", "FREQ=DAILY;INTERVAL=3;UNTIL=20050630T120000"),
    ("D3 20050630", "FREQ=DAILY;INTERVAL=3;UNTIL=20050630T235959"),
    ("W1 TU #0 20050630T000000", "FREQ=WEEKLY;BYDAY=TU;UNTIL=20050630T235959"),
    ("D1 #5 20050630T000000", "FREQ=DAILY;COUNT=5"),
    ("FREQ=DAILY;COUNT=3", "FREQ=DAILY;COUNT=3"),
  ])
  func `becomes one of iCalendar`(written: String, expected: String) {
    let lines = converted("DTSTART:20050520T170000", "RRULE:\(written)", "EXRULE:\(written)")
    #expect(lines.filter { $0.contains("RULE") } == ["RRULE:\(expected)", "EXRULE:\(expected)"])
  }

  @Test(arguments: [
    ("DTSTART:20050520T170000Z", "20050630T000000", "20050630T235959Z"),
    ("DTSTART:20050520T170000Z", "20050630T170000Z", "20050630T170000Z"),
    ("DTSTART:20050520", "20050630T000000", "20050630"),
  ])
  func `ends in the form of its start`(start: String, end: String, expected: String) {
    #expect(converted(start, "RRULE:D1 \(end)").last == "RRULE:FREQ=DAILY;UNTIL=\(expected)")
  }

  @Test(arguments: [
    "", "X1 #5", "D #5", "D0 #5", "D99999999999999999999 #5", "D40000 #5", "D1 MO #5", "D1 #5 MO",
    "D1 0900 1200 #5", "M5 #10", "W1 XX #5", "W1 T #5", "MP1 MO 1+ #5", "MP1 6+ MO #5",
    "MP1 1+ MO 2+ TU #5", "MD1 32 #5", "MD1 0 #5", "YM1 13 #5", "YM1 6 MP1 1+ SU #5", "YD1 367 #5",
    "YD1 1- #5", "D1 #", "D1 #-1", "D1 #99999999999999999999", "D1 # 5",
  ])
  func `is kept as it is where it is not of the basic grammar`(written: String) {
    let lines = converted("DTSTART:20050520T170000", "RRULE:\(written)")
    #expect(lines.dropFirst() == (written.isEmpty ? [] : ["RRULE:\(written)"]))
  }

  @Test func `of too many days is kept as it is`() {
    let rule = "MD1 " + String(repeating: "1 ", count: 10_000) + "#5"
    #expect(converted("RRULE:\(rule)") == ["RRULE:\(rule)"])
  }
}
