import CivilCalendar
package import TimeZones

extension CalendarCollection {
  /// The time of a to-do from its DTSTART to its DUE, where the occurrence stands at the DUE alone.
  ///
  /// - Parameters:
  ///   - occurrence: An occurrence of a to-do.
  ///   - times: What its component says.
  ///   - zone: The zone in which floating times are read.
  /// - Returns: The same time where there is no DTSTART before the DUE.
  package func timeFromStart(
    ofTodo occurrence: Occurrence,
    _ times: ComponentTimes,
    in zone: TimeZoneRules
  ) -> OccurrenceTime {
    guard let start = times.start, let due = times.due else { return occurrence.time }
    let zones = zones(of: occurrence.component)
    switch occurrence.time {
    case .days(let days):
      let length = max(0, zones.date(of: start).distance(to: zones.date(of: due)))
      return .days(days.lowerBound.advanced(by: -length)..<days.upperBound)
    case .instants(_, let end):
      let length =
        zones.instant(of: due, reader: zone).secondsSinceEpoch
        - zones.instant(of: start, reader: zone).secondsSinceEpoch
      return .instants(start: end.adding(seconds: -max(0, length)), end: end)
    }
  }
}
