import TimeZones

/// What a TZID means in its own calendar.
struct ZoneMeaning {
  let use: ZoneUse
  /// The name, or that of the calendar's zone which it stands for.
  let name: String
  let rules: TimeZoneRules?
  /// Whether only the zone of the whole calendar gives it a meaning.
  let isCalendarZone: Bool
  /// The definition that decides, if one does.
  let definition: ZoneDefinition?
  /// A definition of the name that defines nothing, so that something else decides.
  let emptyDefinition: ZoneDefinition?

  init(
    _ use: ZoneUse,
    of collection: CalendarCollection,
    _ definitions: inout DefinitionTable,
    keepsCalendarZone: Bool
  ) {
    self.use = use
    let calendar = use.name.calendar
    let scope = collection.zones(of: calendar)
    var name = ZoneResolver.normalized(use.name.text)
    var zone = scope.zone(named: name)
    if zone.source == .calendar, !keepsCalendarZone,
      let calendarZone = collection.header(of: calendar).timeZone
    {
      name = ZoneResolver.normalized(calendarZone)
      zone = scope.zone(named: name)
    }
    self.name = name
    rules = zone.rules
    isCalendarZone = zone.source == .calendar
    let found = definitions.definition(named: name, of: calendar)
    definition = zone.source == .vtimezone ? found : nil
    emptyDefinition = zone.source == .vtimezone ? nil : found
  }
}

/// The definitions of calendars, each calendar looked at once.
struct DefinitionTable {
  private struct Definitions {
    var all: [ZoneDefinition] = []
    var places: [String: Int] = [:]
  }

  private let collection: CalendarCollection
  private var definitions: [CalendarReference: Definitions] = [:]

  init(of collection: CalendarCollection) { self.collection = collection }

  /// The definition that decides what a name means in a calendar: the first that defines anything, or the first
  /// of those that define nothing.
  mutating func definition(named name: String, of calendar: CalendarReference) -> ZoneDefinition? {
    let definitions = read(calendar)
    return definitions.places[name].map { definitions.all[$0] }
  }

  /// That definition of each name of a calendar, in their order.
  mutating func all(of calendar: CalendarReference) -> [ZoneDefinition] { read(calendar).all }

  private mutating func read(_ calendar: CalendarReference) -> Definitions {
    if let known = definitions[calendar] { return known }
    var found = Definitions()
    let source = collection.sources[calendar.source]
    for (entry, zone) in source.definitions(ofCalendar: calendar.calendar) {
      let definition = ZoneDefinition(
        component: ExportedComponent(other: entry, ofSource: calendar.source),
        zone: zone,
      )
      if let place = found.places[definition.name] {
        if found.all[place].zone.observances.isEmpty { found.all[place] = definition }
      } else {
        found.places[definition.name] = found.all.count
        found.all.append(definition)
      }
    }
    definitions[calendar] = found
    return found
  }
}
