import CivilCalendar
package import TimeZones

/// The zones that the TZIDs of one VCALENDAR mean.
///
/// Definitions are read when the first time asks for one. The last answer is kept at hand, since the times
/// of a calendar mostly name one zone. A scope belongs to one thread.
package final class ZoneScope {
  private let makeDefinitions: () -> [VTimeZone]
  private let calendarZone: String?
  private let database: TimeZoneDatabase
  private var last: (name: String, zone: ResolvedZone)?

  /// A scope.
  ///
  /// - Parameters:
  ///   - calendarZone: The value of X-WR-TIMEZONE.
  ///   - database: The zones of the system.
  ///   - definitions: Reads the VTIMEZONEs of the calendar; called at most once.
  package init(
    calendarZone: String? = nil,
    database: TimeZoneDatabase,
    definitions: @escaping () -> [VTimeZone]
  ) {
    self.calendarZone = calendarZone
    self.database = database
    makeDefinitions = definitions
  }

  private lazy var definitions = makeDefinitions()
  private lazy var resolver = ZoneResolver(
    definitions: definitions,
    calendarZone: calendarZone,
    database: database,
  )

  /// The zone that a TZID means (decisions Z1 to Z4).
  package func zone(named name: String) -> ResolvedZone {
    if let last, last.name == name { return last.zone }
    let zone = resolver.zone(named: name)
    last = (name, zone)
    return zone
  }

  /// How the zone of a time was understood; a date has none.
  package func zone(of time: CalendarTime) -> ResolvedZone {
    switch time {
    case .date, .floating: .floating
    case .utc: .utc
    case .zoned(_, let name): zone(named: name)
    }
  }

  /// The clock of a series that starts at a time.
  func clock(of time: CalendarTime, reader: TimeZoneRules) -> SeriesClock {
    if time.isDate { return SeriesClock(kind: .dates, zone: reader) }
    guard let rules = zone(of: time).rules else {
      return SeriesClock(kind: .floating, zone: reader)
    }
    return SeriesClock(kind: .zoned, zone: rules)
  }

  /// The instant of a time; dates begin and floating times run on the reader's clock.
  func instant(of time: CalendarTime, reader: TimeZoneRules) -> Instant {
    (zone(of: time).rules ?? reader).instant(of: time.wallClock)
  }

  /// The time without a zone that nothing gives a meaning: where it stands beside others, it is on their clock.
  func floatingIfUnknown(_ time: CalendarTime) -> CalendarTime {
    guard case .zoned(let wallClock, _) = time, zone(of: time).rules == nil else { return time }
    return .floating(wallClock)
  }

  /// The day that a time means in a series of whole days (decision R1).
  ///
  /// One in UTC is taken on the clock of the calendar's VTIMEZONE if it has just one: Exchange writes local
  /// midnight so.
  func date(of time: CalendarTime) -> CivilDate {
    guard case .utc(let wallClock) = time, definitions.count == 1,
      let rules = zone(named: definitions[0].identifier).rules
    else { return time.wallClock.date }
    return rules.civil(at: Instant(wallClock, offset: 0)).date
  }
}
