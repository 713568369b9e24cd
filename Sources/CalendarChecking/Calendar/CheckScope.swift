/// What rules know of the world around a line or a component, and where they put their findings.
struct CheckScope {
  var findings: FindingCollector
  /// The VCALENDAR that is open, or an empty one for components that stand in none.
  var calendar = CalendarScope()
}
