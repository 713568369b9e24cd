import CivilCalendar
import TestSupport
import TimeZones
import Testing

struct `a wall clock` {
  @Test(arguments: [
    // An hour, as RFC 5545 3.3.5 has it.
    ("America/New_York", "2007-11-04T01:30:00", "2007-11-04T05:30:00Z"),
    ("America/New_York", "2007-03-11T02:30:00", "2007-03-11T07:30:00Z"),
    // The seconds around the gap of Berlin, then around its fold.
    ("Europe/Berlin", "2024-03-31T01:59:59", "2024-03-31T00:59:59Z"),
    ("Europe/Berlin", "2024-03-31T02:00:00", "2024-03-31T01:00:00Z"),
    ("Europe/Berlin", "2024-03-31T02:59:59", "2024-03-31T01:59:59Z"),
    ("Europe/Berlin", "2024-03-31T03:00:00", "2024-03-31T01:00:00Z"),
    ("Europe/Berlin", "2024-10-27T01:59:59", "2024-10-26T23:59:59Z"),
    ("Europe/Berlin", "2024-10-27T02:00:00", "2024-10-27T00:00:00Z"),
    ("Europe/Berlin", "2024-10-27T02:59:59", "2024-10-27T00:59:59Z"),
    ("Europe/Berlin", "2024-10-27T03:00:00", "2024-10-27T02:00:00Z"),
    // The same, long after the table ends.
    ("Europe/Berlin", "9999-03-28T02:30:00", "9999-03-28T01:30:00Z"),
    ("Europe/Berlin", "9999-10-31T02:30:00", "9999-10-31T00:30:00Z"),
    ("Europe/Berlin", "9999-12-31T23:59:59", "9999-12-31T22:59:59Z"),
    // Half an hour.
    ("Australia/Lord_Howe", "2024-10-06T02:15:00", "2024-10-05T15:45:00Z"),
    ("Australia/Lord_Howe", "2024-04-07T01:45:00", "2024-04-06T14:45:00Z"),
    ("Australia/Lord_Howe", "2024-04-07T02:00:00", "2024-04-06T15:30:00Z"),
    // Two hours.
    ("Antarctica/Troll", "2024-03-31T02:30:00", "2024-03-31T02:30:00Z"),
    ("Antarctica/Troll", "2024-10-27T01:30:00", "2024-10-26T23:30:00Z"),
    // Daylight saving time that sets clocks back in winter.
    ("Europe/Dublin", "2024-03-31T01:30:00", "2024-03-31T01:30:00Z"),
    ("Europe/Dublin", "2024-10-27T01:30:00", "2024-10-27T00:30:00Z"),
    ("Europe/Dublin", "2050-07-01T12:00:00", "2050-07-01T11:00:00Z"),
    ("Europe/Dublin", "2050-01-01T12:00:00", "2050-01-01T12:00:00Z"),
    // Clocks set back for Ramadan.
    ("Africa/Casablanca", "2024-03-10T02:30:00", "2024-03-10T01:30:00Z"),
    ("Africa/Casablanca", "2024-04-14T02:30:00", "2024-04-14T02:30:00Z"),
    // A whole day that there was not, and one that there was twice.
    ("Pacific/Apia", "2011-12-29T23:59:59", "2011-12-30T09:59:59Z"),
    ("Pacific/Apia", "2011-12-30T12:00:00", "2011-12-30T22:00:00Z"),
    ("Pacific/Apia", "2011-12-31T12:00:00", "2011-12-30T22:00:00Z"),
    ("Pacific/Kwajalein", "1969-09-30T12:00:00", "1969-09-30T01:00:00Z"),
    // The gap at midnight, for ever and by a time of day beyond 24:00.
    ("Africa/Cairo", "2024-04-26T00:30:00", "2024-04-25T22:30:00Z"),
    ("Asia/Jerusalem", "2051-03-24T02:30:00", "2051-03-24T00:30:00Z"),
    // Quarters of an hour and no change at all.
    ("Asia/Kathmandu", "1986-01-01T00:10:00", "1985-12-31T18:40:00Z"),
    ("Asia/Kathmandu", "2024-06-16T12:00:00", "2024-06-16T06:15:00Z"),
    ("Asia/Kolkata", "2024-06-16T12:00:00", "2024-06-16T06:30:00Z"),
    // Local mean time, long before zones.
    ("Europe/Berlin", "0001-01-01T00:53:28", "0001-01-01T00:00:00Z"),
  ])
  func `is one instant`(zone: String, wallClock: String, instant: String) throws {
    let rules = try #require(SystemZones.rules(zone))
    #expect(try rules.instant(of: civil(wallClock)).description == instant)
  }

  @Test func `is the first instant at which clocks show it, else is read by the offset before`()
    throws
  {
    var random = SeededGenerator(seed: 335)
    for name in SystemZones.names {
      let rules = try #require(SystemZones.rules(name))
      let changes = rules.transitions(
        from: Instant(secondsSinceEpoch: -3_000_000_000),
        until: Instant(secondsSinceEpoch: 20_000_000_000),
      )
      for _ in 0..<10 {
        let near = changes.randomElement(using: &random)?.instant.secondsSinceEpoch ?? 0
        let seconds = near + Int.random(in: -100_000...100_000, using: &random)
        let wallClock = CivilDateTime(civilSeconds: seconds)
        let expected = firstInstant(showing: wallClock, in: rules)
        #expect(rules.instant(of: wallClock) == expected, "\(name) \(wallClock)")
      }
    }
  }

  @Test func `is so too if clocks go back twice before they have caught up`() {
    var random = SeededGenerator(seed: 36)
    for _ in 0..<25 {
      var moment = Instant(secondsSinceEpoch: 0)
      var offset = 0
      var changes: [Transition] = []
      for _ in 0..<6 {
        let goesForward = Bool.random(using: &random)
        offset += goesForward ? 50 : -Int.random(in: 1...50, using: &random)
        changes.append(Transition(at: moment, to: offset))
        moment = moment.adding(seconds: Int.random(in: 1...40, using: &random))
      }
      let rules = TimeZoneRules(identifier: "Test", initialOffset: 0, transitions: changes)
      for seconds in stride(from: -400, to: 2000, by: 7) {
        let wallClock = CivilDateTime(civilSeconds: seconds)
        let expected = firstInstant(showing: wallClock, in: rules)
        #expect(rules.instant(of: wallClock) == expected, "\(wallClock)")
      }
    }
  }

  /// The same by trial: each offset of the days around, the earliest instant that fits.
  private func firstInstant(showing wallClock: CivilDateTime, in rules: TimeZoneRules) -> Instant {
    let noon = Instant(wallClock, offset: 0)
    let changes = rules.transitions(
      from: noon.adding(seconds: -200_000),
      until: noon.adding(seconds: 200_000)
    )
    let offsets =
      [rules.offset(at: noon.adding(seconds: -200_000))] + changes.map(\.offset)
    let fitting = offsets.map { Instant(wallClock, offset: $0) }
      .filter { rules.civil(at: $0) == wallClock }
    if let first = fitting.min() { return first }
    let gap = changes.first { rules.civil(at: $0.instant) > wallClock }
    let before = gap.map { rules.offset(at: $0.instant.adding(seconds: -1)) }
    return Instant(wallClock, offset: before ?? 0)
  }
}

struct `an instant` {
  @Test func `is found again from what clocks show, unless they show that twice`() throws {
    var random = SeededGenerator(seed: 9)
    for name in SystemZones.names {
      let rules = try #require(SystemZones.rules(name))
      for _ in 0..<10 {
        let seconds = Int.random(in: -62_135_510_400...253_402_214_400, using: &random)
        let instant = Instant(secondsSinceEpoch: seconds)
        let found = rules.instant(of: rules.civil(at: instant))
        #expect(rules.civil(at: found) == rules.civil(at: instant), "\(name) \(instant)")
        #expect(found <= instant, "\(name) \(instant)")
      }
    }
  }

  @Test func `stops at the ends of the range`() throws {
    let berlin = try #require(SystemZones.rules("Europe/Berlin"))
    for zone in [berlin, .utc, .fixed(offset: .max), .fixed(offset: .min)] {
      for instant in [Instant(secondsSinceEpoch: .max), Instant.last.adding(seconds: .max)] {
        #expect(zone.civil(at: instant).date == .upperBound)
      }
      for instant in [Instant(secondsSinceEpoch: .min), Instant.first.adding(seconds: .min)] {
        #expect(zone.civil(at: instant).date == .first)
      }
      #expect(zone.instant(of: CivilDateTime(.upperBound)) <= .last)
      #expect(zone.instant(of: CivilDateTime(.first)) >= .first)
    }
  }
}

struct `the offsets within a span` {
  /// Zones, the days of two midnights UTC since 1970, and seconds.
  @Test(arguments: [
    ("Etc/UTC", -719_162, 2_932_896, 0),
    ("Europe/Berlin", 20_240, 20_269, 0),
    ("Europe/Berlin", 19_812, 19_814, 3600),
    ("Europe/Berlin", 21_915, 22_280, 3600),
    ("Australia/Lord_Howe", 19_819, 19_821, 1800),
    ("Pacific/Apia", 15_337, 15_341, 86_400),
  ])
  func `differ by so much`(name: String, first: Int, last: Int, spread: Int) throws {
    let rules = try #require(SystemZones.rules(name))
    let begin = Instant(secondsSinceEpoch: first * 86_400)
    let end = Instant(secondsSinceEpoch: last * 86_400)
    #expect(rules.spread(within: begin...end) == spread)
  }

  @Test func `differ by no less than those of any two of its days`() throws {
    var random = SeededGenerator(seed: 5)
    for name in ["Europe/Berlin", "Africa/Casablanca", "Pacific/Apia", "America/New_York"] {
      let rules = try #require(SystemZones.rules(name))
      for _ in 0..<200 {
        let begin = Int.random(in: -3_000_000_000...8_000_000_000, using: &random)
        let days = Int.random(in: 0...2000, using: &random)
        let offsets = (0...days).map {
          rules.offset(at: Instant(secondsSinceEpoch: begin + $0 * 86_400))
        }
        let span =
          Instant(secondsSinceEpoch: begin)...Instant(secondsSinceEpoch: begin + days * 86_400)
        let least = (offsets.max() ?? 0) - (offsets.min() ?? 0)
        #expect(rules.spread(within: span) >= least, "\(name) from \(begin)")
      }
    }
  }
}
