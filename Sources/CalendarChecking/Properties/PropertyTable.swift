/// The definitions of all registered properties.
enum PropertyTable {
  private static let all =
    calendar + descriptive + times + zones + people + recurrence + alarms
    + management + later

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The definition of a property, or nil for one that is not registered.
  static func definition(of name: PropertyName) -> PropertyDefinition? { byName[name] }

  /// The names of the properties that a component takes.
  static func names(in component: ComponentType) -> [String] {
    all.filter { $0.canStand(in: component) }.map(\.name.rawValue)
  }

  static let text: [ParameterName] = [.alternateText, .language]
  private static let person: [ParameterName] = [
    .commonName, .directory, .email, .language, .scheduleAgent, .scheduleForceSend,
    .scheduleStatus, .sentBy,
  ]
  static let tasks: ComponentSet = [.event, .todo]
  static let entries: ComponentSet = [.event, .todo, .journal]
  private static let availabilities: ComponentSet = [.availability, .available]
}

extension PropertyTable {
  /// RFC 5545 3.7.
  private static let calendar = [
    PropertyDefinition(.calendarScale, .text, once: .calendar),
    PropertyDefinition(.method, .text, once: .calendar),
    PropertyDefinition(.productID, .text, once: .calendar),
    PropertyDefinition(.version, .text, once: .calendar),
  ]

  /// RFC 5545 3.8.1, with what RFC 7953, 7986 and 9073 add.
  private static let descriptive = [
    PropertyDefinition(
      .attachment,
      .uri,
      .binary,
      parameters: [.encoding, .fileName, .formatType, .managedID, .size],
      many: [entries, .alarm, .participant],
    ),
    PropertyDefinition(
      .categories,
      .text,
      isList: true,
      parameters: [.language],
      many: [.calendar, entries, availabilities, .participant],
    ),
    PropertyDefinition(.classification, .text, once: [entries, .availability]),
    PropertyDefinition(
      .comment,
      .text,
      parameters: text,
      many: [.scheduled, .observance, availabilities, .participant],
    ),
    PropertyDefinition(
      .description,
      .text,
      parameters: text,
      once: [tasks, .alarm, availabilities, .participant, .location, .resource],
      many: [.calendar, .journal],
    ),
    PropertyDefinition(
      .position,
      .float,
      once: [tasks, .participant, .location, .resource],
    ),
    PropertyDefinition(
      .location,
      .text,
      parameters: text,
      once: [tasks, availabilities],
      many: .participant,
    ),
    PropertyDefinition(.percentComplete, .integer, once: .todo),
    PropertyDefinition(.priority, .integer, once: [tasks, .availability, .participant]),
    PropertyDefinition(
      .resources,
      .text,
      isList: true,
      parameters: text,
      many: [tasks, .participant],
    ),
    PropertyDefinition(.status, .text, once: [entries, .participant]),
    PropertyDefinition(
      .summary,
      .text,
      parameters: text,
      once: [entries, .alarm, availabilities, .participant],
    ),
  ]

  /// RFC 5545 3.8.2.
  private static let times = [
    PropertyDefinition(.completed, .dateTime, once: .todo),
    PropertyDefinition(
      .end,
      .dateTime,
      .date,
      parameters: [.zoneID],
      once: [.event, .freeBusy, availabilities],
    ),
    PropertyDefinition(.due, .dateTime, .date, parameters: [.zoneID], once: .todo),
    PropertyDefinition(
      .start,
      .dateTime,
      .date,
      parameters: [.zoneID],
      once: [.scheduled, .observance, availabilities],
    ),
    PropertyDefinition(.duration, .duration, once: [tasks, .alarm, availabilities]),
    PropertyDefinition(
      .freeBusy,
      .period,
      isList: true,
      parameters: [.freeBusyType],
      many: .freeBusy,
    ),
    PropertyDefinition(.transparency, .text, once: .event),
  ]

  /// RFC 5545 3.8.3 and RFC 7808 7.
  private static let zones = [
    PropertyDefinition(.zoneID, .text, once: .timeZone),
    PropertyDefinition(.zoneName, .text, parameters: [.language], many: .observance),
    PropertyDefinition(.offsetFrom, .utcOffset, once: .observance),
    PropertyDefinition(.offsetTo, .utcOffset, once: .observance),
    PropertyDefinition(.zoneURL, .uri, once: .timeZone),
    PropertyDefinition(.zoneAliasOf, .text, many: .timeZone),
    PropertyDefinition(.zoneUntil, .dateTime, once: .timeZone),
  ]
}

extension PropertyTable {
  /// RFC 5545 3.8.4.
  private static let people = [
    PropertyDefinition(
      .attendee,
      .calendarAddress,
      parameters: person + [
        .delegatedFrom, .delegatedTo, .member, .participationStatus, .role, .rsvp, .userType,
      ],
      many: [.scheduled, .alarm],
    ),
    PropertyDefinition(
      .contact,
      .text,
      parameters: text,
      once: .freeBusy,
      many: [entries, availabilities, .participant],
    ),
    PropertyDefinition(
      .organizer,
      .calendarAddress,
      parameters: person,
      once: [.scheduled, .availability],
    ),
    PropertyDefinition(
      .recurrenceID,
      .dateTime,
      .date,
      parameters: [.range, .zoneID],
      once: [entries, .available],
    ),
    PropertyDefinition(
      .relatedTo,
      .text,
      .uid,
      .uri,
      parameters: [.gap, .relationType],
      many: .all,
    ),
    PropertyDefinition(
      .url,
      .uri,
      once: [.calendar, .scheduled, .availability, .participant],
    ),
    PropertyDefinition(
      .uid,
      .text,
      once: [
        .calendar, .scheduled, availabilities, .alarm, .participant, .location, .resource,
      ],
    ),
  ]

  /// RFC 5545 3.8.5.
  private static let recurrence = [
    PropertyDefinition(
      .exceptionDates,
      .dateTime,
      .date,
      isList: true,
      parameters: [.zoneID],
      many: [entries, .available],
    ),
    PropertyDefinition(
      .recurrenceDates,
      .dateTime,
      .date,
      .period,
      isList: true,
      parameters: [.zoneID],
      many: [entries, .observance, .available],
    ),
    // More than one is a SHOULD NOT, which has a finding of its own.
    PropertyDefinition(.rule, .recurrence, many: [entries, .observance, .available]),
    PropertyDefinition(.exceptionRule, .recurrence, many: entries),
  ]

  /// RFC 5545 3.8.6 and RFC 9074.
  private static let alarms = [
    PropertyDefinition(.action, .text, once: .alarm),
    PropertyDefinition(.repeatCount, .integer, once: .alarm),
    PropertyDefinition(
      .trigger,
      .duration,
      .dateTime,
      parameters: [.related, .zoneID],
      once: .alarm,
    ),
    PropertyDefinition(.acknowledged, .dateTime, once: .alarm),
    PropertyDefinition(.proximity, .text, once: .alarm),
  ]

  /// RFC 5545 3.8.7 and 3.8.8.
  private static let management = [
    PropertyDefinition(.created, .dateTime, once: [entries, availabilities, .participant]),
    PropertyDefinition(.stamp, .dateTime, once: [.scheduled, availabilities, .participant]),
    PropertyDefinition(
      .lastModified,
      .dateTime,
      once: [.calendar, entries, .timeZone, availabilities, .participant],
    ),
    PropertyDefinition(.sequence, .integer, once: [entries, .availability, .participant]),
    PropertyDefinition(
      .requestStatus,
      .text,
      parameters: [.language],
      many: [.scheduled, .participant],
    ),
  ]
}
