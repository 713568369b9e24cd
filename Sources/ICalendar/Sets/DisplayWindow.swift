package import CivilCalendar
package import TimeZones

/// Days to look at, on the clocks of the zone in which the reader is.
package struct DisplayWindow: Sendable {
  /// The days, half-open.
  package let days: Range<CivilDate>
  /// The zone of the reader; floating times are read in it.
  package let zone: TimeZoneRules
  /// When the first day begins and the last one ends.
  package let instants: Range<Instant>

  /// Days as half-open range, from the first midnight to the last on the clocks of a zone.
  package init(_ days: Range<CivilDate>, in zone: TimeZoneRules) {
    self.days = days
    self.zone = zone
    let begin = zone.instant(of: CivilDateTime(days.lowerBound))
    instants = begin..<max(begin, zone.instant(of: CivilDateTime(days.upperBound)))
  }

  private init(_ days: Range<CivilDate>, in zone: TimeZoneRules, instants: Range<Instant>) {
    self.days = days
    self.zone = zone
    self.instants = instants
  }

  /// The same window without what is over at a moment of its first day.
  package func from(_ instant: Instant) -> DisplayWindow {
    let begin = min(max(instants.lowerBound, instant), instants.upperBound)
    return DisplayWindow(days, in: zone, instants: begin..<instants.upperBound)
  }

  /// Whether an occurrence touches a day of the window.
  func contains(_ time: OccurrenceTime) -> Bool {
    switch time {
    case .days(let days):
      return days.lowerBound < self.days.upperBound && days.upperBound > self.days.lowerBound
    case .instants(let start, let end):
      guard start < instants.upperBound else { return false }
      return end > instants.lowerBound || start == end && start >= instants.lowerBound
    }
  }
}
