import CivilCalendar
import ICalendar

/// EXDATE and RDATE of a component (RFC 5545 3.8.5.1 and 3.8.5.2).
enum SetRules {
  static func check(_ component: Component, _ scope: inout CheckScope) {
    guard component.has(.exceptionDates) || component.has(.recurrenceDates),
      component.type != .standard, component.type != .daylight,
      let set = InstanceSet(component, scope.calendar.zones)
    else { return }
    for name in [PropertyName.exceptionDates, .recurrenceDates] {
      for property in component.all(name) { checkForms(property, set, &scope.findings) }
    }
    for item in component.all(.recurrenceDates).flatMap(\.times) {
      guard let wallClock = set.series.wallClock(of: item.time), wallClock < set.series.wallClock
      else { continue }
      scope.findings.add(.rdateBeforeDtstart, at: item.position, .value(item.text))
    }
    checkExceptions(component, set, &scope)
  }

  /// Reports the first item that is no date where DTSTART is one, and so on.
  private static func checkForms(
    _ property: Property,
    _ set: InstanceSet,
    _ findings: inout FindingCollector
  ) {
    let form = TimeForm(set.series.start)
    guard let other = property.times.first(where: { TimeForm($0.time) != form }) else { return }
    findings.add(
      .exdateTypeMismatch,
      at: other.position,
      .property(property.name.rawValue)
    )
  }

  private static func checkExceptions(
    _ component: Component,
    _ set: InstanceSet,
    _ scope: inout CheckScope
  ) {
    for item in component.all(.exceptionDates).flatMap(\.times) {
      guard let wallClock = set.series.wallClock(of: item.time) else { continue }
      let fact = FindingFact.value(item.text)
      switch set.membership(of: wallClock) {
      case .instance, .undecided: break
      case .none: scope.findings.add(.exdateRemovesNothing, at: item.position, fact)
      case .afterEnd:
        // The series was cut short after the instance had been removed.
        scope.findings.add(.exdateRemovesNothing, at: item.position, fact, severity: .note)
      }
    }
    if set.isEmptied, let start = component.first(.start)?.time {
      scope.identities.noteEmptySet(uid: component.first(.uid)?.text, at: start.position)
    }
  }
}
