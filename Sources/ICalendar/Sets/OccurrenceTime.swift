package import CivilCalendar
package import TimeZones

/// When an occurrence takes place.
package enum OccurrenceTime: Hashable, Sendable {
  /// Whole days wherever the reader is, half-open and never empty.
  case days(Range<CivilDate>)
  /// From one instant to another, which is not before it; equal ones mean no length.
  case instants(start: Instant, end: Instant)
}

extension OccurrenceTime {
  /// Whether the occurrence takes whole days.
  package var isAllDay: Bool {
    if case .days = self { true } else { false }
  }

  /// The instant at which it begins on the clocks of a zone.
  package func start(in zone: TimeZoneRules) -> Instant {
    switch self {
    case .days(let days): zone.instant(of: CivilDateTime(days.lowerBound))
    case .instants(let start, _): start
    }
  }

  /// The instant at which it ends on the clocks of a zone.
  package func end(in zone: TimeZoneRules) -> Instant {
    switch self {
    case .days(let days): zone.instant(of: CivilDateTime(days.upperBound))
    case .instants(_, let end): end
    }
  }

  /// The days that it touches in a zone, half-open.
  ///
  /// An end at 00:00 touches no new day, an occurrence without length touches the day of its start.
  package func days(in zone: TimeZoneRules) -> Range<CivilDate> {
    switch self {
    case .days(let days): return days
    case .instants(let start, let end):
      let first = zone.civil(at: start).date
      let last = end > start ? zone.civil(at: end.adding(seconds: -1)).date : first
      return first..<max(first, last).advanced(by: 1)
    }
  }
}
