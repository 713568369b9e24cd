import CivilCalendar
import ICalendar
import TestSupport
import TimeZones
import Testing

/// What holds for the occurrences of any calendar.
struct `occurrences of any calendar` {
  private static let database = TimeZoneDatabase(load: ZoneFiles.bytes)
  private static let kinds: Set<ComponentKind> = [.event, .todo, .freeBusy]

  @Test(arguments: 0..<30)
  func `are in order and touch their window`(seed: Int) throws {
    let calendar = RandomCalendar(seed: UInt64(seed))
    for zone in ["Europe/Berlin", "Pacific/Apia"] {
      let window = try window(from: "2010-01-01", to: "2012-12-31", zone: zone)
      let occurrences = Self.occurrences(of: [calendar.text], in: window)
      for occurrence in occurrences {
        #expect(occurrence.time.days(in: window.zone).overlaps(window.days))
        #expect(occurrence.time.start(in: window.zone) <= occurrence.time.end(in: window.zone))
      }
      for (one, next) in zip(occurrences, occurrences.dropFirst()) {
        #expect(place(of: one, in: window.zone) <= place(of: next, in: window.zone))
      }
    }
  }

  @Test(arguments: 0..<30)
  func `are in a part of a window those of the whole that touch it`(seed: Int) throws {
    let calendar = RandomCalendar(seed: UInt64(seed))
    let whole = try window(from: "2009-01-01", to: "2013-12-31", zone: "America/New_York")
    let occurrences = Self.occurrences(of: [calendar.text], in: whole)
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<10 {
      let first = whole.days.lowerBound.advanced(by: Int.random(in: 0..<1500, using: &random))
      let days = first..<first.advanced(by: Int.random(in: 1...300, using: &random))
      let part = DisplayWindow(days, in: whole.zone)
      let expected = occurrences.filter { $0.time.days(in: whole.zone).overlaps(days) }
      let found = Self.occurrences(of: [calendar.text], in: part)
      let difference = zip(found, expected).first { $0 != $1 }
      #expect(difference == nil && found.count == expected.count, "\(days): \(difference as Any)")
    }
  }

  @Test(arguments: 0..<30)
  func `do not depend on the order of components and files`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let components = RandomCalendar(seed: UInt64(seed)).components
    let window = try window(from: "2009-01-01", to: "2013-12-31", zone: "Europe/Berlin")
    let expected = times(of: Self.occurrences(of: [components.joined()], in: window))
    for _ in 0..<4 {
      let shuffled = components.shuffled(using: &random)
      #expect(times(of: Self.occurrences(of: [shuffled.joined()], in: window)) == expected)
      let cut = Int.random(in: 0...shuffled.count, using: &random)
      let files = [shuffled[..<cut].joined(), shuffled[cut...].joined()]
      #expect(times(of: Self.occurrences(of: files, in: window)) == expected)
    }
  }

  private static func occurrences(of files: [String], in window: DisplayWindow) -> [Occurrence] {
    let sources = files.map { text in
      let whole = "BEGIN:VCALENDAR\n\(text)END:VCALENDAR\n"
      return CalendarSource(name: "a.ics", bytes: SourceBytes(Array(whole.utf8)))
    }
    let collection = CalendarCollection(sources, database: database)
    return collection.occurrences(touching: window, of: kinds).occurrences
  }

  private func window(from first: String, to last: String, zone: String) throws -> DisplayWindow {
    let rules = try #require(Self.database.entry(named: zone)?.rules)
    return DisplayWindow(date(first)..<date(last).advanced(by: 1), in: rules)
  }

  private func place(of occurrence: Occurrence, in zone: TimeZoneRules) -> (Instant, Int, Instant) {
    let time = occurrence.time
    return (time.start(in: zone), time.isAllDay ? 0 : 1, time.end(in: zone))
  }

  /// How often there is something at each time.
  private func times(of occurrences: [Occurrence]) -> [OccurrenceTime: Int] {
    occurrences.reduce(into: [:]) { $0[$1.time, default: 0] += 1 }
  }
}
