import CivilCalendar
import ICalendar
import Recurrence
import TimeZones

/// A VTIMEZONE and its observances (RFC 5545 3.6.5).
enum ZoneRules {
  static func check(_ component: Component, _ scope: inout CheckScope) {
    guard component.type == .timeZone else { return }
    let observances = component.children.filter { $0.type == .standard || $0.type == .daylight }
    if observances.isEmpty { scope.findings.add(.vtimezoneEmpty, at: component.begin) }
    for observance in observances { check(observance: observance, &scope.findings) }
    if let url = component.first(.zoneURL), url.text?.lowercased().hasPrefix("file:") == true {
      scope.findings.add(.tzurlFile, at: url.valuePosition)
    }
    guard let property = component.first(.zoneID), let text = property.text else {
      scope.findings.add(.vtimezoneWithoutTzid, at: component.begin)
      return
    }
    checkName(text, property, component, &scope)
    let name = ZoneResolver.normalized(text)
    if let definition = scope.calendar.zones.definition(named: name) {
      checkChain(observances, definition, &scope.findings)
      if definition.begin != component.begin {
        scope.findings.add(
          .vtimezoneRepeated,
          at: property.position,
          .line(definition.begin.line)
        )
      }
    }
  }

  private static func checkName(
    _ text: String,
    _ property: Property,
    _ component: Component,
    _ scope: inout CheckScope
  ) {
    let kind = ZoneNameKind(text, scope.database)
    let position = property.valuePosition
    if kind.isWindows { scope.tallies.zoneNames.add(.tzidWindows, kind.name, at: position) }
    if kind.isLabel { scope.tallies.zoneNames.add(.tzidDisplayName, kind.name, at: position) }
    if text.hasPrefix("\"") { scope.tallies.zoneNames.add(.tzidQuoted, kind.name, at: position) }
  }
}

// MARK: - Observances

extension ZoneRules {
  private static func check(observance: Component, _ findings: inout FindingCollector) {
    let fact = FindingFact.component(observance.name)
    for name in [PropertyName.start, .offsetFrom, .offsetTo] where !observance.has(name) {
      findings.add(.observanceIncomplete, at: observance.begin, fact, .property(name.rawValue))
    }
    for property in observance.all(.start) + observance.all(.recurrenceDates) {
      let other = property.times.first { item in
        if case .floating = item.time { false } else { true }
      }
      guard let other else { continue }
      findings.add(
        .observanceNotLocal,
        at: other.position,
        .property(property.name.rawValue),
        fact
      )
    }
    for property in observance.all(.rule) {
      guard let rule = property.rule else { continue }
      check(rule, of: observance, &findings)
    }
  }

  private static func check(
    _ rule: RuleValue,
    of observance: Component,
    _ findings: inout FindingCollector
  ) {
    let fact = FindingFact.component(observance.name)
    if let until = rule.until, !until.isUTC {
      findings.add(.observanceUntilNotUTC, at: rule.untilPosition, fact)
    }
    guard let start = observance.first(.start)?.time, case .floating(let wallClock) = start.time,
      rule.isSound, let parsed = rule.rule, parsed.isGregorian, observance.all(.rule).count == 1
    else { return }
    var expansion = RuleExpansion(
      parsed.withoutEnd,
      start: wallClock,
      window: wallClock..<wallClock.adding(seconds: 1),
      startCounts: false,
    )
    if expansion.next() == nil { findings.add(.observanceOffRule, at: start.position, fact) }
  }

  /// Looks at whether each observance begins with the offset that is in force just before it.
  private static func checkChain(
    _ observances: [Component],
    _ definition: DefinedZone,
    _ findings: inout FindingCollector
  ) {
    let onsets = observances.compactMap { observance -> Onset? in
      guard let start = observance.first(.start)?.time, case .floating(let wallClock) = start.time,
        let property = observance.first(.offsetFrom), let offset = property.number
      else { return nil }
      return Onset(
        instant: Instant(wallClock, offset: offset),
        offset: offset,
        position: property.valuePosition,
      )
    }
    // The first has nothing before it.
    guard let first = onsets.map(\.instant).min() else { return }
    for onset in onsets where onset.instant > first {
      guard let before = definition.offset(before: onset.instant), before != onset.offset else {
        continue
      }
      findings.add(
        .observanceChain,
        at: onset.position,
        .value("\(UTCOffset(seconds: onset.offset))"),
        .other("\(UTCOffset(seconds: before))")
      )
    }
  }

  /// When an observance begins for the first time.
  private struct Onset {
    let instant: Instant
    /// The offset before it.
    let offset: Int
    let position: FilePosition
  }
}
