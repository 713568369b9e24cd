import ICalendar

/// What starts, ends and durations of one component have to do with each other.
enum LengthRules {
  static func check(_ component: Component, _ scope: inout CheckScope) {
    guard let start = component.first(.start)?.time else { return }
    if let property = component.first(.duration), let duration = property.duration,
      start.time.isDate, duration.seconds != 0
    {
      // RFC 5545 3.8.2.5.
      scope.findings.add(.durationNotDays, at: property.valuePosition)
    }
  }
}
