import CivilCalendar
import TimeZones

/// Which instances of a series EXDATE or RECURRENCE-ID values name.
///
/// A value of the series' own type names an instant, whatever zone it is written in; one of the other type
/// names all instances of a local day (decision R2).
struct SlotSet {
  private var keys: Set<Int> = []
  private var days: Set<Int> = []

  var isEmpty: Bool { keys.isEmpty && days.isEmpty }

  /// Adds what a value names in the series of a member.
  mutating func insert(_ value: CalendarTime, in series: SeriesMember, reader: TimeZoneRules) {
    if series.clock.isDates {
      keys.insert(series.zones.date(of: value).dayNumber)
    } else {
      switch series.zones.floatingIfUnknown(value) {
      case .date(let date):
        days.insert(date.dayNumber)
      case .floating(let wallClock):
        keys.insert(series.clock.key(at: wallClock))
      case .utc, .zoned:
        keys.insert(series.zones.instant(of: value, reader: reader).secondsSinceEpoch)
      }
    }
  }

  /// Whether the instance that a value names in the series of a member is named.
  func contains(_ value: CalendarTime, in series: SeriesMember, reader: TimeZoneRules) -> Bool {
    guard !isEmpty else { return false }
    let wallClock = series.wallClock(of: value, reader: reader)
    return contains(series.clock.key(at: wallClock), at: wallClock)
  }

  /// Whether the instance that starts at a wall clock, and has the clock's key for it, is named.
  func contains(_ key: Int, at wallClock: CivilDateTime) -> Bool {
    keys.contains(key) || !days.isEmpty && days.contains(wallClock.date.dayNumber)
  }
}
