import TimeZones

/// Which zones an exported calendar defines, and by which names its components mean them.
///
/// Calendars that define one name so that clocks differ at times that matter get names of their own. What
/// follows the prefix of such a name still says which place is meant.
struct ExportedZones {
  /// A VTIMEZONE to be written.
  struct Definition {
    let component: ExportedComponent
    /// What it is called now, or nil if it keeps its name.
    let newName: String?
  }

  /// The definitions, in the order in which components ask for them.
  private(set) var definitions: [Definition] = []
  /// The zone of the only definition, if there is just one: it says which day a time in UTC is (decision R1).
  private(set) var onlyZone: TimeZoneRules?
  private var newNames: [ZoneUse.Name: String] = [:]

  /// What a TZID of a calendar becomes, or nil if it stays.
  func newName(of text: String, in calendar: CalendarReference) -> String? {
    newNames[ZoneUse.Name(calendar: calendar, text: text)]
  }

  /// Works out the names.
  ///
  /// - Parameters:
  ///   - uses: The TZIDs of all components, in their order.
  ///   - calendars: The calendars of the file. If it is one, the file has its X-WR-TIMEZONE.
  ///   - collection: The sources.
  ///   - unusedCalendars: Those of which definitions that nothing asks for are written too, unless their name
  ///     is taken.
  init(
    _ uses: [ZoneUse],
    of calendars: [CalendarReference],
    in collection: CalendarCollection,
    keepingUnusedOf unusedCalendars: [CalendarReference]
  ) {
    let onlyCalendar = calendars.count == 1 ? calendars.first : nil
    var table = DefinitionTable(of: collection)
    var meanings = uses.map { use in
      ZoneMeaning(use, of: collection, &table, keepsCalendarZone: onlyCalendar != nil)
    }
    if let onlyCalendar, meanings.contains(where: \.isCalendarZone),
      let name = collection.header(of: onlyCalendar).timeZone
    {
      let use = ZoneUse(ZoneUse.Name(calendar: onlyCalendar, text: name), on: .min ... .max)
      meanings.append(ZoneMeaning(use, of: collection, &table, keepsCalendarZone: true))
    }
    var slots = ZoneSlots(database: collection.database)
    // A name that is not defined means what it means anywhere, so it has to stay.
    for meaning in meanings where meaning.definition == nil { slots.reserve(meaning) }
    let names = meanings.map { $0.definition == nil ? $0.name : slots.place($0) }
    for (meaning, name) in zip(meanings, names)
    where name != ZoneResolver.normalized(meaning.use.name.text) {
      newNames[meaning.use.name] = name
    }
    let empty = Dictionary(
      meanings.compactMap { meaning in meaning.emptyDefinition.map { (meaning.name, $0) } },
      uniquingKeysWith: { first, _ in first },
    )
    var written = WrittenZones()
    for name in names {
      guard let definition = slots[name]?.definition ?? empty[name] else { continue }
      written.add(definition, as: name, slots[name]?.rules)
    }
    for calendar in unusedCalendars {
      for definition in table.all(of: calendar) where slots[definition.name] == nil {
        let zone = collection.zones(of: calendar).zone(named: definition.name)
        written.add(definition, as: definition.name, zone.rules)
      }
    }
    definitions = written.definitions
    onlyZone = written.onlyZone
  }
}

/// The definitions of a file, each name once.
private struct WrittenZones {
  private(set) var definitions: [ExportedZones.Definition] = []
  private(set) var onlyZone: TimeZoneRules?
  private var names: Set<String> = []

  mutating func add(_ definition: ZoneDefinition, as name: String, _ rules: TimeZoneRules?) {
    guard names.insert(name).inserted else { return }
    definitions.append(
      ExportedZones.Definition(
        component: definition.component,
        newName: name == definition.name ? nil : name,
      ),
    )
    onlyZone = definitions.count == 1 ? rules : nil
  }
}

/// The TZIDs of components in the order in which they are met.
struct ZoneUses {
  private(set) var all: [ZoneUse] = []
  private var places: [ZoneUse.Name: Int] = [:]

  mutating func add(_ name: ZoneUse.Name, on days: ClosedRange<Int32>) {
    if let place = places[name] {
      all[place].days = all[place].days.joined(days)
    } else {
      places[name] = all.count
      all.append(ZoneUse(name, on: days))
    }
  }
}

/// A TZID that a component of a calendar has, and the days on which it matters.
struct ZoneUse {
  /// A TZID within the calendar that defines what it means.
  struct Name: Hashable {
    let calendar: CalendarReference
    let text: String
  }

  let name: Name
  var days: ClosedRange<Int32>

  init(_ name: Name, on days: ClosedRange<Int32>) {
    self.name = name
    self.days = days
  }
}

/// A VTIMEZONE in its calendar.
struct ZoneDefinition {
  let component: ExportedComponent
  let zone: VTimeZone
  /// Its name as TZIDs are compared.
  let name: String

  init(component: ExportedComponent, zone: VTimeZone) {
    self.component = component
    self.zone = zone
    name = ZoneResolver.normalized(zone.identifier)
  }
}
