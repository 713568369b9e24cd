import CivilCalendar
import ICalendar
import Recurrence
import TimeZones

/// What a rule has to do with the other properties of its component (RFC 5545 3.3.10 and 3.8.5.3).
struct RuleRules {
  private let rule: RuleValue
  private let series: CheckedSeries
  private let component: Component

  /// Looks at the rules of a component.
  static func check(_ component: Component, _ scope: inout CheckScope) {
    let properties = component.all(.rule)
    noteRepetition(properties, component, &scope.findings)
    guard let start = component.first(.start)?.time, component.type != .standard,
      component.type != .daylight
    else { return }
    for property in properties {
      guard let rule = property.rule else { continue }
      let rules = RuleRules(
        rule: rule,
        series: CheckedSeries(start: start.time, zones: scope.calendar.zones),
        component: component,
      )
      rules.check(startPosition: start.position, isOnly: properties.count == 1, &scope)
    }
  }

  private static func noteRepetition(
    _ properties: [Property],
    _ component: Component,
    _ findings: inout FindingCollector
  ) {
    if let first = properties.first, properties.count > 1 {
      findings.add(
        .rruleRepeated,
        at: properties[1].position,
        .component(component.name),
        .line(first.position.line)
      )
    }
    guard component.has(.recurrenceID), component.type != .available else { return }
    for name in [PropertyName.rule, .recurrenceDates] {
      guard let property = component.first(name) else { continue }
      findings.add(.rruleInOverride, at: property.position, .property(name.rawValue))
    }
  }

  private func check(
    startPosition: FilePosition,
    isOnly: Bool,
    _ scope: inout CheckScope
  ) {
    checkUntil(&scope.findings)
    checkTimeParts(&scope.findings)
    // Of a rule with faults nobody can say what it means.
    guard rule.isSound, let parsed = rule.rule, parsed.isGregorian else { return }
    if scope.searches.isAllowed, neverMatches(parsed) {
      scope.searches.spend()
      scope.findings.add(.rruleNeverMatches, at: rule.position)
      return
    }
    if parsed.skipsPeriods(from: series.wallClock) {
      scope.findings.add(.rruleSkipsPeriods, at: rule.position)
    }
    if isOnly, !series.isGiven(series.wallClock, by: parsed) {
      scope.findings.add(.rruleDtstartOffRule, at: startPosition)
    }
    if parsed.isEndless, isDense(parsed) {
      scope.findings.add(.rruleTooDense, at: rule.position)
    }
    checkOverlap(parsed, scope.calendar.zones, &scope.findings)
  }
}

extension RuleRules {
  private func checkUntil(_ findings: inout FindingCollector) {
    guard let until = rule.until else { return }
    let place = rule.untilPosition
    let fact = FindingFact.value(rule.part(.until)?.value.shortText ?? "")
    guard (until.time == nil) == series.isDates else {
      findings.add(.rruleUntilType, at: place)
      return
    }
    switch series.start {
    case .date: break
    case .utc, .zoned:
      if !until.isUTC { findings.add(.rruleUntilNotUTC, at: place, fact) }
    case .floating:
      // The section says both that it has to be in UTC and that it must not.
      if until.isUTC { findings.add(.rruleUntilNotUTC, at: place, fact, severity: .note) }
    }
    if let parsed = rule.rule, let end = series.end(of: parsed), end < series.wallClock {
      findings.add(.rruleUntilBeforeStart, at: place)
    }
  }

  private func checkTimeParts(_ findings: inout FindingCollector) {
    guard series.isDates else { return }
    for name in [RulePart.byHour, .byMinute, .bySecond] {
      guard let part = rule.part(name) else { continue }
      findings.add(.rruleTimePartOnDate, at: part.position, .property(name.rawValue))
    }
  }

  /// Whether no date fits all parts of the rule: searched for in as many years as the calendar needs to repeat
  /// itself.
  private func neverMatches(_ rule: RecurrenceRule) -> Bool {
    var rule = rule.withoutEnd
    // If no period has a fitting date, a part of them has none.
    rule.interval = 1
    let years = rule.byWeekNumber.isEmpty ? 28 : 400
    let begin = series.wallClock.adding(seconds: 1)
    let last = begin.date.adding(years: years)
    guard last < .last else { return false }
    var expansion = series.instances(
      of: rule,
      in: begin..<CivilDateTime(last),
      startCounts: false,
    )
    return expansion.next() == nil && !expansion.reachedLimit
  }

  /// Whether the first day has more instances than hours.
  private func isDense(_ rule: RecurrenceRule) -> Bool {
    let perDay = [rule.byHour, rule.byMinute, rule.bySecond].reduce(1) { product, list in
      min(product * max(1, list.count), 1000)
    }
    guard rule.frequency.isSubDaily || perDay > 24, !series.isDates else { return false }
    let window = series.wallClock..<series.wallClock.adding(seconds: 86_400)
    var count = 0
    for _ in series.instances(of: rule, in: window, startCounts: true) {
      count += 1
      if count > 24 { return true }
    }
    return false
  }

  /// Looks for an instance that begins before the first one ends.
  private func checkOverlap(
    _ rule: RecurrenceRule,
    _ zones: CalendarZones,
    _ findings: inout FindingCollector
  ) {
    guard let end = ComponentLength(of: component, from: series.start, zones),
      end.seconds > 1
    else { return }
    let window = series.wallClock.adding(seconds: 1)..<series.wallClock.adding(seconds: end.seconds)
    guard window.lowerBound < window.upperBound else { return }
    var expansion = series.instances(of: rule, in: window, startCounts: true)
    if expansion.next() != nil { findings.add(.rruleOverlapsItself, at: end.position) }
  }
}
