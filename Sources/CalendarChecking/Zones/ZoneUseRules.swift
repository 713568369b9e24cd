import CivilCalendar
import ICalendar
import TimeZones

/// What the times of a VCALENDAR ask of its zones.
enum ZoneUseRules {
  /// Reports, at the end of a VCALENDAR, zones without a definition, odd names and definitions without use.
  static func check(_ scope: inout CheckScope) {
    let zones = scope.calendar.zones
    var used: Set<String> = []
    for (text, use) in scope.calendar.zoneUses.byName {
      let kind = ZoneNameKind(text, scope.database)
      used.insert(kind.name)
      note(kind, use, isDefined: zones.definition(named: text) != nil, &scope.tallies.zoneNames)
    }
    // A file of nothing but zones publishes them.
    guard scope.calendar.hasOtherComponents else { return }
    for definition in zones.definitions where !used.contains(definition.name) {
      scope.findings.add(.vtimezoneUnused, at: definition.begin)
    }
  }

  private static func note(
    _ kind: ZoneNameKind,
    _ use: ZoneUses.Use,
    isDefined: Bool,
    _ names: inout ZoneNameFindings
  ) {
    if !isDefined { names.add(kind.findingIfUndefined, kind.name, use.tally) }
    if kind.isAbbreviation { names.add(.tzidAbbreviation, kind.name, use.tally) }
    if kind.isOdd { names.add(.tzidOddName, kind.name, use.tally) }
    if let position = use.firstQuoted { names.add(.tzidQuoted, kind.name, at: position) }
  }

  /// Looks at whether the definition of a zone holds for a time.
  static func check(_ item: TimeItem, _ scope: inout CheckScope) {
    guard case .zoned(let wallClock, let name) = item.time,
      let definition = scope.calendar.zones.definition(named: name),
      let instant = scope.calendar.zones.rules(named: name)?.instant(of: wallClock)
    else { return }
    if definition.isTooShort(for: instant) {
      noteShortness(of: definition, at: item, &scope.findings)
    } else if instant < scope.horizon, !definition.hasNotedDifference,
      definition.differs(at: instant)
    {
      noteDifference(of: definition, at: wallClock, item, &scope.findings)
    }
  }

  /// Looks at whether it holds for the instances that a component has up to two years from now.
  static func check(_ component: Component, _ scope: inout CheckScope) {
    guard component.has(.rule), let item = component.first(.start)?.time,
      case .zoned(_, let name) = item.time,
      let definition = scope.calendar.zones.definition(named: name),
      !definition.hasNotedDifference || !definition.hasNotedShortness,
      definition.differs(before: scope.horizon) || definition.isTooShort(for: scope.horizon),
      let zone = scope.calendar.zones.rules(named: name),
      let set = InstanceSet(component, scope.calendar.zones)
    else { return }
    for wallClock in set.instances(until: zone.civil(at: scope.horizon), atMost: 1000) {
      let instant = zone.instant(of: wallClock)
      if definition.isTooShort(for: instant) {
        let short = TimeItem(time: .zoned(wallClock, zone: name), position: item.position)
        noteShortness(of: definition, at: short, &scope.findings)
        return
      }
      guard !definition.hasNotedDifference, definition.differs(at: instant) else { continue }
      noteDifference(of: definition, at: wallClock, item, &scope.findings)
      return
    }
  }

  private static func noteShortness(
    of definition: DefinedZone,
    at item: TimeItem,
    _ findings: inout FindingCollector
  ) {
    guard !definition.hasNotedShortness else { return }
    definition.hasNotedShortness = true
    findings.add(
      .vtimezoneTooShort,
      at: definition.begin,
      .value(item.text),
      .line(item.position.line)
    )
  }

  private static func noteDifference(
    of definition: DefinedZone,
    at wallClock: CivilDateTime,
    _ item: TimeItem,
    _ findings: inout FindingCollector
  ) {
    definition.hasNotedDifference = true
    findings.add(
      .vtimezoneDiffersFromIANA,
      at: definition.identifierPosition,
      .value("\(wallClock)"),
      .line(item.position.line)
    )
  }
}
