import Foundation
import TestSupport
import Testing

@testable import IcsviewCommand

/// Events that are behind very many others that do not count.
struct `events far ahead and long ago` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func starts(_ command: String, of lines: String..., now: String) throws -> [Substring] {
    let event = ["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR"]
    try folder.write(event.joined(separator: "\n"), to: "a.ics")
    let options = ["--now", now, "--tz", "UTC", "--template", "{start}", folder.path(of: "a.ics")]
    return GoldenCommand.run([command] + options).output.split(separator: "\n")
  }

  /// All hours from the begin of 2025.
  private func hours(_ count: Int) -> String {
    let begin = Date(timeIntervalSince1970: 1_735_689_600)
    let style = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
    return (0..<count).map { begin.addingTimeInterval(Double($0) * 3600).formatted(style) }
      .joined(separator: ",")
  }

  @Test func `are next where all nearer ones are excluded`() throws {
    let found = try starts(
      "next",
      of: "DTSTART:20250101T000000Z",
      "RRULE:FREQ=HOURLY",
      "EXDATE:\(hours(20_000))",
      now: "2025-06-16T08:00",
    )
    #expect(found == ["2027-04-14T08:00:00+00:00"])
  }

  @Test func `are next where the seconds of half a day are over`() throws {
    let found = try starts(
      "next",
      of: "DTSTART:20250616T000000Z",
      "RRULE:FREQ=SECONDLY",
      now: "2025-06-16T12:00",
    )
    #expect(found == ["2025-06-16T12:00:00+00:00"])
  }

  @Test func `are next where their calendar is another one`() throws {
    let found = try starts(
      "next",
      of: "DTSTART;VALUE=DATE:20240210",
      "RRULE:RSCALE=CHINESE;FREQ=YEARLY",
      now: "2025-06-16T08:00",
    )
    #expect(found == ["2026-02-17"])
  }

  @Test(arguments: [
    ("00010105T100000Z", "RRULE:FREQ=MONTHLY;COUNT=3", "0001-03-05"),
    ("99980105T100000Z", "RRULE:FREQ=MONTHLY;COUNT=3", "9998-01-05"),
    ("20250105T100000Z", "RRULE:FREQ=SECONDLY;UNTIL=20250223T120000Z", "2025-02-23"),
  ])
  func `have their page`(start: String, rule: String, day: String) throws {
    let event =
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:\(start)\n\(rule)\nEND:VEVENT\nEND:VCALENDAR"
    try folder.write(event, to: "a.ics")
    let file = folder.path(of: "a.ics")
    let result = GoldenCommand.run([
      "--now", "2025-06-16T08:00", "--tz", "UTC", "--width", "40", file,
    ])
    #expect(result.diagnostics.contains("on \(day)\n"))
  }
}
