/// What a component is (RFC 5545 3.6).
package enum ComponentKind: UInt8, Sendable {
  case calendar
  case event
  case todo
  case journal
  case freeBusy
  case timeZone
  case alarm
  /// An observance of a time zone, or a component that the standard or this program does not know.
  case other

  /// The kind that a name means, also `other` for one that is too long to have a key.
  @inline(__always)
  init(_ key: PropertyKey?) {
    self = key.flatMap { ComponentKind.table[$0] } ?? .other
  }

  private static let table = NameTable<ComponentKind>([
    ("VCALENDAR", .calendar), ("VEVENT", .event), ("VTODO", .todo), ("VJOURNAL", .journal),
    ("VFREEBUSY", .freeBusy), ("VTIMEZONE", .timeZone), ("VALARM", .alarm),
  ])

  /// Whether the component stands directly in a calendar and never in another of these.
  var isMain: Bool {
    switch self {
    case .event, .todo, .journal, .freeBusy, .timeZone: true
    case .calendar, .alarm, .other: false
    }
  }

  /// The component's name in a calendar file.
  package var name: String {
    switch self {
    case .calendar: "VCALENDAR"
    case .event: "VEVENT"
    case .todo: "VTODO"
    case .journal: "VJOURNAL"
    case .freeBusy: "VFREEBUSY"
    case .timeZone: "VTIMEZONE"
    case .alarm: "VALARM"
    case .other: "X-COMPONENT"
    }
  }
}

extension PropertyKey {
  static let alarmComponent = PropertyKey("VALARM")
  static let standardComponent = PropertyKey("STANDARD")
  static let daylightComponent = PropertyKey("DAYLIGHT")
}
