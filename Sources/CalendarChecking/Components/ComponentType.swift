/// What a component is: those of the registry of RFC 5545 8.3.1, and what else can stand there.
enum ComponentType: UInt32, CaseIterable, Sendable {
  case calendar
  case event
  case todo
  case journal
  case freeBusy
  case timeZone
  case standard
  case daylight
  case alarm
  // RFC 7953 3.1.
  case availability
  case available
  // RFC 9073 7.
  case participant
  case location
  case resource
  // Drafts that are in use.
  case poll
  case voter
  case vote
  case patch
  /// One whose name begins with X-, or is not known.
  case other

  /// The name in a calendar file.
  var name: String {
    switch self {
    case .calendar: "VCALENDAR"
    case .event: "VEVENT"
    case .todo: "VTODO"
    case .journal: "VJOURNAL"
    case .freeBusy: "VFREEBUSY"
    case .timeZone: "VTIMEZONE"
    case .standard: "STANDARD"
    case .daylight: "DAYLIGHT"
    case .alarm: "VALARM"
    case .availability: "VAVAILABILITY"
    case .available: "AVAILABLE"
    case .participant: "PARTICIPANT"
    case .location: "VLOCATION"
    case .resource: "VRESOURCE"
    case .poll: "VPOLL"
    case .voter: "VVOTER"
    case .vote: "VOTE"
    case .patch: "VPATCH"
    case .other: ""
    }
  }

  /// Finds a component by its name in any case of letters.
  static let table = NameTable(
    allCases.filter { $0 != .other }.map { ($0.name, $0) }
  )

  /// Whether no RFC says what it holds, so that nothing in it is checked but its lines.
  var isOpaque: Bool {
    switch self {
    case .poll, .voter, .vote, .patch, .other: true
    default: false
    }
  }

  /// The components that it may stand in; a VCALENDAR stands in none.
  private var parents: ComponentSet {
    switch self {
    case .calendar: []
    case .event, .todo, .journal, .freeBusy, .timeZone, .availability: .calendar
    case .standard, .daylight: .timeZone
    case .alarm: [.event, .todo]
    case .available: .availability
    case .participant: .scheduled
    case .location: [.scheduled, .participant, .alarm]
    case .resource: [.scheduled, .participant]
    case .poll, .voter, .vote, .patch, .other: .all
    }
  }

  /// Whether it may stand in a component (RFC 5545 3.6).
  func canStand(in parent: ComponentType) -> Bool {
    parent.isOpaque && self != .calendar || parents.contains(parent)
  }
}
