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

  init(_ key: PropertyKey?) {
    switch key {
    case PropertyKey.eventComponent: self = .event
    case PropertyKey.alarmComponent: self = .alarm
    case PropertyKey.calendarComponent: self = .calendar
    case PropertyKey.todoComponent: self = .todo
    case PropertyKey.journalComponent: self = .journal
    case PropertyKey.freeBusyComponent: self = .freeBusy
    case PropertyKey.timeZoneComponent: self = .timeZone
    default: self = .other
    }
  }

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
  static let calendarComponent = PropertyKey("VCALENDAR")
  static let eventComponent = PropertyKey("VEVENT")
  static let todoComponent = PropertyKey("VTODO")
  static let journalComponent = PropertyKey("VJOURNAL")
  static let freeBusyComponent = PropertyKey("VFREEBUSY")
  static let timeZoneComponent = PropertyKey("VTIMEZONE")
  static let alarmComponent = PropertyKey("VALARM")
  static let standardComponent = PropertyKey("STANDARD")
  static let daylightComponent = PropertyKey("DAYLIGHT")
}
