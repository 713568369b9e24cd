import CivilCalendar
import Recurrence
import TestSupport
import TimeZones
import Testing

struct `a VTIMEZONE` {
  @Test func `gives the changes of RFC 5545's example, which are those of New York`() throws {
    let zone = try rules(
      "X-New_York",
      (
        "1967-10-29T02:00:00", -14_400, -18_000,
        ["FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z"]
      ),
      (
        "1967-04-30T02:00:00", -18_000, -14_400,
        ["FREQ=YEARLY;BYMONTH=4;BYDAY=-1SU;UNTIL=19730429T070000Z"]
      ),
      ("1974-01-06T02:00:00", -18_000, -14_400, ["RDATE:1975-02-23T02:00:00"]),
      (
        "1976-04-25T02:00:00", -18_000, -14_400,
        ["FREQ=YEARLY;BYMONTH=4;BYDAY=-1SU;UNTIL=19860427T070000Z"]
      ),
      (
        "1987-04-05T02:00:00", -18_000, -14_400,
        ["FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z"]
      ),
      ("2007-03-11T02:00:00", -18_000, -14_400, ["FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"]),
      ("2007-11-04T02:00:00", -14_400, -18_000, ["FREQ=YEARLY;BYMONTH=11;BYDAY=1SU"]),
    )
    let system = try #require(SystemZones.rules("America/New_York"))
    let begin = Instant(try civil("1967-04-30T00:00:00"), offset: 0)
    let changes = zone.transitions(from: begin, until: .last)
    #expect(changes.count > 16_000)
    #expect(changes == system.transitions(from: begin, until: .last))
  }

  @Test func `may begin in 1601, as those of Windows do, and holds in the year 9999`() throws {
    let zone = try rules(
      "Central Europe",
      (
        "1601-01-01T03:00:00", 7200, 3600,
        ["FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10"]
      ),
      ("1601-01-01T02:00:00", 3600, 7200, ["FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3"]),
    )
    let system = try #require(SystemZones.rules("Europe/Berlin"))
    let begin = Instant(try civil("1996-01-01T00:00:00"), offset: 0)
    #expect(
      zone.transitions(from: begin, until: .last) == system.transitions(from: begin, until: .last)
    )
    #expect(
      try zone.instant(of: civil("9999-07-01T12:00:00")).description == "9999-07-01T10:00:00Z"
    )
    #expect(
      try zone.instant(of: civil("9999-12-01T12:00:00")).description == "9999-12-01T11:00:00Z"
    )
  }

  @Test(arguments: [
    ("2013-02-16T23:59:59", "2013-02-17T01:59:59Z"),
    ("2013-11-14T10:00:00", "2013-11-14T12:00:00Z"),
    ("2014-02-14T10:00:00", "2014-02-14T12:00:00Z"),
    ("2014-02-15T10:00:00", "2014-02-15T13:00:00Z"),
  ])
  func `takes DTSTART as an onset also if its rule does not give it`(
    wallClock: String,
    instant: String
  ) throws {
    let zone = try rules(
      "Planalto",
      ("2013-10-20T00:00:00", -10_800, -7200, ["FREQ=YEARLY;INTERVAL=1;BYDAY=3SA;BYMONTH=10"]),
      ("2013-02-17T00:00:00", -7200, -10_800, ["FREQ=YEARLY;INTERVAL=1;BYDAY=3SA;BYMONTH=2"]),
    )
    #expect(try zone.instant(of: civil(wallClock)).description == instant)
  }

  @Test func `may set clocks back for daylight saving time`() throws {
    let zone = try rules(
      "Dublin",
      ("1981-03-29T01:00:00", 0, 3600, ["FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"]),
      ("1996-10-27T02:00:00", 3600, 0, ["FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"]),
    )
    let system = try #require(SystemZones.rules("Europe/Dublin"))
    let begin = Instant(try civil("1997-01-01T00:00:00"), offset: 0)
    #expect(
      zone.transitions(from: begin, until: .last) == system.transitions(from: begin, until: .last)
    )
  }

  @Test(arguments: [
    ("FREQ=YEARLY;UNTIL=20030101T020000Z", 4), ("FREQ=YEARLY;UNTIL=20030101T015959Z", 3),
    ("FREQ=YEARLY;UNTIL=20030101T000000", 4), ("FREQ=YEARLY;UNTIL=20021231T235959", 3),
    ("FREQ=YEARLY;UNTIL=20030101", 4), ("FREQ=YEARLY;COUNT=3", 3), ("freq=yearly;count=1", 1),
    ("FREQ=YEARLY;INTERVAL=3;COUNT=2", 2), ("FREQ=SECONDLY;UNTIL=20000101T020002Z", 3),
  ])
  func `ends its rule`(rule: String, count: Int) throws {
    let onsets = try rules(
      "Test",
      ("2000-01-01T00:00:00", -7200, 3600, [rule]),
      ("1999-06-01T00:00:00", 0, -7200, ["FREQ=YEARLY;COUNT=40"]),
    )
    let seconds = onsets.transitions(from: .first, until: .last).filter { $0.offset == 3600 }
    // The onsets within a second are one change of the clocks.
    #expect(seconds.count == (rule.contains("SECONDLY") ? 1 : count))
    let begin = Instant(try civil("2000-01-01T02:00:00"), offset: 0)
    #expect(seconds.first?.instant == begin)
  }

  @Test func `may leave out what the offset was before`() throws {
    let zone = try rules(
      "Test",
      ("2020-03-29T02:00:00", nil, 7200, []),
      ("2020-10-25T03:00:00", nil, 3600, []),
    )
    let changes = zone.transitions(from: .first, until: .last)
    #expect(changes.map(\.instant.description) == ["2020-03-29T01:00:00Z", "2020-10-25T01:00:00Z"])
    #expect(zone.initialOffset == 3600)
    #expect(try rules("Test", ("2020-01-01T00:00:00", nil, 60, [])).isFixed)
  }
}

struct `a VTIMEZONE of a known place` {
  @Test func `decides for the time that it covers`() throws {
    let zone = try rules(
      "Europe/Berlin",
      ("2020-01-01T00:00:00", 3600, 18_000, ["FREQ=YEARLY;BYMONTH=1;BYDAY=1SU"]),
    )
    #expect(
      try zone.instant(of: civil("2019-07-01T12:00:00")).description == "2019-07-01T10:00:00Z"
    )
    #expect(
      try zone.instant(of: civil("2024-07-01T12:00:00")).description == "2024-07-01T07:00:00Z"
    )
  }

  @Test(arguments: [2023, 2101])
  func `decides in no other century`(lastYear: Int) throws {
    let zone = try rules(
      "Europe/Berlin",
      ("2020-01-01T00:00:00", 3600, 18_000, []),
      ("\(lastYear)-01-01T00:00:00", 18_000, 3600, []),
    )
    let system = try #require(SystemZones.rules("Europe/Berlin"))
    let beforeLast = try civil("\(lastYear - 1)-12-31T12:00:00")
    #expect(zone.offset(at: Instant(beforeLast, offset: 0)) == 18_000)
    for year in [lastYear, lastYear + 399, lastYear + 400, lastYear + 3999] {
      for day in -15...15 {
        let date = CivilDate(clampingYear: year, month: 1, day: 1).advanced(by: day * 24)
        let instant = Instant(CivilDateTime(date), offset: 0)
        guard day > 0 || year > lastYear else { continue }
        #expect(zone.offset(at: instant) == system.offset(at: instant), "\(instant)")
      }
    }
  }

  @Test(arguments: [
    ("America/New_York", "1998-03-12T08:30:00", "1998-03-12T13:30:00Z"),
    ("America/New_York", "1998-12-12T08:30:00", "1998-12-12T13:30:00Z"),
    ("America/New_York", "1999-07-12T08:30:00", "1999-07-12T12:30:00Z"),
    ("America/New_York", "2024-12-12T08:30:00", "2024-12-12T13:30:00Z"),
    ("/example.org/1_2/America/New_York", "1998-03-12T08:30:00", "1998-03-12T13:30:00Z"),
    ("Home", "1998-03-12T08:30:00", "1998-03-12T12:30:00Z"),
    ("Home", "1999-07-12T08:30:00", "1999-07-12T12:30:00Z"),
    ("Home", "2024-12-12T08:30:00", "2024-12-12T12:30:00Z"),
  ])
  func `leaves the time before and after to the place`(
    name: String,
    wallClock: String,
    instant: String
  ) throws {
    let zone = try rules(
      name,
      ("1998-10-25T02:00:00", -14_400, -18_000, []),
      ("1999-04-04T02:00:00", -18_000, -14_400, []),
    )
    #expect(try zone.instant(of: civil(wallClock)).description == instant)
  }

  @Test(arguments: ["Europe/Berlin", "America/Santiago", "Africa/Casablanca", "Asia/Tokyo"])
  func `is the place itself if it lists some of its changes`(name: String) throws {
    var random = SeededGenerator(seed: 4)
    let system = try #require(SystemZones.rules(name))
    for start in ["1930-01-01", "1999-05-05", "2036-01-01", "2500-01-01", "9300-01-01"] {
      let begin = Instant(try civil("\(start)T00:00:00"), offset: 0)
      let changes = system.transitions(from: begin, until: begin.adding(seconds: 500_000_000))
      let observances = changes.map { change in
        let before = system.offset(at: change.instant.adding(seconds: -1))
        return Observance(
          start: change.instant.civil(offset: before),
          offsetFrom: before,
          offsetTo: change.offset
        )
      }
      guard !observances.isEmpty else { continue }
      let definition = VTimeZone(identifier: name, observances: observances)
      let zone = try #require(resolver(definitions: [definition]).zone(named: name).rules)
      let same =
        zone.transitions(from: .first, until: .last)
        == system.transitions(from: .first, until: .last)
      #expect(same, "from \(start)")
      for _ in 0..<500 {
        let seconds = Int.random(in: -62_135_596_800...253_402_300_800, using: &random)
        let instant = Instant(secondsSinceEpoch: seconds)
        #expect(zone.offset(at: instant) == system.offset(at: instant), "\(instant)")
      }
    }
  }
}

struct `a hostile VTIMEZONE` {
  @Test(arguments: [
    "FREQ=HOURLY", "FREQ=SECONDLY", "FREQ=MINUTELY;COUNT=2000000000", "FREQ=DAILY;UNTIL=99981231",
    "FREQ=SECONDLY;BYMONTH=1,2,3", "FREQ=WEEKLY;UNTIL=20991231T000000Z",
  ])
  func `has only its first onsets`(rule: String) throws {
    let zone = try zone(rule)
    #expect(zone.problems == [.excessiveRule("Test", rule: rule)])
    #expect(zone.rules?.offset(at: .last) == 60)
  }

  @Test(arguments: [
    "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;BYMONTH=13", "FREQ=HOURLY;BYHOUR=25",
    "FREQ=YEARLY;INTERVAL=9223372036854775807", "FREQ=DAILY;COUNT=0", "FREQ=YEARLY;UNTIL=00010101",
  ])
  func `keeps its first onset when its rule gives nothing`(rule: String) throws {
    let zone = try rules("Test", ("2000-01-01T00:00:00", 0, 60, [rule]))
    #expect(zone.transitions(from: .first, until: .last).count == 1)

    let berlin = try rules("Europe/Berlin", ("2000-01-01T00:00:00", 0, 60, [rule]))
    #expect(
      try berlin.instant(of: civil("2024-07-01T12:00:00")).description == "2024-07-01T10:00:00Z"
    )
  }

  @Test func `has so many observances that only some count`() throws {
    let start = try civil("1970-01-01T00:00:00")
    let observances = (0..<200).map { index in
      Observance(
        start: start.adding(seconds: index),
        offsetFrom: 0,
        offsetTo: index,
        rules: ["FREQ=YEARLY"]
      )
    }
    let definition = VTimeZone(identifier: "Test", observances: observances)
    let zone = resolver(definitions: [definition]).zone(named: "Test")
    #expect((100..<150).contains(zone.problems.count))
    #expect(zone.rules?.isFixed == false)
  }

  @Test(arguments: ["", "FREQ=", "FREQ=ALWAYS", "BYDAY=MO", "RSCALE=CHINESE;FREQ=YEARLY"])
  func `loses only the rule that cannot be read`(rule: String) throws {
    let zone = try zone(rule)
    #expect(zone.problems == [.unreadableRule("Test", rule: rule)])
    #expect(zone.rules?.offset(at: .last) == 60)
  }

  @Test(arguments: [("FREQ=YEARLY;INTERVAL=3", 3), ("FREQ=MONTHLY;INTERVAL=84", 7)])
  func `may repeat in other years than the calendar does`(rule: String, years: Int) throws {
    let zone = try rules(
      "Test",
      ("2000-01-01T00:00:00", 0, 60, [rule]),
      ("2000-06-01T00:00:00", 60, 0, ["FREQ=YEARLY"]),
    )
    for year in [2000, 2399, 2400, 2401, 5000, 9996, 9997, 9998] {
      let march = try #require(CivilDate(year: year, month: 3, day: 1))
      let offset = zone.offset(at: Instant(CivilDateTime(march), offset: 0))
      #expect(offset == ((year - 2000).isMultiple(of: years) ? 60 : 0), "\(year)")
    }
  }

  @Test func `has absurd values`() throws {
    let dates = [CivilDateTime(.first), CivilDateTime(.upperBound), CivilDateTime(.last)]
    let observances = dates.map {
      Observance(start: $0, offsetFrom: .min, offsetTo: .max, rules: ["FREQ=YEARLY"], dates: dates)
    }
    let definition = VTimeZone(identifier: "Europe/Berlin", observances: observances)
    let zone = try #require(resolver(definitions: [definition]).zone(named: "Europe/Berlin").rules)
    #expect(zone.offset(at: .last) == 93_599)
  }

  /// A zone of one observance with a rule.
  private func zone(_ rule: String) throws -> ResolvedZone {
    let observance = Observance(
      start: try civil("2000-01-01T00:00:00"),
      offsetFrom: 0,
      offsetTo: 60,
      rules: [rule]
    )
    let definition = VTimeZone(identifier: "Test", observances: [observance])
    return resolver(definitions: [definition]).zone(named: "Test")
  }
}

/// The rules of a definition: of each observance the start, the offsets before and after, and its rules, of
/// which one that begins with `RDATE:` is a date instead.
private func rules(
  _ name: String,
  _ observances: (start: String, offsetFrom: Int?, offsetTo: Int, rules: [String])...
) throws -> TimeZoneRules {
  let parts = try observances.map { observance in
    Observance(
      start: try civil(observance.start),
      offsetFrom: observance.offsetFrom,
      offsetTo: observance.offsetTo,
      rules: observance.rules.filter { !$0.hasPrefix("RDATE:") },
      dates: try observance.rules.filter { $0.hasPrefix("RDATE:") }.map {
        try civil(String($0.dropFirst(6)))
      },
    )
  }
  let definition = VTimeZone(identifier: name, observances: parts)
  return try #require(resolver(definitions: [definition]).zone(named: name).rules)
}
