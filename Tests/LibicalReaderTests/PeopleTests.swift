import ICalendar
import LibicalReader
import Testing

struct `a person of an event` {
  @Test func `has a name, an address and words in lower case`() {
    let details = details(
      "ORGANIZER;CN=\"Smith, Bob\";SENT-BY=\"mailto:desk@example.org\":MAILTO:bob@example.org",
      "ATTENDEE;CUTYPE=ROOM;ROLE=NON-PARTICIPANT;PARTSTAT=accepted;CN=Room 4:mailto:room@example.org",
      "ATTENDEE;ROLE=chair;CUTYPE=X-ROBOT;PARTSTAT=Odd:mailto:robot@example.org",
      "ATTENDEE:mailto:guest@example.org",
    )
    #expect(details.organizer == Person(name: "Smith, Bob", email: "bob@example.org"))
    #expect(
      details.attendees == [
        Attendee(
          Person(name: "Room 4", email: "room@example.org"),
          role: "non-participant",
          status: "accepted",
          kind: "room",
        ),
        Attendee(
          Person(email: "robot@example.org"),
          role: "chair",
          status: "odd",
          kind: "x-robot",
        ),
        Attendee(Person(email: "guest@example.org")),
      ]
    )
  }

  @Test func `that organizes is the first one`() {
    let details = details("ORGANIZER:mailto:a@example.org", "ORGANIZER:mailto:b@example.org")
    #expect(details.organizer == Person(email: "a@example.org"))
    #expect(details.attendees == [])
  }

  @Test(arguments: [
    // RFC 6868 encodes what a parameter cannot hold.
    ("CN=George Herman ^'Babe^' Ruth", "George Herman \"Babe\" Ruth"),
    ("CN=A^^B^nC^xD^", "A^B\nC^xD^"),
    ("CN=作者", "作者"),
    ("CN=It's \"quoted\" here", "It's \"quoted\" here"),
    ("CN=One;CN=Two", "One"),
    ("cn = One", "One"),
    ("CN=", nil),
    ("CN=\" \"", nil),
    ("CN", nil),
    ("=x;;CN=One", "One"),
    ("CN;CN=One", "One"),
    ("TZID=\"GMT+5\";VALUE=DATE;X-BIG=1;CN=One", "One"),
    ("DIR=\"ldap://example.org:66/o=A,c=U?s?(cn=J)\";CN=One", "One"),
    ("X-RESPONSE-COMMENT=\"they said \"maybe\" again\";CN=One", "One"),
  ])
  func `has the name of the CN parameter`(parameters: String, name: String?) {
    let details = details("ATTENDEE;\(parameters):mailto:a@example.org")
    #expect(details.attendees == [Attendee(Person(name: name, email: "a@example.org"))])
  }

  @Test(
    arguments: [
      ("ATTENDEE;CN=\"open:mailto:a@example.org", nil, "a@example.org"),
      ("ATTENDEE;CN=a\\\";X=\"b\\\":mailto:a@example.org", nil, "a@example.org"),
      ("ATTENDEE:a@example.org", nil, "a@example.org"),
      ("ATTENDEE: Mailto:a@example.org ", nil, "a@example.org"),
      ("ATTENDEE;EMAIL=a@example.org:urn:uuid:1", nil, "a@example.org"),
      ("ATTENDEE;EMAIL=b@example.org:mailto:a@example.org", nil, "a@example.org"),
      ("ATTENDEE;CN=One:invalid:nomail", "One", nil),
      ("ATTENDEE:urn:uuid:1", "urn:uuid:1", nil),
      ("ATTENDEE;CN=One:", "One", nil),
      ("ATTENDEE;CN=One:mailto:", "One", nil),
    ] as [(String, String?, String?)]
  )
  func `has the address of the value, whatever the parameters`(
    line: String,
    name: String?,
    email: String?,
  ) {
    #expect(details(line).attendees == [Attendee(Person(name: name, email: email))])
  }

  @Test func `costs nothing but itself where its line is bad`() {
    let details = details(
      "ATTENDEE;X-RESPONSE-COMMENT=\"they said \"maybe\" again\":mailto:b@example.test",
      "ATTENDEE;CN=x",
      "SUMMARY:Second",
    )
    #expect(details.summary == "Second")
    #expect(details.attendees == [Attendee(Person(email: "b@example.test"))])
  }
}
