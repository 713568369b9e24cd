import CivilCalendar
import TimeZones

/// What an override with RANGE=THISANDFUTURE does to an instance and all later ones (RFC 5545 3.2.13).
///
/// They move by as much as the named instance does, last as long as the override and have its texts.
struct ForwardChange {
  let member: SeriesMember
  /// The key of the first instance that it changes, on the clock of the series.
  let firstKey: Int
  /// By how many seconds of the wall clock instances move.
  let shift: Int

  /// The change that an override makes, or nil when it makes none.
  init?(_ member: SeriesMember, in series: SeriesMember, reader: TimeZoneRules) {
    guard member.times.isThisAndFuture, let value = member.recurrenceID(in: series) else {
      return nil
    }
    let named = series.wallClock(of: value, reader: reader)
    let start = member.times.start.map { member.time($0, in: series) }
    let moved = series.wallClock(of: start ?? value, reader: reader)
    self.member = member
    firstKey = series.clock.key(at: named)
    shift = moved.civilSeconds - named.civilSeconds
  }

  /// The time of a changed instance.
  func time(of wallClock: CivilDateTime, on clock: SeriesClock) -> OccurrenceTime {
    let moved = wallClock.adding(seconds: shift)
    guard clock.isDates == member.clock.isDates else {
      // A series of times that becomes one of days, or the other way round.
      let start = CivilDateTime(moved.date, clock.isDates ? member.start.time : .midnight)
      return member.time(from: start, on: member.clock)
    }
    return member.time(from: moved, on: clock)
  }
}

extension SeriesMember {
  /// A time on the clock of this series; a date gets the series' time of day.
  func wallClock(of value: CalendarTime, reader: TimeZoneRules) -> CivilDateTime {
    switch zones.floatingIfUnknown(value) {
    case .date(let date): CivilDateTime(date, clock.isDates ? .midnight : start.time)
    case .floating(let wallClock): wallClock
    case .utc, .zoned:
      clock.isDates
        ? CivilDateTime(zones.date(of: value))
        : clock.zone.civil(at: zones.instant(of: value, reader: reader))
    }
  }
}
