/// What RFC 5546 asks of the components of a message, as data from the tables of its sections 3.2 to 3.5.
enum MethodTable {
  /// The methods that a component has (RFC 5546 1.4).
  static func methods(of component: ComponentType) -> Set<String> {
    switch component {
    case .freeBusy: ["PUBLISH", "REQUEST", "REPLY"]
    case .journal: ["PUBLISH", "ADD", "CANCEL"]
    default:
      [
        "PUBLISH", "REQUEST", "REPLY", "ADD", "CANCEL", "REFRESH", "COUNTER", "DECLINECOUNTER",
      ]
    }
  }

  /// The methods of messages about one UID.
  static let aboutOneUID: Set = ["REQUEST", "REPLY", "CANCEL"]

  /// The methods of messages with one component.
  static let ofOneComponent: Set = ["ADD", "REFRESH", "COUNTER", "DECLINECOUNTER"]

  /// Whether ORGANIZER has to be there.
  static func needsOrganizer(_ method: String, _ component: ComponentType) -> Bool {
    switch method {
    case "REQUEST", "REPLY", "ADD", "CANCEL", "COUNTER", "DECLINECOUNTER": true
    case "REFRESH": component != .todo
    default: false
    }
  }

  /// Whether ATTENDEE has to be there.
  static func needsAttendee(_ method: String, _ component: ComponentType) -> Bool {
    switch method {
    case "REQUEST", "REPLY", "REFRESH": true
    case "COUNTER", "DECLINECOUNTER": component == .todo
    default: false
    }
  }

  /// The times that have to be there.
  static func neededTimes(_ method: String, _ component: ComponentType) -> [PropertyName] {
    switch (component, method) {
    case (.event, "PUBLISH"), (.event, "REQUEST"), (.event, "ADD"), (.event, "COUNTER"): [.start]
    case (.todo, "PUBLISH"), (.todo, "REQUEST"): [.start]
    case (.journal, "PUBLISH"), (.journal, "ADD"): [.start]
    case (.freeBusy, _): [.start, .end]
    default: []
    }
  }

  /// Whether SUMMARY has to be there, be it empty.
  static func needsSummary(_ method: String, _ component: ComponentType) -> Bool {
    guard component == .event || component == .todo else { return false }
    return describes(method)
  }

  /// Whether SEQUENCE has to be there.
  static func needsSequence(_ method: String, _ component: ComponentType) -> Bool {
    switch method {
    case "CANCEL", "ADD": component != .freeBusy
    // Of a to-do only if it is above 0.
    case "COUNTER": component == .event
    default: false
    }
  }

  /// What has to be there and hardly ever is.
  static func rarelySet(_ method: String, _ component: ComponentType) -> PropertyName? {
    guard component == .todo else { return nil }
    if method == "REPLY" { return .requestStatus }
    return describes(method) ? .priority : nil
  }

  /// Whether the message says what the component is.
  private static func describes(_ method: String) -> Bool {
    ["PUBLISH", "REQUEST", "ADD", "COUNTER"].contains(method)
  }

  /// Whether a message has no alarms.
  static func excludesAlarms(_ method: String) -> Bool {
    ["REPLY", "CANCEL", "REFRESH", "DECLINECOUNTER"].contains(method)
  }

  /// The properties that have no place in a message; ATTENDEE in PUBLISH is another matter.
  static func excluded(_ method: String, _ component: ComponentType) -> [PropertyName] {
    switch (component, method) {
    case (.event, "PUBLISH"), (.event, "CANCEL"), (.journal, "CANCEL"): [.requestStatus]
    case (.todo, "PUBLISH"), (.todo, "REQUEST"), (.todo, "CANCEL"): [.requestStatus]
    case (.event, "ADD"), (.todo, "ADD"): [.recurrenceID, .requestStatus]
    case (.event, "REFRESH"): descriptive + [.end, .summary, .requestStatus, .sequence]
    case (.event, "DECLINECOUNTER"): descriptive + [.summary, .attendee]
    case (.todo, "REFRESH"):
      descriptive + [.comment, .due, .percentComplete, .requestStatus, .sequence]
    case (.journal, "ADD"): [.attendee, .recurrenceID]
    case (.freeBusy, "PUBLISH"): [.requestStatus]
    case (.freeBusy, "REQUEST"): [.freeBusy, .requestStatus, .url]
    default: []
    }
  }

  private static let descriptive: [PropertyName] = [
    .attachment, .categories, .classification, .contact, .created, .description, .start, .duration,
    .exceptionDates, .position, .lastModified, .location, .priority, .recurrenceDates, .relatedTo,
    .resources, .rule, .status, .transparency, .url,
  ]
}
