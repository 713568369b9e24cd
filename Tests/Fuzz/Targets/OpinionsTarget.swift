import CLibical
import CivilCalendar
import ICalendar
import LibicalReader

/// Components of what libical reads as RFC 5545 says: our own scan and details, against its reading of the whole.
///
/// Left out is what LIBICAL's pitfalls spoil: escapes of commas in CATEGORIES, blanks at the ends of texts,
/// escapes and parameters that are malformed, and times that do not exist.
enum OpinionsTarget {
  static func test(_ input: FuzzInput) {
    var input = input
    let text = SampleComponent(&input).text
    let bytes = Array(text.utf8)
    // Details are read of unfolded lines.
    let lines = Array(text.replacing("\r\n ", with: "").utf8)
    let details = EventDetailsReader().details(of: lines.span)
    let source = CalendarSource(name: "a.ics", bytes: SourceBytes(bytes))
    let collection = CalendarCollection([source], database: SampleZones.database)
    require(collection.components.count == 1, "the scanner finds another number of events")
    let times = collection.times(of: collection.components[0])
    guard let component = icalparser_parse_string(text) else {
      require(false, "libical finds no event")
      return
    }
    defer { icalcomponent_free(component) }
    compare(details, with: component)
    compare(times, with: component)
  }

  private static func compare(_ details: EventDetails, with component: OpaquePointer) {
    func check(_ ours: String?, _ theirs: UnsafePointer<CChar>?, _ name: String) {
      let theirs = theirs.map { String(cString: $0) }
      require(ours == theirs, "\(name): \(ours ?? "nil") is \(theirs ?? "nil") to libical")
    }
    check(details.summary, icalcomponent_get_summary(component), "SUMMARY")
    check(details.location, icalcomponent_get_location(component), "LOCATION")
    check(details.description, icalcomponent_get_description(component), "DESCRIPTION")
    let status = icalcomponent_get_status(component)
    check(
      details.status?.uppercased(),
      status == ICAL_STATUS_NONE ? nil : icalproperty_status_to_string(status),
      "STATUS",
    )
    let priority = icalcomponent_get_first_property(component, ICAL_PRIORITY_PROPERTY)
    require(
      details.priority == priority.map { Int(icalproperty_get_priority($0)) },
      "PRIORITY is another to libical",
    )
    compare(details.attendees, with: component)
  }

  private static func compare(_ attendees: [Attendee], with component: OpaquePointer) {
    var theirs: [Attendee] = []
    var next = icalcomponent_get_first_property(component, ICAL_ATTENDEE_PROPERTY)
    while let property = next {
      let address = icalproperty_get_attendee(property).map { String(cString: $0) } ?? ""
      let name = icalproperty_get_first_parameter(property, ICAL_CN_PARAMETER)
        .flatMap { icalparameter_get_cn($0) }.map { String(cString: $0) }
      let status = icalproperty_get_first_parameter(property, ICAL_PARTSTAT_PARAMETER)
        .flatMap { icalparameter_enum_to_string(Int32(icalparameter_get_partstat($0).rawValue)) }
        .map { String(cString: $0).lowercased() }
      theirs.append(
        Attendee(
          Person(name: name, email: String(address.dropFirst("mailto:".count))),
          status: status
        )
      )
      next = icalcomponent_get_next_property(component, ICAL_ATTENDEE_PROPERTY)
    }
    require(attendees == theirs, "attendees are others to libical: \(attendees) \(theirs)")
  }

  private static func compare(_ times: ComponentTimes, with component: OpaquePointer) {
    require(times.uid == icalcomponent_get_uid(component).map { String(cString: $0) }, "UID")
    require(
      times.start?.wallClock == CivilDateTime(icalcomponent_get_dtstart(component)),
      "DTSTART is another to libical",
    )
    require(
      times.sequence == Int(icalcomponent_get_sequence(component)),
      "SEQUENCE is another to libical",
    )
    require(
      times.recurrenceID?.wallClock == CivilDateTime(icalcomponent_get_recurrenceid(component)),
      "RECURRENCE-ID is another to libical",
    )
  }
}

extension CivilDateTime {
  /// One of libical's times, or nil where there is none.
  fileprivate init?(_ time: icaltimetype) {
    guard
      let date = CivilDate(year: Int(time.year), month: Int(time.month), day: Int(time.day)),
      let clock = CivilTime(
        hour: Int(time.hour),
        minute: Int(time.minute),
        second: Int(time.second)
      )
    else { return nil }
    self.init(date, clock)
  }
}

/// An event of valid lines, each chosen by bytes of an input.
private struct SampleComponent {
  private(set) var text = "BEGIN:VEVENT\r\n"
  private var present: Set<String> = []

  init(_ input: inout FuzzInput) {
    for _ in 0..<12 { addLine(&input) }
    text += "END:VEVENT\r\n"
  }

  private mutating func addLine(_ input: inout FuzzInput) {
    switch input.byte() % 10 {
    case 0: add("SUMMARY", "", value(&input))
    case 1: add("LOCATION", "", value(&input))
    case 2: add("DESCRIPTION", "", value(&input))
    case 3: add("STATUS", "", ["TENTATIVE", "CONFIRMED", "CANCELLED"][input.byte() % 3])
    case 4: add("PRIORITY", "", "\(1 + input.byte() % 9)")
    case 5:
      let status = ["", ";PARTSTAT=ACCEPTED", ";PARTSTAT=DECLINED"][input.byte() % 3]
      present.remove("ATTENDEE")
      add("ATTENDEE", "\(status);CN=\"\(name(&input))\"", "mailto:a\(input.byte())@example.org")
    case 6: add("UID", "", "\(name(&input))@example.org")
    case 7: addTime("DTSTART", &input)
    case 8: addTime("RECURRENCE-ID", &input)
    default: add("SEQUENCE", "", "\(input.number())")
    }
  }

  private mutating func addTime(_ name: String, _ input: inout FuzzInput) {
    let moment = input.dateTime()
    let date = moment.date.description.filter { $0 != "-" }
    let time = moment.time.description.filter { $0 != ":" }
    switch input.byte() % 4 {
    case 0: add(name, ";VALUE=DATE", date)
    case 1: add(name, "", "\(date)T\(time)")
    case 2: add(name, "", "\(date)T\(time)Z")
    default: add(name, ";TZID=Europe/Berlin", "\(date)T\(time)")
    }
  }

  /// Adds a line, unless there is one of that name, and folds it.
  private mutating func add(_ name: String, _ parameters: String, _ value: String) {
    guard present.insert(name).inserted else { return }
    let scalars = Array("\(name)\(parameters):\(value)".unicodeScalars)
    for (number, scalar) in scalars.enumerated() {
      if number > 0, number % 60 == 0 { text += "\r\n " }
      text.unicodeScalars.append(scalar)
    }
    text += "\r\n"
  }

  private static let pieces = [
    "a", "B", "7", "\\n", "\\,", "\\;", "\\\\", "é", "作", "😀", ":", "=", "-", "\"", " x", "/",
  ]

  /// A TEXT that begins and ends with something to be seen.
  private func value(_ input: inout FuzzInput) -> String {
    let count = input.byte() % 100
    return "x" + (0..<count).map { _ in Self.pieces[input.byte() % Self.pieces.count] }.joined()
      + "x"
  }

  private func name(_ input: inout FuzzInput) -> String {
    "N" + (0..<input.byte() % 8).map { _ in ["a", "B", " c", "é", "作"][input.byte() % 5] }.joined()
  }
}
