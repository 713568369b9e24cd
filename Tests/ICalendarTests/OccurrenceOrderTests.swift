import CivilCalendar
import ICalendar
import TestSupport
import Testing
import TimeZones

struct `occurrences in their order` {
  @Test(arguments: [20, 300, 5000])
  func `are sorted by start, whole days first, then by end and UID`(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let events = (0..<count).map { number in event(number, &random) }
    let text = "BEGIN:VCALENDAR\n\(events.shuffled(using: &random).joined())END:VCALENDAR"
    let database = TimeZoneDatabase(load: ZoneFiles.bytes)
    let zone = try #require(database.entry(named: "Europe/Berlin")?.rules)
    let collection = CalendarCollection(
      [CalendarSource(name: "a.ics", bytes: SourceBytes(Array(text.utf8)))],
      database: database,
    )
    let days = date("1980-01-01")..<date("2040-01-01")
    let found = collection.occurrences(touching: DisplayWindow(days, in: zone)).occurrences
    #expect(found.count == count)
    let keys = found.map { occurrence in
      Key(
        start: occurrence.time.start(in: zone).secondsSinceEpoch,
        isTimed: occurrence.time.isAllDay ? 0 : 1,
        end: occurrence.time.end(in: zone).secondsSinceEpoch,
        uid: written(collection.uid(of: occurrence.component) ?? ""),
      )
    }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 })
    // Were there no two that begin and end alike, the UIDs would decide nothing.
    #expect(Set(keys.map { [$0.start, $0.end] }).count < count)
  }

  /// A UID as it is written.
  private func written(_ uid: String) -> String {
    var uid = uid
    for control in ["\u{0}", "\u{1F}", "\u{7F}", "\u{85}"] {
      uid.replace(control, with: "\u{FFFD}")
    }
    return uid
  }

  /// An event with a UID of one of several kinds, many of which have a beginning in common.
  private func event(_ number: Int, _ random: inout SeededGenerator) -> String {
    let uid = [
      "UID:\(number)", "UID:common-\(number)", "UID:common\\,\(number)", "UID:größe-\(number)",
      "UID:common-\n \(number)@example.com", "UID:a\(number)", "X-NONE:",
      "uid:z\(number % 7)-\(number)", "UID:z\u{0}\(number)", "UID:\u{1F}\(number)",
      "UID:common-\u{7F}\(number)", "UID:a\u{85}\(number)",
    ].randomElement(using: &random)
    let year = [1985, 2020, 2020, 2020, 2039].randomElement(using: &random)
    let day = Int.random(in: 10...12, using: &random)
    let hour = Int.random(in: 20...22, using: &random)
    let start = "\(year ?? 2020)06\(day)"
    let time =
      number % 5 == 0
      ? "DTSTART;VALUE=DATE:\(start)"
      : "DTSTART:\(start)T\(hour)0000Z\nDURATION:PT\(Int.random(in: 1...3, using: &random))H"
    return "BEGIN:VEVENT\n\(uid ?? "X-NONE:")\n\(time)\nEND:VEVENT\n"
  }

  private struct Key: Comparable {
    let start: Int
    let isTimed: Int
    let end: Int
    let uid: String

    static func < (left: Key, right: Key) -> Bool {
      (left.start, left.isTimed, left.end, left.uid)
        < (right.start, right.isTimed, right.end, right.uid)
    }
  }
}
