import ICalendar
import LibicalReader

/// Any bytes as the lines of one component, read by libical.
enum DetailsTarget {
  static func test(_ input: FuzzInput) {
    let bytes = Array("BEGIN:VEVENT\r\n".utf8) + input.rest + Array("\r\nEND:VEVENT\r\n".utf8)
    let details = EventDetailsReader().details(of: bytes.span)
    require(
      details == EventDetailsReader().details(of: bytes.span),
      "details are not the same twice"
    )
    let texts = [
      details.summary, details.location, details.description, details.url, details.conference,
      details.status, details.classification, details.color,
    ]
    require(!texts.contains(""), "a text is empty and not missing")
    for text in texts + details.categories {
      require(text?.utf8.contains(0) != true, "a text has a NUL")
      require(text?.contains("X-LIC") != true || input.text.contains("X-LIC"), "an error got out")
    }
    require(details.organizer != Person(), "an organizer is nobody")
    require(!details.attendees.contains(Attendee(Person())), "an attendee is nobody")
    require(details.priority.map { (1...9).contains($0) } ?? true, "a priority is none")
    require(details.percentComplete.map { (0...100).contains($0) } ?? true, "a percentage is none")
  }
}
