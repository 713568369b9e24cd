import CivilCalendar
import ICalendar
import Recurrence
import TimeZones

/// A series on the clock of its DTSTART, as far as rules ask about its instances.
struct CheckedSeries {
  /// DTSTART as it is written.
  let start: CalendarTime
  let zones: CalendarZones

  /// DTSTART on its own clock.
  var wallClock: CivilDateTime { start.wallClock }
  var isDates: Bool { start.isDate }

  /// The zone of DTSTART; nil if it has none, or one that nobody knows.
  private var zone: TimeZoneRules? { zones.clock(of: start) }

  /// A time on the clock of the series, or nil where the two cannot be compared.
  func wallClock(of time: CalendarTime) -> CivilDateTime? {
    switch (start, time) {
    case (.date, .date(let date)): CivilDateTime(date)
    case (.floating, .floating(let wallClock)): wallClock
    case (.zoned(_, let name), .zoned(let wallClock, let other)) where name == other: wallClock
    case (.utc, .utc), (.utc, .zoned), (.zoned, .utc), (.zoned, .zoned):
      zone.flatMap { zone in zones.instant(of: time).map { zone.civil(at: $0) } }
    default: nil
    }
  }

  /// The wall clocks that mean the same instant as one: clocks skip times, which are read as later ones.
  func sameInstants(as wallClock: CivilDateTime) -> [CivilDateTime] {
    guard let zone, !zone.isFixed else { return [wallClock] }
    let instant = zone.instant(of: wallClock)
    let skipped = [-3600, -1800, -7200].map { wallClock.adding(seconds: $0) }
    return [wallClock] + skipped.filter { zone.instant(of: $0) == instant }
  }

  /// The last wall clock that UNTIL allows, or nil without one or where it cannot be told.
  func end(of rule: RecurrenceRule) -> CivilDateTime? {
    switch rule.until {
    case nil: nil
    case .date(let date):
      CivilDateTime(date, isDates ? .midnight : CivilTime(secondOfDay: 86_399))
    case .local(let wallClock): isDates ? CivilDateTime(wallClock.date) : wallClock
    case .utc(let wallClock) where isDates: CivilDateTime(wallClock.date)
    case .utc(let wallClock): (zone ?? .utc).civil(at: Instant(wallClock, offset: 0))
    }
  }

  /// The instances of a rule within a window.
  func instances(
    of rule: RecurrenceRule,
    in window: Range<CivilDateTime>,
    startCounts: Bool
  ) -> RuleExpansion {
    RuleExpansion(
      rule,
      start: wallClock,
      isDateOnly: isDates,
      window: window,
      until: end(of: rule),
      startCounts: startCounts,
    )
  }

  /// Whether a rule itself gives a wall clock, whatever its end.
  func isGiven(_ wallClock: CivilDateTime, by rule: RecurrenceRule) -> Bool {
    var expansion = instances(
      of: rule.withoutEnd,
      in: wallClock..<wallClock.adding(seconds: 1),
      startCounts: false,
    )
    return expansion.next() != nil
  }
}

extension RecurrenceRule {
  /// The rule without COUNT and UNTIL.
  var withoutEnd: RecurrenceRule {
    var rule = self
    rule.count = nil
    rule.until = nil
    return rule
  }

  /// Whether it has neither COUNT nor UNTIL.
  var isEndless: Bool { count == nil && until == nil }
}
