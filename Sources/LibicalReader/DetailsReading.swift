internal import ICalendar

/// The details of a component while its lines are being read.
struct DetailsReading: ~Copyable {
  private var details = EventDetails()
  private var people: [PersonLine] = []
  /// How many components are open: 1 within the component itself, 2 within its alarms.
  private var depth = 0
  /// What Outlook says besides TRANSP, which counts only where that is missing.
  private var outlookBusyStatus: BusyStatus?
  /// The alarm that is open at depth 2.
  private var alarm: Alarm?

  /// Takes in one line; `parameters` and `value` are places in the bytes of the component.
  mutating func read(
    _ property: DetailProperty,
    _ parameters: Range<Int>,
    _ value: Range<Int>,
    in bytes: Span<UInt8>,
  ) {
    switch property {
    case .begin:
      depth += 1
      if depth == 2, bytes.reads("VALARM", in: bytes.trimming(value)) { alarm = Alarm() }
    case .end:
      if depth == 2, let finished = alarm {
        if finished != Alarm() { details.alarms.append(finished) }
        alarm = nil
      }
      depth = max(0, depth - 1)
    case .organizer, .attendee:
      guard depth == 1, let line = PersonLine(property, parameters, value, in: bytes) else {
        return
      }
      people.append(line)
    case .outlookBusyStatus:
      if depth == 1 { outlookBusyStatus = outlookBusyStatus ?? bytes.outlookBusyStatus(value) }
    default:
      if depth == 1 {
        details.read(property, value, in: bytes)
      } else if depth == 2 {
        alarm?.read(property, value, in: bytes)
      }
    }
  }

  /// The details, with the people that libical reads.
  consuming func finish() -> EventDetails {
    details.busy = details.busy ?? outlookBusyStatus
    guard !people.isEmpty else { return details }
    let attendees = LibraryAccess.withLock { access in people.map { $0.attendee(access) } }
    for (line, attendee) in zip(people, attendees) {
      if line.isOrganizer {
        details.organizer = details.organizer ?? attendee.person
      } else {
        details.attendees.append(attendee)
      }
    }
    return details
  }
}

extension Alarm {
  /// Takes in one line of a VALARM.
  fileprivate mutating func read(
    _ property: DetailProperty,
    _ value: Range<Int>,
    in bytes: Span<UInt8>,
  ) {
    switch property {
    case .action where action == nil: action = bytes.word(value)
    case .trigger where trigger == nil: trigger = bytes.text(bytes.trimming(value))
    default: break
    }
  }
}

extension EventDetails {
  /// Takes in one line of the component itself; where a property may stand only once, the first counts.
  fileprivate mutating func read(
    _ property: DetailProperty,
    _ value: Range<Int>,
    in bytes: Span<UInt8>,
  ) {
    switch property {
    case .summary where summary == nil: summary = bytes.text(value)
    case .location where location == nil: location = bytes.text(value)
    case .description where description == nil: description = bytes.text(value)
    case .url where url == nil: url = bytes.uri(value)
    case .conference, .googleConference, .teamsConference: readConference(value, in: bytes)
    case .status where status == nil: status = bytes.word(value)
    case .transparency where busy == nil: busy = bytes.transparency(value)
    case .classification where classification == nil: classification = bytes.word(value)
    case .priority where priority == nil: priority = bytes.number(value, within: 1...9)
    case .categories: categories += bytes.texts(value)
    case .color where color == nil: color = bytes.word(value)
    case .position where position == nil: position = bytes.position(value)
    case .completed where completed == nil: completed = bytes.uri(value)
    case .percentComplete where percentComplete == nil:
      percentComplete = bytes.number(value, within: 0...100)
    default: break
    }
  }

  /// A web address is preferred to a telephone number and the like.
  private mutating func readConference(_ value: Range<Int>, in bytes: Span<UInt8>) {
    guard let address = bytes.uri(value) else { return }
    if conference == nil || (address.isWebAddress && conference?.isWebAddress == false) {
      conference = address
    }
  }
}

extension String {
  /// Whether the address begins with `http`.
  fileprivate var isWebAddress: Bool { prefix(4).lowercased() == "http" }
}

extension Span<UInt8> {
  /// The value in a range as it is without blanks around it, or nil if that leaves nothing.
  fileprivate func uri(_ range: Range<Int>) -> String? {
    let trimmed = trimming(range)
    return trimmed.isEmpty ? nil : string(trimmed)
  }

  /// The value of TRANSP (RFC 5545 3.8.2.7).
  fileprivate func transparency(_ range: Range<Int>) -> BusyStatus? {
    switch word(range) {
    case "opaque": .busy
    case "transparent": .free
    default: nil
    }
  }

  /// The value of X-MICROSOFT-CDO-BUSYSTATUS: FREE, TENTATIVE, BUSY, OOF or WORKINGELSEWHERE.
  fileprivate func outlookBusyStatus(_ range: Range<Int>) -> BusyStatus? {
    switch word(range) {
    case "free": .free
    case nil: nil
    default: .busy
    }
  }

  /// The value of GEO: two numbers with `;` between them, which some programs escape or write as a comma.
  fileprivate func position(_ range: Range<Int>) -> GeographicPosition? {
    guard let separator = range.first(where: { self[$0] == .semicolon || self[$0] == .comma })
    else { return nil }
    var latitude = range.lowerBound..<separator
    if !latitude.isEmpty, self[separator - 1] == .backslash {
      latitude = latitude.dropLast()
    }
    guard let latitude = degrees(latitude),
      let longitude = degrees(separator + 1..<range.upperBound)
    else { return nil }
    return GeographicPosition(latitude: latitude, longitude: longitude)
  }

  /// A decimal number; `Double` alone would also take names and hexadecimal numbers.
  private func degrees(_ range: Range<Int>) -> Double? {
    let text = string(trimming(range))
    guard text.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }) else { return nil }
    return Double(text)
  }
}
