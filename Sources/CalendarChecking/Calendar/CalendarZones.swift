import CivilCalendar
import ICalendar
import TimeZones

/// What the TZIDs of one VCALENDAR mean (RFC 5545 3.2.19).
///
/// Definitions are read when the first time asks for one.
final class CalendarZones {
  private let resolver: ZoneResolver
  private var last: (name: String, zone: ResolvedZone)?

  /// The zones outside of every VCALENDAR.
  init(database: TimeZoneDatabase) {
    resolver = ZoneResolver(definitions: [], database: database)
  }

  /// The zones that an outline of a VCALENDAR leads to.
  init(_ outline: CalendarOutline, in file: Span<UInt8>, database: TimeZoneDatabase) {
    var definitions: [VTimeZone] = []
    for place in outline.zones {
      if let definition = place.definition(in: file) { definitions.append(definition) }
    }
    resolver = ZoneResolver(definitions: definitions, database: database)
  }

  /// The zone of a name, or nil where nothing says what it is.
  func rules(named name: String) -> TimeZoneRules? {
    if let last, last.name == name { return last.zone.rules }
    let zone = resolver.zone(named: name)
    last = (name, zone)
    return zone.rules
  }

  /// The clock of a time: nil for dates, times without a zone, and zones that nobody knows.
  func clock(of time: CalendarTime) -> TimeZoneRules? {
    switch time {
    case .date, .floating: nil
    case .utc: .utc
    case .zoned(_, let name): rules(named: name)
    }
  }

  /// The instant of a time, or nil if it has none.
  func instant(of time: CalendarTime) -> Instant? { clock(of: time)?.instant(of: time.wallClock) }
}

extension CalendarOutline.ZonePlace {
  /// The definition as the program reads it, or nil if it has no TZID.
  func definition(in file: Span<UInt8>) -> VTimeZone? {
    var entry = ComponentEntry(
      kind: .timeZone,
      offset: range.lowerBound,
      line: begin.line,
      calendar: 0
    )
    entry.byteCount = range.count
    return VTimeZone(entry, in: file)
  }
}

extension TimeZoneRules {
  /// Whether clocks skip a time or show it twice.
  func isAmbiguous(_ wallClock: CivilDateTime) -> Bool {
    let instant = instant(of: wallClock)
    guard civil(at: instant) == wallClock else { return true }
    // Clocks go back by less than this.
    let laterOffset = offset(at: instant.adding(seconds: 4 * 3600))
    let other = Instant(wallClock, offset: laterOffset)
    return other != instant && offset(at: other) == laterOffset
  }
}
