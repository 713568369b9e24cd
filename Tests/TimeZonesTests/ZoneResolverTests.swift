import CivilCalendar
import TestSupport
import TimeZones
import Testing

struct `the zone of a TZID` {
  @Test(arguments: [
    ("Europe/Berlin", ZoneSource.iana, "Europe/Berlin"),
    ("europe/BERLIN", .iana, "Europe/Berlin"),
    ("\"America/New_York\"", .iana, "America/New_York"),
    (" Asia/Tokyo ", .iana, "Asia/Tokyo"),
    ("/freeassociation.sourceforge.net/Europe/Berlin", .iana, "Europe/Berlin"),
    ("/freeassociation.sourceforge.net/Tzfile/Europe/Berlin", .iana, "Europe/Berlin"),
    ("/citadel.org/20190914_1/America/Argentina/Ushuaia", .iana, "America/Argentina/Ushuaia"),
    ("/Europe/Berlin", .iana, "Europe/Berlin"),
    ("Etc/GMT+5", .iana, "Etc/GMT+5"),
    ("W. Europe Standard Time", .windows, "Europe/Berlin"),
    ("SA Pacific Standard Time", .windows, "America/Bogota"),
    ("UTC", .utc, "UTC"), ("Z", .utc, "UTC"), ("GMT", .utc, "UTC"), ("etc/utc", .utc, "UTC"),
    ("/freeassociation.sourceforge.net/UTC", .utc, "UTC"),
    ("tzone://Microsoft/Utc", .utc, "UTC"),
    ("GMT+05:00", .offset, "+05:00"), ("UTC-3", .offset, "-03:00"), ("+0530", .offset, "+05:30"),
    ("(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien", .offset, "+01:00"),
    ("(GMT-05.00) Eastern Time", .offset, "-05:00"),
    ("(UTC) Coordinated Universal Time", .offset, "+00:00"),
    ("Berlin (GMT+1)", .offset, "+01:00"),
    ("Asia/Calcutta UTC+0530", .offset, "+05:30"),
  ])
  func `is read`(name: String, source: ZoneSource, identifier: String) {
    let zone = resolver().zone(named: name)
    #expect(zone.source == source)
    #expect(zone.identifier == identifier)
    #expect(zone.problems.isEmpty)
  }

  @Test(arguments: [
    "Nowhere/Here", "", "Mars", "../../etc/localtime", "localtime", "GMT+99", "GMT+5x", "UTC+",
    "+5h",
    "Sunday night", "/a/b/c/Europe/Berlin", "Europe/Berlin/", "Europe//Berlin", "ABCGMT+5",
  ])
  func `is unknown and floats, or is that of the calendar`(name: String) {
    let floating = resolver().zone(named: name)
    #expect(floating.source == .floating)
    #expect(floating.rules == nil)
    #expect(floating.problems == [.unknownZone(name, calendarZone: nil)])

    let zone = resolver(calendarZone: "FLE Standard Time").zone(named: name)
    #expect(zone.source == .calendar)
    #expect(zone.identifier == "Europe/Kyiv")
    #expect(zone.problems == [.unknownZone(name, calendarZone: "Europe/Kyiv")])
  }

  @Test func `is that of the IANA name if the definition is empty`() {
    let empty = VTimeZone(identifier: "Europe/Amsterdam", observances: [])
    let zone = resolver(definitions: [empty]).zone(named: "Europe/Amsterdam")
    #expect(zone.source == .iana)
    #expect(zone.identifier == "Europe/Amsterdam")
    #expect(zone.problems == [.emptyDefinition("Europe/Amsterdam")])
  }

  @Test func `is never borrowed from another definition`() throws {
    let other = VTimeZone(
      identifier: "Office",
      observances: [try observance("2000-01-01", 0, 32_400)]
    )
    let zone = resolver(definitions: [other]).zone(named: "W. Europe Standard Time")
    #expect(zone.source == .windows)
    #expect(resolver(definitions: [other]).zone(named: "Home").source == .floating)
  }

  @Test func `may be defined with the escapes of text`() throws {
    let start = try observance("2000-01-01", 0, 32_400)
    let office = VTimeZone(identifier: #"(UTC+01:00) Bern\, Rom"#, observances: [start])
    let zone = resolver(definitions: [office]).zone(named: "(UTC+01:00) Bern, Rom")
    #expect(zone.source == .vtimezone)
  }

  @Test func `is that of the first definition that defines anything`() throws {
    let offsets = [3600, 7200]
    let definitions =
      try [VTimeZone(identifier: "Office", observances: [])]
      + offsets.map { offset in
        let start = try observance("2000-01-01", 0, offset)
        return VTimeZone(identifier: "Office", observances: [start])
      }
    let zone = resolver(definitions: definitions).zone(named: "Office")
    #expect(zone.rules?.offset(at: .last) == 3600)
  }

  @Test func `may be defined as the calendar's zone`() throws {
    let office = VTimeZone(
      identifier: "Office",
      observances: [try observance("2000-01-01", 0, 32_400)]
    )
    let zone = resolver(definitions: [office], calendarZone: "Office").zone(named: "Home")
    #expect(zone.source == .calendar)
    #expect(zone.identifier == "Office")
  }

  @Test func `differs between calendars with different definitions of one name`() throws {
    let offsets = try [3600, 32_400].map { offset in
      let start = try observance("2000-01-01", 0, offset)
      let office = VTimeZone(identifier: "Office", observances: [start])
      let zone = resolver(definitions: [office]).zone(named: "Office")
      #expect(zone.source == .vtimezone)
      return zone.rules?.offset(at: Instant(secondsSinceEpoch: 1_700_000_000))
    }
    #expect(offsets == [3600, 32_400])
  }
}

/// A resolver over the zones of the system and three names of Windows.
func resolver(definitions: [VTimeZone] = [], calendarZone: String? = nil) -> ZoneResolver {
  let windows = [
    "W. Europe Standard Time": "Europe/Berlin", "SA Pacific Standard Time": "America/Bogota",
    "FLE Standard Time": "Europe/Kyiv",
  ]
  let database = TimeZoneDatabase(
    load: ZoneFiles.bytes,
    names: { SystemZones.names },
    windowsZone: { windows[$0] },
  )
  return ZoneResolver(definitions: definitions, calendarZone: calendarZone, database: database)
}

/// An observance that begins at midnight.
func observance(_ start: String, _ offsetFrom: Int?, _ offsetTo: Int) throws -> Observance {
  Observance(start: try civil("\(start)T00:00:00"), offsetFrom: offsetFrom, offsetTo: offsetTo)
}

/// The wall clock that a text such as `2025-06-16T09:30:00` names.
func civil(_ text: String) throws -> CivilDateTime {
  let parts = text.split { "-T:".contains($0) }.compactMap { Int($0) }
  try #require(parts.count == 6)
  let date = try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]))
  let time = try #require(CivilTime(hour: parts[3], minute: parts[4], second: parts[5]))
  return CivilDateTime(date, time)
}
