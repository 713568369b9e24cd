import ICalendar
import TimeZones

/// Any bytes as the zones of a calendar, and any name as that of one.
enum VTimeZoneTarget {
  static func test(_ input: FuzzInput) {
    var input = input
    let instants = (0..<3).map { _ in Instant(secondsSinceEpoch: (input.number() - 20_000) * 90_001)
    }
    let source = CalendarSource(name: "zones.ics", bytes: SourceBytes(input.rest))
    let collection = CalendarCollection([source], database: SampleZones.database)
    for (number, component) in collection.components.enumerated() where number < 8 {
      let times = collection.times(of: component)
      let zones = collection.zones(of: component)
      for time in [times.start, times.due].compactMap(\.self) {
        let zone = zones.zone(of: time)
        require(zone == zones.zone(of: time), "a zone is not the same twice")
        if let rules = zone.rules { ZoneCheck.check(rules, around: instants) }
      }
    }
  }
}
