import ICalendar
import LibicalReader
import TestSupport
import Testing

struct `a component made to do harm` {
  @Test func `may have a great many attendees`() {
    let lines = (0..<20_000).map { "ATTENDEE;CN=N\($0):mailto:a\($0)@example.org" }
    let details = details(lines.joined(separator: "\r\n"))
    #expect(details.attendees.count == 20_000)
    #expect(details.attendees.last?.person == Person(name: "N19999", email: "a19999@example.org"))
  }

  @Test func `may have texts and lists of megabytes`() {
    let long = String(repeating: "x\\n", count: 500_000)
    let commas = String(repeating: "a,", count: 200_000)
    let details = details("DESCRIPTION:\(long)", "CATEGORIES:\(commas)", "PRIORITY:\(commas)")
    #expect(details.description?.utf8.count == 1_000_000)
    #expect(details.categories.count == 200_000)
  }

  @Test func `may have a line of a million parameters`() {
    let parameters = String(repeating: ";A=b;=;\"c;d\"", count: 100_000)
    let line = "ATTENDEE\(parameters);CN=One:mailto:a@example.org"
    #expect(details(line).attendees == [Attendee(Person(name: "One", email: "a@example.org"))])
  }

  @Test func `may have a name too long to be one`() {
    let long = String(repeating: "x", count: 1_000_000)
    let details = details(
      "ATTENDEE;CN=\(long);ROLE=CHAIR:mailto:a@example.org",
      "ATTENDEE;CN=\(long.prefix(1_900)):mailto:b@example.org",
    )
    #expect(details.attendees.map(\.person.name) == [nil, String(long.prefix(1_900))])
    #expect(details.attendees.map(\.role) == ["chair", nil])
  }

  @Test func `may nest a great many components`() {
    let begins = String(repeating: "BEGIN:VALARM\r\n", count: 100_000)
    let ends = String(repeating: "END:VALARM\r\n", count: 200_000)
    #expect(details(begins + ends, "SUMMARY:Out").summary == nil)
  }

  @Test func `may have NUL in what libical never sees`() {
    let details = details(
      "CATEGORIES:A\0B,\0,C\\,\0D",
      "BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT\01H\r\nEND:VALARM",
    )
    #expect(details.categories == ["AB", "C,D"])
    #expect(details.alarms == [Alarm(action: "display", trigger: "-PT1H")])
  }

  @Test func `may be any bytes`() {
    let pieces = [
      "BEGIN:VEVENT", "END:VEVENT", "BEGIN:VALARM", "END:VALARM", "ATTENDEE", "ORGANIZER", "CN=",
      "ROLE=", "SUMMARY", "CATEGORIES", "GEO", "TRIGGER", "CONFERENCE", "FEATURE=", "X-ALT-DESC",
      "X-APPLE-STRUCTURED-LOCATION", "X-TITLE=", "FMTTYPE=text/html", "geo:1,2", "<p>", "https://",
      ";", ":", "\"", "\\", ",",
      "^n", "\r\n", "\n", "\r", "\0", "mailto:", "é", "\u{FFFE}", " ",
    ]
    var random = SeededGenerator(seed: 12)
    for _ in 0..<3_000 {
      var bytes = Array("BEGIN:VEVENT\r\n".utf8)
      for _ in 0..<Int.random(in: 0..<60, using: &random) {
        bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)].utf8
        if Bool.random(using: &random) { bytes.append(UInt8.random(in: 0...255, using: &random)) }
      }
      let details = EventDetailsReader().details(of: bytes.span)
      #expect(details.organizer != Person())
      #expect(!details.attendees.contains(Attendee(Person())))
    }
  }

  @Test func `may be read by many at the same time`() async {
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { index in
            let line = "ATTENDEE;CN=N\(task)-\(index):mailto:a@example.org"
            return details(line).attendees.first?.person.name == "N\(task)-\(index)"
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
