import Foundation
import ICUSupport
import IcsviewCommand
import TestSupport
import Testing

struct `calendars of bug reports` {
  @Test(arguments: Report.all)
  func `give the occurrences they should`(report: Report) throws {
    let result = try report.run()
    #expect(result.status == (report.wantsError ? .failure : .success))
    if let expected = report.expected {
      #expect(try report.records(result.output) == expected)
    }
    for word in report.mentions {
      #expect(result.diagnostics.lowercased().contains(word.lowercased()))
    }
    for text in [result.output, result.diagnostics] {
      #expect(
        text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control || $0 == "\n" }
      )
    }
  }

  @Test(arguments: Report.all)
  func `are drawn within the width`(report: Report) throws {
    let result = try report.run(isGrid: true)
    #expect(result.status == (report.wantsError ? .failure : .success))
    let widest = result.output.split(separator: "\n").map { TextWidth.columns(of: String($0)) }
      .max()
    #expect((widest ?? 0) <= 80)
  }
}

/// A calendar from a bug report about some calendar program, and what must come out of it.
///
/// A folder under `Fixtures/reports` holds the calendar and `case.json`; see `Fixtures/README.md`.
struct Report: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  static let all = Fixtures.folders(in: "reports").map(Report.init)

  private var facts: Facts {
    get throws {
      try JSONDecoder().decode(Facts.self, from: Data(Fixtures.bytes("reports/\(name)/case.json")))
    }
  }

  private struct Facts: Decodable {
    var command_window: [String: String]
    var expect: [Record]?
    var expect_warning: Messages?
    var expect_error: Messages?
    var inflate: Inflation?
    var substitute: [String: Substitution]?
  }

  /// What is compared of a record.
  struct Record: Decodable, Hashable {
    var summary: String?
    var start: String?
    var end: String?
    var all_day: Bool?
    var days: [String]?
    var uid: String?

    /// Only what an expectation says.
    func reduced(to expected: Record) -> Record {
      Record(
        summary: expected.summary == nil ? nil : summary,
        start: expected.start == nil ? nil : start,
        end: expected.end == nil ? nil : end,
        all_day: expected.all_day == nil ? nil : all_day,
        days: expected.days == nil ? nil : days,
        uid: expected.uid == nil ? nil : uid,
      )
    }
  }

  private struct Messages: Decodable {
    var mentions: [String]
  }

  /// The only event, so many times, each some seconds later.
  private struct Inflation: Decodable {
    var copies: Int
    var step_seconds: Int
  }

  /// A word and what stands in its place, so many times.
  private struct Substitution: Decodable {
    var text: String
    var times: Int
  }

  var wantsError: Bool { (try? facts.expect_error) != nil }

  var mentions: [String] {
    ((try? facts.expect_warning)?.mentions ?? []) + ((try? facts.expect_error)?.mentions ?? [])
  }

  var expected: [Record]? {
    (try? facts.expect).map { $0.sorted { "\($0)" < "\($1)" } }
  }

  /// The records of an output, reduced to what is expected and in the same order.
  func records(_ output: String) throws -> [Record] {
    let wanted = try facts.expect ?? []
    let found = try output.split(separator: "\n").map { line in
      try JSONDecoder().decode(Record.self, from: Data(line.utf8))
    }
    return found.map { record in
      let match = wanted.first { record.reduced(to: $0) == $0 } ?? wanted.first ?? record
      return record.reduced(to: match)
    }.sorted { "\($0)" < "\($1)" }
  }

  func run(
    isGrid: Bool = false
  ) throws -> GoldenCommand.Result {
    let facts = try facts
    let window = facts.command_window
    let (file, folder) = try input(facts)
    defer { if let folder { try? FileManager.default.removeItem(at: folder) } }
    let begin = window["from"] ?? ""
    let place = ["--tz", window["tz"] ?? "", file]
    return GoldenCommand.run(
      isGrid
        ? ["--week=\(begin)", "--color", "never"] + place
        : ["list", "--from", begin, "--to", window["to"] ?? "", "--format", "ndjson"] + place
    )
  }

  /// The calendar's path, and the folder to remove afterwards where it had to be made first.
  private func input(_ facts: Facts) throws -> (file: String, folder: URL?) {
    let path = "reports/\(name)/input.ics"
    guard facts.inflate != nil || facts.substitute != nil else { return (path, nil) }
    var text = String(decoding: try Fixtures.bytes(path), as: UTF8.self)
    if let inflation = facts.inflate { text = inflated(text, inflation) }
    for (word, substitution) in facts.substitute ?? [:] {
      let long = String(repeating: substitution.text, count: substitution.times)
      text = text.replacingOccurrences(of: word, with: long)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "icsview-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "input.ics")
    try Data(text.utf8).write(to: file)
    return (file.path, folder)
  }

  private func inflated(_ text: String, _ inflation: Inflation) -> String {
    guard let begin = text.range(of: "BEGIN:VEVENT"), let end = text.range(of: "END:VEVENT\r\n")
    else {
      return text
    }
    let event = String(text[begin.lowerBound..<end.upperBound])
    let copies = (0..<inflation.copies).map { number in
      shifted(event, by: number * inflation.step_seconds)
        .replacingOccurrences(of: "\nUID:", with: "\nUID:\(number)-")
    }
    return text.replacingCharacters(in: begin.lowerBound..<end.upperBound, with: copies.joined())
  }

  /// The text with its start and end in UTC some seconds later.
  private func shifted(_ text: String, by seconds: Int) -> String {
    let form = Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)
    return text.replacing(/(DTSTART|DTEND):(\d{8}T\d{6}Z)/) { match in
      guard let date = try? form.parse(String(match.2)) else { return String(match.0) }
      return "\(match.1):" + form.format(date.addingTimeInterval(TimeInterval(seconds)))
    }
  }
}
