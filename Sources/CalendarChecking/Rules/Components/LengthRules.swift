import CivilCalendar
import ICalendar
import TimeZones

/// What starts, ends and durations of one component have to do with each other.
struct LengthRules {
  private let component: Component
  private let start: TimeItem
  private let zones: CalendarZones

  static func check(_ component: Component, _ scope: inout CheckScope) {
    guard component.type != .standard, component.type != .daylight else { return }
    checkYears(component, &scope.findings)
    if component.type == .todo { checkCompletion(component, &scope.findings) }
    guard let start = component.first(.start)?.time else { return }
    let rules = LengthRules(
      component: component,
      start: start,
      zones: scope.calendar.zones
    )
    rules.checkEnd(&scope.findings)
    rules.checkDuration(&scope.findings)
    if component.type == .event { rules.checkEvent(&scope.findings) }
  }

  /// The property that says when the component ends.
  private var endName: PropertyName { component.type == .todo ? .due : .end }

  private func checkEnd(_ findings: inout FindingCollector) {
    guard let end = component.first(endName)?.time else { return }
    let property = FindingFact.property(endName.rawValue)
    switch (TimeForm(start.time), TimeForm(end.time)) {
    case (.date, .date), (.floating, .floating), (.fixed, .fixed):
      guard let seconds = ComponentLength(of: component, from: start.time, zones)?.seconds else {
        return
      }
      if seconds < 0 {
        findings.add(.dtendBeforeDtstart, at: end.position, property)
      } else if seconds == 0, end.time.isDate, endName == .end {
        findings.add(.dtendEqualsDtstartDate, at: end.position, property)
      } else if seconds == 0 {
        findings.add(.dtendEqualsDtstart, at: end.position, property)
      }
    case (.date, _), (_, .date): findings.add(.dtendType, at: end.position, property)
    default: findings.add(.dtendFloating, at: end.position, property)
    }
  }

  /// A date lasts whole days (RFC 5545 3.8.2.5).
  private func checkDuration(_ findings: inout FindingCollector) {
    guard let property = component.first(.duration), let duration = property.duration,
      start.time.isDate, duration.seconds != 0
    else { return }
    findings.add(.durationNotDays, at: property.valuePosition)
  }

  private func checkEvent(_ findings: inout FindingCollector) {
    let hasEnd = component.has(.end) || component.has(.duration)
    if !start.time.isDate, !hasEnd { findings.add(.timedWithoutEnd, at: component.begin) }
    if isEpoch { findings.add(.dateEpoch, at: start.position) }
    guard let length = ComponentLength(of: component, from: start.time, zones) else { return }
    if length.seconds > 366 * 86_400 { findings.add(.eventVeryLong, at: length.position) }
    if isMidnightToMidnight(length) { findings.add(.midnightToMidnight, at: start.position) }
  }

  private var isEpoch: Bool {
    switch start.time {
    case .date(let date): date.dayNumber == 0
    case .utc(let wallClock): wallClock.civilSeconds == 0
    case .floating, .zoned: false
    }
  }

  /// Whether a timed event lasts whole days of its own clock, without saying so to Outlook.
  private func isMidnightToMidnight(_ length: ComponentLength) -> Bool {
    guard !start.time.isDate, start.time.wallClock.time == .midnight, length.seconds > 0,
      component.first(.outlookAllDay)?.text?.uppercased() != "TRUE"
    else { return false }
    if let end = component.first(.end)?.time?.time {
      return end.wallClock.time == .midnight && isSameClock(end)
    }
    return length.seconds % 86_400 == 0
  }

  private func isSameClock(_ end: CalendarTime) -> Bool {
    switch (start.time, end) {
    case (.floating, .floating), (.utc, .utc): true
    case (.zoned(_, let one), .zoned(_, let other)): one == other
    default: false
    }
  }
}

extension LengthRules {
  /// Reports years in which hardly anything takes place; Apple writes 1604 where a birthday has no year.
  private static func checkYears(_ component: Component, _ findings: inout FindingCollector) {
    for name in [PropertyName.start, .end, .due, .recurrenceID] {
      guard let item = component.first(name)?.time else { continue }
      let year = item.time.wallClock.date.year
      guard year < 1900 || year > 2100, year != 1604 else { continue }
      findings.add(
        .dateFarOff,
        at: item.position,
        .property(name.rawValue),
        .value("\(year)")
      )
    }
  }

  /// Reports a to-do that is done and is not (RFC 5545 3.8.1.8, 3.8.1.11 and 3.8.2.1).
  private static func checkCompletion(
    _ todo: Component,
    _ findings: inout FindingCollector
  ) {
    let status = todo.first(.status)?.text?.uppercased()
    let percent = todo.first(.percentComplete)?.number
    let isDone = status == "COMPLETED"
    guard status != "CANCELLED" else { return }
    let contradicts =
      todo.first(.completed) != nil && !isDone
      || status != nil && percent.map { ($0 >= 100) != isDone } == true
    guard contradicts else { return }
    findings.add(
      .todoCompletedInconsistent,
      at: todo.first(.status)?.valuePosition ?? todo.begin
    )
  }
}
