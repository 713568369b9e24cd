import CivilCalendar
import TimeZones

/// A component with its times placed on a clock: the master of a series or one that replaces instances.
struct SeriesMember {
  let reference: ComponentReference
  let times: ComponentTimes
  /// The zones of the calendar that the component stands in.
  let zones: ZoneScope
  /// The clock of its start.
  let clock: SeriesClock
  /// Its start on that clock.
  let start: CivilDateTime
  let length: OccurrenceLength
  /// Whether an occurrence stands at its end: that of a to-do at its DUE.
  let standsAtEnd: Bool
  /// Whether the end is before the start, which then has no length (decision D2).
  let endsBeforeStart: Bool

  /// A component on its clock, or nil when nothing places it in time.
  ///
  /// - Parameters:
  ///   - reference: Which component it is.
  ///   - times: Its times.
  ///   - zones: The zones of its calendar.
  ///   - reader: The zone in which floating times are read.
  init?(
    _ reference: ComponentReference,
    _ times: ComponentTimes,
    zones: ZoneScope,
    reader: TimeZoneRules
  ) {
    guard let anchor = times.start ?? times.due else { return nil }
    self.reference = reference
    self.times = times
    self.zones = zones
    clock = zones.clock(of: anchor, reader: reader)
    start = anchor.wallClock
    let end = times.start == nil ? nil : times.end ?? times.due.map { .time($0) }
    standsAtEnd = times.due != nil && end != nil
    (length, endsBeforeStart) = SeriesMember.length(
      from: start,
      on: clock,
      to: end,
      zones: zones,
      reader: reader,
    )
  }

  /// The time of the occurrence that starts at a wall clock of a series, on that series' clock.
  func time(from wallClock: CivilDateTime, on clock: SeriesClock) -> OccurrenceTime {
    let time = length.time(from: wallClock, on: clock)
    guard standsAtEnd else { return time }
    switch time {
    case .instants(_, let end):
      return .instants(start: end, end: end)
    case .days(let days):
      // A DUE that is a date is the last day, not the day after it.
      guard case .date(let due)? = times.due, due > start.date else {
        return .days(days.lowerBound..<days.lowerBound.advanced(by: 1))
      }
      return .days(days.upperBound..<days.upperBound.advanced(by: 1))
    }
  }

  /// Which instance of a series the component replaces, as the calendar of the series would write it.
  func recurrenceID(in series: SeriesMember) -> CalendarTime? {
    times.recurrenceID.map { time($0, in: series) }
  }

  /// A time of this component as the calendar of a series would write it: the name of a zone means something
  /// only in the calendar that it stands in.
  func time(_ time: CalendarTime, in series: SeriesMember) -> CalendarTime {
    guard zones !== series.zones, !series.clock.isDates else { return time }
    let time = zones.floatingIfUnknown(time)
    guard case .zoned(let wallClock, _) = time, let rules = zones.zone(of: time).rules else {
      return time
    }
    return .utc(rules.instant(of: wallClock).civil(offset: 0))
  }

  var traits: Occurrence.Traits {
    var traits: Occurrence.Traits = times.isCancelled ? [.cancelled] : []
    if times.isTransparent { traits.insert(.free) }
    return traits
  }

  /// The time of the component itself.
  var time: OccurrenceTime { time(from: start, on: clock) }

  /// How long an occurrence is that starts at a wall clock and ends as `end` says.
  ///
  /// Without a usable end a date lasts one day and a time has no length (RFC 5545 3.6.1, decisions D1, D2).
  static func length(
    from start: CivilDateTime,
    on clock: SeriesClock,
    to end: ComponentEnd?,
    zones: ZoneScope,
    reader: TimeZoneRules
  ) -> (OccurrenceLength, endsBeforeStart: Bool) {
    switch end {
    case nil:
      return (clock.isDates ? .days(1) : .exact(0), false)
    case .duration(let duration) where clock.isDates:
      let days = duration.days + duration.seconds / 86_400
      return (.days(max(1, days)), duration.isNegative)
    case .duration(let duration):
      return duration.isNegative ? (.exact(0), true) : (.nominal(duration), false)
    case .time(let end) where clock.isDates:
      let days = start.date.distance(to: zones.date(of: end))
      return (.days(max(1, days)), days < 0)
    case .time(let end):
      let first = clock.zone.instant(of: start)
      // An end without a zone of its own is on the clock of the start.
      let last =
        switch end {
        case .floating(let wallClock): clock.zone.instant(of: wallClock)
        case .date(let date): clock.zone.instant(of: CivilDateTime(date))
        case .utc, .zoned: zones.instant(of: end, reader: reader)
        }
      let seconds = last.secondsSinceEpoch - first.secondsSinceEpoch
      return (.exact(max(0, seconds)), seconds < 0)
    }
  }
}
