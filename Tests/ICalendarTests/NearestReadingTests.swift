import CivilCalendar
import ICalendar
import TestSupport
import Testing
import TimeZones

struct `the nearest occurrence` {
  @Test(arguments: ["Europe/Berlin", "Pacific/Apia", "America/Los_Angeles"])
  func `is the first or last of those on that side`(zone: String) throws {
    var random = SeededGenerator(seed: 11)
    for seed in 0..<6 as Range<UInt64> {
      let collection = Sliced.collection(RandomCalendar(seed: seed).text)
      let window = try Sliced.window(from: "2009-06-01", to: "2013-05-31", zone: zone)
      let all = collection.occurrences(touching: window).occurrences
      for _ in 0..<20 {
        let day = date("2010-01-01").advanced(by: Int.random(in: 0..<900, using: &random))
        let begins = { (occurrence: Occurrence) in
          occurrence.time.days(in: window.zone).lowerBound
        }
        let after = all.filter { begins($0) >= day }
        let next = after.map(begins).min()
        let first = after.first { begins($0) == next }
        #expect(nearest(.after, day, in: collection, window.zone) == first, "\(seed), \(day)")
        let before = all.filter { begins($0) < day }
        let last = before.map(begins).max()
        let latest = before.last { begins($0) == last }
        #expect(nearest(.before, day, in: collection, window.zone) == latest, "\(seed), \(day)")
      }
    }
  }

  @Test(arguments: [
    ("RRULE:FREQ=DAILY;UNTIL=17000101T000000Z", "1699-12-31"),
    ("RRULE:FREQ=SECONDLY;UNTIL=00020101T000000Z", "0002-01-01"),
    ("RRULE:FREQ=YEARLY;COUNT=3", "0003-01-01"),
    ("RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "0001-01-01"),
  ])
  func `is found however long ago it was`(rule: String, day: String) {
    let collection = Sliced.collection(event("DTSTART:00010101T090000Z", rule))
    let found = nearest(.before, date("2025-06-16"), in: collection, .utc)
    #expect(found?.time.days(in: .utc).lowerBound == date(day))
  }

  @Test func `is found behind excluded ones, and ones that are not wanted`() throws {
    let days = (16...29).map { "202506\($0)T090000Z" }.joined(separator: ",")
    let text = event("DTSTART:20250601T090000Z", "RRULE:FREQ=DAILY", "EXDATE:\(days)")
    let collection = Sliced.collection(text)
    let found = nearest(.after, date("2025-06-16"), in: collection, .utc)
    #expect(found?.time.days(in: .utc).lowerBound == date("2025-06-30"))
    let far = nearest(.after, date("2025-06-16"), in: collection, .utc, isTimeless: false) {
      $0.time.days(in: .utc).lowerBound >= date("2030-01-01")
    }
    #expect(far?.time.days(in: .utc).lowerBound == date("2030-01-01"))
  }

  @Test(arguments: [(NearestReading.Side.before, "9990-01-01"), (.after, "2001-01-01")])
  func `is found behind all of a component that is not wanted, at once`(
    side: NearestReading.Side,
    day: String
  ) {
    let text =
      event("DTSTART:20010101T090000Z", "RRULE:FREQ=DAILY") + "\n"
      + event("DTSTART:20250616T120000Z", "RECURRENCE-ID:20250615T090000Z")
    var count = 0
    let found = nearest(side, date(day), in: Sliced.collection(text), .utc) {
      count += 1
      return $0.component.entry == 1
    }
    #expect(found?.time.days(in: .utc).lowerBound == date("2025-06-16"))
    #expect(count < 1000)
  }

  @Test func `is one of the components that are asked for, or of those that share a UID`() {
    let text = [
      event("DTSTART:20200605T090000Z", uid: "a"),
      event("DTSTART:20200606T090000Z", "RRULE:FREQ=DAILY;COUNT=3", uid: "b"),
      event("DTSTART:20200607T120000Z", "RECURRENCE-ID:20200607T090000Z", uid: "b"),
      event("DTSTART:20200605T100000Z", uid: "c"),
    ].joined(separator: "\n")
    let collection = Sliced.collection(text)
    for (chosen, entry) in [(nil, 0), ([0], 0), ([3], 3), ([], 1)] as [([Int]?, Int)] {
      let components = chosen.map { Set($0.map { ComponentReference(source: 0, entry: $0) }) }
      let found = nearest(.after, date("2020-06-01"), in: collection, .utc, among: components)
      #expect(found?.component.entry == entry)
    }
  }

  /// The nearest one by the day on which it begins.
  private func nearest(
    _ side: NearestReading.Side,
    _ day: CivilDate,
    in collection: CalendarCollection,
    _ zone: TimeZoneRules,
    among components: Set<ComponentReference>? = nil,
    isTimeless: Bool = true,
    where isWanted: (Occurrence) -> Bool = { _ in true }
  ) -> Occurrence? {
    var reading = NearestReading(
      collection,
      side,
      day,
      in: zone,
      of: [.event],
      among: components,
      isTimeless: isTimeless,
    )
    while !reading.isFinished {
      reading.step { isWanted($0) ? $0.time.days(in: zone).lowerBound : nil }
    }
    return reading.answer?.occurrence
  }
}
