import CivilCalendar
import ICalendar

/// A VFREEBUSY (RFC 5545 3.6.4 and 3.8.2.6).
enum FreeBusyRules {
  static func check(_ component: Component, _ scope: inout CheckScope) {
    guard component.type == .freeBusy else { return }
    // A message that lacks it breaks the rules of its method.
    if scope.calendar.method == nil, !component.has(.organizer) {
      scope.findings.add(.freebusyWithoutOrganizer, at: component.begin)
    }
    checkClocks(component, &scope.findings)
    checkOrder(component, &scope.findings)
  }

  /// Properties of recurrence, which a VFREEBUSY does not have.
  static let recurrence: Set<PropertyName> = [.rule, .recurrenceDates, .exceptionDates]

  private static func checkClocks(
    _ component: Component,
    _ findings: inout FindingCollector
  ) {
    for property in component.properties {
      switch property.name {
      case .start, .end, .freeBusy: break
      default: continue
      }
      let other = property.times.first { item in
        if case .utc = item.time { false } else { true }
      }
      guard let other else { continue }
      findings.add(
        .freebusyNotUTC,
        at: other.position,
        .property(property.name.rawValue)
      )
    }
  }

  /// Reports the first period or time that is out of order; each FBTYPE has an order of its own.
  private static func checkOrder(
    _ component: Component,
    _ findings: inout FindingCollector
  ) {
    var latest: [String: CivilDateTime] = [:]
    for property in component.properties {
      let fact = FindingFact.property(property.name.rawValue)
      switch property.name {
      case .start, .end:
        guard !latest.isEmpty else { continue }
        findings.add(.freebusyUnsorted, at: property.position, fact)
        return
      case .freeBusy:
        let type = property.word(.freeBusyType) ?? "BUSY"
        for item in property.times {
          let start = item.time.wallClock
          if let last = latest[type], start < last {
            findings.add(.freebusyUnsorted, at: item.position, fact)
            return
          }
          latest[type] = start
        }
      default: break
      }
    }
  }
}
