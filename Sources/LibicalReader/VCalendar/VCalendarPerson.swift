/// Someone in vCalendar 1.0: `ATTENDEE;ROLE=ORGANIZER;STATUS=CONFIRMED:Ann <ann@example.org>`.
struct VCalendarPerson {
  /// Whether it is the one who organizes or owns the entry.
  let isOrganizer: Bool
  private let line: VCalendarLine
  private let text: String

  init(_ line: VCalendarLine, decode: ([UInt8], String?) -> String) {
    self.line = line
    let role = line.parameter("ROLE")?.uppercased()
    isOrganizer = line.name == "X-ORGANIZER" || role == "ORGANIZER" || role == "OWNER"
    text = line.text(decode).filter { !$0.isNewline }
  }

  /// The line in iCalendar.
  var iCalendarLine: String {
    var line = isOrganizer ? "ORGANIZER" : "ATTENDEE"
    if let name { line += ";CN=\"\(name)\"" }
    if !isOrganizer { line += roleParameter + statusParameter + replyParameter }
    return line + ":" + address
  }

  /// What stands before an address in angle brackets, or all of it if there is no address.
  private var name: String? {
    if let bracket = text.firstIndex(of: "<") {
      return VCalendarPerson.quotable(text[..<bracket])
    }
    return text.contains("@") || text.contains(":") ? nil : VCalendarPerson.quotable(text[...])
  }

  private var address: String {
    var address = text[...]
    if let bracket = text.firstIndex(of: "<") {
      address = text[bracket...].dropFirst().prefix { $0 != ">" }
    }
    let bare = address.filter { $0 != " " }
    if bare.contains(":") { return bare }
    return bare.contains("@") ? "mailto:\(bare)" : "invalid:nomail"
  }

  /// EXPECT says how much someone is needed.
  private var roleParameter: String {
    switch line.parameter("EXPECT")?.uppercased() {
    case "FYI": ";ROLE=NON-PARTICIPANT"
    case "REQUEST": ";ROLE=OPT-PARTICIPANT"
    case "REQUIRE", "IMMEDIATE": ";ROLE=REQ-PARTICIPANT"
    default: ""
    }
  }

  private var statusParameter: String {
    switch line.parameter("STATUS")?.uppercased() {
    case "ACCEPTED", "CONFIRMED": ";PARTSTAT=ACCEPTED"
    case "NEEDS ACTION", "NEEDS-ACTION", "SENT": ";PARTSTAT=NEEDS-ACTION"
    case let status? where ["TENTATIVE", "DECLINED", "DELEGATED", "COMPLETED"].contains(status):
      ";PARTSTAT=\(status)"
    default: ""
    }
  }

  private var replyParameter: String {
    line.parameter("RSVP")?.uppercased() == "YES" ? ";RSVP=TRUE" : ""
  }

  /// A name without blanks and quotes around it, as a parameter can hold it (RFC 6868), or nil if it is empty.
  private static func quotable(_ text: Substring) -> String? {
    var name = text.drop { $0 == " " || $0 == "\"" }
    while let last = name.last, last == " " || last == "\"" { name.removeLast() }
    guard !name.isEmpty else { return nil }
    return name.reduce(into: "") { text, character in
      switch character {
      case "^": text += "^^"
      case "\"": text += "^'"
      default: text.append(character)
      }
    }
  }
}
