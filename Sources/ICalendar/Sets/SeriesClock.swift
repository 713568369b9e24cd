import CivilCalendar
import TimeZones

/// The clock on which a series counts: that of its DTSTART.
///
/// A rule repeats wall clocks; this clock says which instants they are. A series of dates has no instants,
/// a floating one has those of the reader's zone.
struct SeriesClock {
  /// The form of DTSTART (RFC 5545 3.3.4, 3.3.5).
  enum Kind {
    case dates
    case floating
    case zoned
  }

  let kind: Kind
  /// The zone of the wall clocks; the reader's for dates and floating times.
  let zone: TimeZoneRules

  var isDates: Bool { kind == .dates }

  /// A number for the instance that starts at a wall clock; equal numbers mean the same instance.
  func key(at wallClock: CivilDateTime) -> Int {
    isDates ? wallClock.date.dayNumber : zone.instant(of: wallClock).secondsSinceEpoch
  }

  /// The wall clock of an instance that has a key.
  func wallClock(ofKey key: Int) -> CivilDateTime {
    isDates
      ? CivilDateTime(CivilDate(dayNumber: key))
      : zone.civil(at: Instant(secondsSinceEpoch: key))
  }

  /// The start by which the instance at a wall clock is known.
  func original(at wallClock: CivilDateTime) -> InstanceStart {
    switch kind {
    case .dates: .date(wallClock.date)
    case .floating: .floating(wallClock)
    case .zoned: .instant(zone.instant(of: wallClock))
    }
  }
}
