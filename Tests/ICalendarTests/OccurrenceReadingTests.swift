import CivilCalendar
import ICalendar
import TestSupport
import Testing
import TimeZones

struct `reading a window a little at a time` {
  @Test(arguments: ["Europe/Berlin", "Pacific/Apia", "America/Los_Angeles"])
  func `gives what is found at once, in its order`(zone: String) throws {
    for seed in 0..<6 as Range<UInt64> {
      let collection = Sliced.collection(RandomCalendar(seed: seed).text)
      for (first, last) in [("2009-06-01", "2013-05-31"), ("2011-12-01", "2012-01-10")] {
        let window = try Sliced.window(from: first, to: last, zone: zone)
        let whole = collection.occurrences(touching: window)
        let read = steps(collection, window).flatMap(\.self)
        #expect(read == whole.occurrences, "seed \(seed) from \(first)")
      }
    }
  }

  @Test func `gives no more of a day than is wanted`() throws {
    let text = event("DTSTART:20200105T090000Z", "RRULE:FREQ=SECONDLY")
    let window = try Sliced.window(from: "2020-01-05", to: "2020-01-08", zone: "UTC")
    let limits = ExpansionLimits(perDay: 20, perSeries: 50)
    let collection = Sliced.collection(text)
    let whole = collection.occurrences(touching: window, limits: limits)
    #expect(steps(collection, window, limits: limits).flatMap(\.self) == whole.occurrences)
    #expect(whole.occurrences.count == 50)
  }

  @Test func `takes many steps for many components, and a step for each day`() throws {
    let text = (0..<1000).map { number in
      event("DTSTART:202006\(10 + number % 10)T090000Z", uid: "\(number)")
    }.joined(separator: "\n")
    let window = try Sliced.window(from: "2020-06-01", to: "2020-06-30", zone: "UTC")
    let steps = steps(Sliced.collection(text), window)
    #expect(steps.count >= 10 + 30)
    #expect(steps.filter { !$0.isEmpty }.map(\.count) == Array(repeating: 100, count: 10))
  }

  private func steps(
    _ collection: CalendarCollection,
    _ window: DisplayWindow,
    limits: ExpansionLimits = .list
  ) -> [[Occurrence]] {
    var reading = OccurrenceReading(
      collection,
      touching: window,
      of: [.event],
      limits: limits,
    )
    var steps: [[Occurrence]] = []
    while !reading.isFinished { steps.append(reading.step { _ in true }) }
    return steps
  }
}
