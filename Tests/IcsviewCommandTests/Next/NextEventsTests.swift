import Foundation
import TestSupport
import Testing

@testable import IcsviewCommand

struct `the next events` {
  private struct Record: Decodable, Hashable {
    let instance: String
    let start: String
    let end: String
    let all_day: Bool
  }

  /// However far the search has to go, it finds what a list of everything has.
  @Test(
    arguments: [
      "calendars/demo.ics", "calendars/family.ics", "sources/endless.ics", "sources/future.ics",
      "sources/zoned.ics", "sources/every-day.ics",
    ],
    ["2020-02-29T12:00Z", "2025-06-16T06:05Z", "2025-06-19T22:00Z", "2030-01-01T00:00Z"]
  )
  func `are those of a list that are not over, the nearest first`(file: String, now: String) throws
  {
    let options = ["--now", now, "--tz", "UTC", "--format", "json", file]
    let listed = try records(["list", "--from", "2015", "--to", "2040"] + options)
    let next = try records(["next", "8"] + options)
    let clock = now.replacing("Z", with: ":00+00:00")
    let today = String(now.prefix(10))
    let coming = listed.filter { $0.all_day ? $0.end > today : $0.end > clock || $0.start >= clock }
    #expect(Set(next).isSubset(of: Set(coming)))
    #expect(next.count == min(8, coming.count))
    // Whatever is left out begins later than all that is there.
    let last = next.map { max(String($0.start.prefix(10)), today) }.max() ?? ""
    for record in Set(coming).subtracting(next) {
      #expect(max(String(record.start.prefix(10)), today) >= last)
    }
    let days = next.map { max(String($0.start.prefix(10)), today) }
    #expect(days == days.sorted())
  }

  private func records(_ arguments: [String]) throws -> [Record] {
    try JSONDecoder().decode([Record].self, from: Data(GoldenCommand.run(arguments).output.utf8))
  }
}

struct `an item of a status bar` {
  @Test func `escapes what Pango and JSON take for signs of their own`() throws {
    let item = StatusBarItem(text: "<a> & \"b\"\u{7}", tooltip: "1\n2", state: "soon")
    let text = #"""
      {"text":"&lt;a&gt; &amp; \"b\"\u0007","alt":"soon","tooltip":"1\n2","class":"soon"}

      """#
    #expect(String(decoding: item.json, as: UTF8.self) == text)
  }
}
