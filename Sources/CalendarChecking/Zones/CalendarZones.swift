import CivilCalendar
import ICalendar
import TimeZones

/// What the TZIDs of one VCALENDAR mean (RFC 5545 3.2.19).
final class CalendarZones {
  /// The VTIMEZONEs that have a TZID, the first of each.
  let definitions: [DefinedZone]
  private let byName: [String: DefinedZone]
  private let resolver: ZoneResolver
  private var last: (name: String, zone: ResolvedZone, definition: DefinedZone?)?

  /// The zones outside of every VCALENDAR.
  init(database: TimeZoneDatabase) {
    definitions = []
    byName = [:]
    resolver = ZoneResolver(definitions: [], database: database)
  }

  /// The zones that an outline of a VCALENDAR leads to.
  init(_ outline: CalendarOutline, in file: Span<UInt8>, database: TimeZoneDatabase) {
    var all: [VTimeZone] = []
    var zones: [DefinedZone] = []
    var byName: [String: DefinedZone] = [:]
    for place in outline.zones {
      guard let definition = place.definition(in: file) else { continue }
      all.append(definition)
      let zone = DefinedZone(
        definition,
        begin: place.begin,
        identifierPosition: place.identifierPosition(in: file),
        database
      )
      guard byName[zone.name] == nil else { continue }
      byName[zone.name] = zone
      zones.append(zone)
    }
    definitions = zones
    self.byName = byName
    resolver = ZoneResolver(definitions: all, database: database)
  }

  /// The VTIMEZONE of a TZID.
  func definition(named name: String) -> DefinedZone? { find(name).definition }

  /// The zone of a TZID, or nil where nothing says what it is.
  func rules(named name: String) -> TimeZoneRules? { find(name).zone.rules }

  private func find(_ name: String) -> (zone: ResolvedZone, definition: DefinedZone?) {
    if let last, last.name == name { return (last.zone, last.definition) }
    let zone = resolver.zone(named: name)
    let definition = byName[ZoneResolver.normalized(name)]
    last = (name, zone, definition)
    return (zone, definition)
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

  /// Where the line of TZID begins; that of BEGIN if there is none.
  func identifierPosition(in file: Span<UInt8>) -> FilePosition {
    var reader = LineReader(range, number: begin.line)
    var ignored = FindingCollector.silent
    while reader.advance(in: file) {
      guard let parts = PropertyLineParser.parse(reader.line, &ignored) else { continue }
      if PropertyName.table.value(reader.line.bytes.span, parts.name) == .zoneID {
        return reader.line.start
      }
    }
    return begin
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
