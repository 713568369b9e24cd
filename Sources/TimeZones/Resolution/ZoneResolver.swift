import Synchronization

/// Says what the zones of one calendar are, each name read once.
///
/// The calendar's own definitions come first, then what a name means everywhere, then the zone of the whole
/// calendar; a time whose zone is unknown still floats rather than stand at a wrong place silently.
package final class ZoneResolver: Sendable {
  private let definitions: [String: VTimeZone]
  private let calendarZoneName: String?
  private let database: TimeZoneDatabase
  private let memory = Mutex<[String: ResolvedZone]>([:])

  /// A resolver for one VCALENDAR.
  ///
  /// - Parameters:
  ///   - definitions: Its VTIMEZONE components; of several of one name the first that defines anything counts.
  ///   - calendarZone: The value of its X-WR-TIMEZONE.
  ///   - database: The zones of the system.
  package init(
    definitions: [VTimeZone],
    calendarZone: String? = nil,
    database: TimeZoneDatabase
  ) {
    self.definitions = Dictionary(definitions.map { (ZoneResolver.normalized($0.identifier), $0) })
    {
      $0.observances.isEmpty ? $1 : $0
    }
    calendarZoneName = calendarZone.map(ZoneResolver.normalized)
    self.database = database
  }

  /// The zone that a TZID parameter means, quotes and spaces around it aside.
  package func zone(named text: String) -> ResolvedZone {
    if let known = memory.withLock({ $0[text] }) { return known }
    let zone = resolve(ZoneResolver.normalized(text))
    memory.withLock { $0[text] = zone }
    return zone
  }

  /// A name without the quotes and spaces around it and without the backslashes that TEXT puts before commas,
  /// which parameters do not have.
  package static func normalized(_ name: String) -> String {
    let outside: Set<Character> = ["\"", " ", "\t"]
    let rest = name.drop { outside.contains($0) }
    return String(rest.reversed().drop { outside.contains($0) }.reversed().filter { $0 != "\\" })
  }

  private func resolve(_ name: String) -> ResolvedZone {
    if let zone = definedZone(named: name) { return zone }
    let isDefinedEmpty = definitions[name] != nil
    let problems = isDefinedEmpty ? [ZoneProblem.emptyDefinition(name)] : []
    if let zone = database.zone(named: name) { return zone.adding(problems) }
    let calendarZone = calendarZoneName.flatMap {
      definedZone(named: $0) ?? database.zone(named: $0)
    }
    let unknown = ZoneProblem.unknownZone(name, calendarZone: calendarZone?.identifier)
    guard let calendarZone else { return ResolvedZone.floating.adding(problems + [unknown]) }
    return ResolvedZone(
      rules: calendarZone.rules,
      source: .calendar,
      problems: calendarZone.problems + problems + [unknown],
    )
  }

  /// The zone of the calendar's own definition, if that defines anything.
  private func definedZone(named name: String) -> ResolvedZone? {
    definitions[name].flatMap { database.zone(definedBy: $0) }
  }
}

extension ResolvedZone {
  /// The same zone with more problems.
  fileprivate func adding(_ more: [ZoneProblem]) -> ResolvedZone {
    ResolvedZone(rules: rules, source: source, problems: problems + more)
  }
}
