/// Properties that a component cannot be without, and such that exclude each other (RFC 5545 3.6.1 to 3.6.4).
enum NeededProperties {
  static func check(_ component: Component, _ scope: inout CheckScope) {
    switch component.type {
    case .calendar: checkCalendar(component, &scope.findings)
    case .event, .todo, .journal, .freeBusy, .availability, .available:
      checkIdentity(component, &scope.findings)
      checkTimes(component, &scope)
      checkSummary(component, scope.calendar, &scope.findings)
      checkEnds(component, &scope.findings)
    default: break
    }
  }

  private static func checkCalendar(_ calendar: Component, _ findings: inout FindingCollector) {
    if calendar.first(.productID) == nil { findings.add(.missingProductID, at: calendar.begin) }
    if calendar.first(.version) == nil { findings.add(.missingVersion, at: calendar.begin) }
  }

  private static func checkIdentity(
    _ component: Component,
    _ findings: inout FindingCollector
  ) {
    for (name, kind) in [(PropertyName.uid, FindingKind.missingUID), (.stamp, .missingDtstamp)]
    where component.first(name) == nil && !(name == .stamp && component.has(.stamp)) {
      findings.add(kind, at: component.begin, .component(component.name))
    }
  }

  private static func checkTimes(_ component: Component, _ scope: inout CheckScope) {
    guard !component.has(.start) else { return }
    if component.type == .event && scope.calendar.method == nil || component.type == .available {
      scope.findings.add(.missingDtstart, at: component.begin, .component(component.name))
    }
    if let rule = component.first(.rule) {
      scope.findings.add(
        .recurringWithoutDtstart,
        at: rule.position,
        .component(component.name)
      )
    }
    if component.type == .todo, let duration = component.first(.duration) {
      scope.findings.add(.todoDurationWithoutDtstart, at: duration.position)
    }
  }

  /// A method has its own say about SUMMARY, and a changed or cancelled instance has that of its series.
  private static func checkSummary(
    _ component: Component,
    _ calendar: CalendarScope,
    _ findings: inout FindingCollector
  ) {
    guard component.type == .event || component.type == .todo, calendar.method == nil,
      !component.has(.summary), !component.has(.recurrenceID),
      component.first(.status)?.text?.uppercased() != "CANCELLED"
    else { return }
    findings.add(.missingSummary, at: component.begin, .component(component.name))
  }

  private static func checkEnds(_ component: Component, _ findings: inout FindingCollector) {
    let end = component.type == .todo ? PropertyName.due : .end
    guard let one = component.first(end), let other = component.first(.duration) else { return }
    let (first, second) = one.position < other.position ? (one, other) : (other, one)
    findings.add(
      .dtendAndDuration,
      at: second.position,
      .property(second.name.rawValue),
      .other(first.name.rawValue),
      .line(first.position.line)
    )
  }
}
