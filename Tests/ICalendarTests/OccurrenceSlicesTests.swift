import CivilCalendar
import ICalendar
import TestSupport
import Testing
import TimeZones

struct `slices of a window` {
  @Test(arguments: [6, 60, 1000])
  func `have what the whole has, in its order`(size: Int) throws {
    for seed in 0..<4 as Range<UInt64> {
      let sample = RandomCalendar(seed: seed)
      for zone in ["Europe/Berlin", "Pacific/Apia"] {
        let (whole, sliced) = try Sliced.both(sample.text, size: size, zone: zone)
        #expect(sliced.occurrences == whole.occurrences, "seed \(seed), \(zone)")
        #expect(Set(sliced.diagnostics) == Set(whole.diagnostics), "seed \(seed), \(zone)")
        #expect(sliced.diagnostics.count == whole.diagnostics.count)
        #expect(sliced.undated == whole.undated)
        #expect(sliced.hasEndlessSeries == whole.hasEndlessSeries)
      }
    }
  }

  @Test(arguments: [
    "RRULE:FREQ=MINUTELY;INTERVAL=900", "RRULE:FREQ=HOURLY;COUNT=90", "RRULE:FREQ=DAILY;COUNT=500",
    "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "RRULE:FREQ=WEEKLY\nEXRULE:FREQ=MINUTELY;INTERVAL=720",
    "RRULE:FREQ=DAILY;COUNT=9\nRRULE:FREQ=WEEKLY;COUNT=9\nRDATE:20200301T100000Z",
    "RRULE:FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,1,2;COUNT=100",
    "RRULE:RSCALE=HEBREW;FREQ=YEARLY;COUNT=3", "RDATE;VALUE=PERIOD:20190101T100000Z/P40D",
  ])
  func `have what rules give that count or never match`(lines: String) throws {
    let text = event("DTSTART:20200105T090000Z\nDURATION:PT1H\n\(lines)")
    let (whole, sliced) = try Sliced.both(text, size: 20, from: "2019-12-01", to: "2021-03-20")
    #expect(sliced.occurrences == whole.occurrences)
    #expect(sliced.diagnostics == whole.diagnostics)
  }

  @Test func `have a to-do that is due two thousand years after its start`() throws {
    let text = """
      BEGIN:VTODO
      DTSTART:00010101
      DUE:20120610
      RDATE:00010101
      END:VTODO
      \(event("DTSTART:20120105T090000Z", "RRULE:FREQ=DAILY"))
      """
    let (whole, sliced) = try Sliced.both(text, size: 10)
    #expect(sliced.occurrences == whole.occurrences)
    #expect(whole.occurrences.contains { $0.time.isAllDay })
  }

  @Test func `have no more of a series than the whole`() throws {
    let text = event("DTSTART:20200105T090000Z", "RRULE:FREQ=SECONDLY")
    let (whole, sliced) = try Sliced.both(
      text,
      size: 300,
      limits: ExpansionLimits(perSeries: 2000),
      from: "2020-01-05",
      to: "2020-09-20",
    )
    #expect(whole.occurrences.count == 2000)
    #expect(sliced.occurrences == whole.occurrences)
    #expect(sliced.diagnostics == whole.diagnostics)
    #expect(sliced.diagnostics.count == 1)
  }

  @Test func `have the same where two threads find the whole`() throws {
    var random = SeededGenerator(seed: 3)
    let text = (0..<2500).map { number in
      let day = Int.random(in: 10...28, using: &random)
      let rule = number % 7 == 0 ? "RRULE:FREQ=MONTHLY" : "X-A:"
      return event("DTSTART:202006\(day)T090000Z", rule, uid: "\(number % 2300)")
    }.joined(separator: "\n")
    let window = try Sliced.window(from: "2020-06-01", to: "2020-08-31", zone: "Europe/Berlin")
    let one = Sliced.collection(text)
    let two = Sliced.collection(text)
    two.sideBySide = { first, second in
      second()
      first()
    }
    let (expected, found) = (
      one.occurrences(touching: window), two.occurrences(touching: window)
    )
    #expect(found.occurrences == expected.occurrences)
    #expect(found.diagnostics == expected.diagnostics)
    #expect(found.occurrences.count > 2500)
  }

  @Test func `come one after the other, each with what starts in it`() throws {
    let text = event("DTSTART:20200105T090000Z", "RRULE:FREQ=DAILY")
    let collection = Sliced.collection(text)
    let window = try Sliced.window(from: "2020-01-01", to: "2021-12-31", zone: "UTC")
    var slices = collection.occurrenceSlices(touching: window, size: 10)
    var counts: [Int] = []
    var last = Instant.first
    while let slice = slices.next() {
      counts.append(slice.occurrences.count)
      for occurrence in slice.occurrences {
        #expect(occurrence.time.start(in: .utc) > last)
        last = occurrence.time.start(in: .utc)
      }
    }
    #expect(counts.count > 30)
    #expect(counts.allSatisfy { $0 <= 20 })
  }
}

extension `slices of a window` {
  @Test func `have in one of their own what began before, where that is too much`() throws {
    let text = event("DTSTART:20190101T000000Z", "DURATION:P100D", "RRULE:FREQ=DAILY")
    let window = try Sliced.window(from: "2020-01-01", to: "2020-01-09", zone: "UTC")
    let collection = Sliced.collection(text)
    var slices = collection.occurrenceSlices(touching: window, size: 10)
    #expect(slices.next()?.occurrences.count == 99)
    var rest: [Occurrence] = []
    while let slice = slices.next() { rest += slice.occurrences }
    #expect(rest.count == 9)
    #expect(rest == collection.occurrences(touching: window).occurrences.suffix(9))
  }
}

/// A calendar and its occurrences, all at once and slice by slice.
enum Sliced {
  private static let database = TimeZoneDatabase(load: ZoneFiles.bytes)

  static func collection(_ text: String) -> CalendarCollection {
    let whole = "BEGIN:VCALENDAR\n\(text)\nEND:VCALENDAR"
    let source = CalendarSource(name: "a.ics", bytes: SourceBytes(Array(whole.utf8)))
    return CalendarCollection([source], database: database)
  }

  static func window(from first: String, to last: String, zone: String) throws -> DisplayWindow {
    let rules = try #require(database.entry(named: zone)?.rules)
    return DisplayWindow(date(first)..<date(last).advanced(by: 1), in: rules)
  }

  static func both(
    _ text: String,
    size: Int,
    limits: ExpansionLimits = .list,
    from first: String = "2009-06-01",
    to last: String = "2013-05-31",
    zone: String = "Europe/Berlin"
  ) throws -> (whole: CalendarCollection.Answer, sliced: CalendarCollection.Answer) {
    let collection = collection(text)
    let window = try window(from: first, to: last, zone: zone)
    let kinds: Set<ComponentKind> = [.event, .todo, .freeBusy]
    let end = window.days.upperBound.advanced(by: -200)
    let whole = collection.occurrences(
      touching: window,
      of: kinds,
      endlessUntil: end,
      limits: limits,
    )
    var sliced = CalendarCollection.Answer()
    var slices = collection.occurrenceSlices(
      touching: window,
      of: kinds,
      endlessUntil: end,
      limits: limits,
      size: size,
    )
    while let slice = slices.next() {
      sliced.occurrences += slice.occurrences
      sliced.undated += slice.undated
      sliced.diagnostics += slice.diagnostics
      sliced.hasEndlessSeries = sliced.hasEndlessSeries || slice.hasEndlessSeries
    }
    return (whole, sliced)
  }
}
