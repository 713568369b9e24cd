import EventFormats
import Foundation
import TestSupport
import Testing

/// `--format ics`, read again.
struct `calendars written and read again` {
  /// Every calendar of the fixtures, by its path there.
  static let fixtures: [String] = {
    let root = Fixtures.path("")
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return paths.filter { ["ics", "vcs", "ifb"].contains(URL(filePath: $0).pathExtension) }.sorted()
  }()

  @Test(arguments: fixtures)
  func `give the same records, and the second time the same bytes`(path: String) throws {
    let folder = try TemporaryFolder()
    // A zone that has another name in the file is the same zone.
    let fields: [RecordField] = path.contains("zone-scope") ? [.zone] : []
    let first = RoundTrip([path], besides: fields)
    guard !first.calendar.isEmpty else { return }
    let copy = URL(filePath: path).lastPathComponent
    try folder.write(first.calendar, to: copy)
    let second = RoundTrip([folder.path(of: copy)], besides: fields)
    #expect(second.calendar == first.calendar)
    #expect(second.records == first.records)
    first.expectValidLines()
  }

  /// vCalendar 1.0 and packed or broken files have nothing that is checked as iCalendar.
  @Test(arguments: fixtures.filter { $0.hasSuffix(".ics") })
  func `have no finding that was not there before`(path: String) throws {
    let folder = try TemporaryFolder()
    let calendar = RoundTrip([path]).calendar
    guard !calendar.isEmpty else { return }
    try folder.write(calendar, to: "written.ics")
    let before = try findings(of: path)
    for (name, count) in try findings(of: folder.path(of: "written.ics")) {
      #expect(count <= before[name, default: 0], "\(name)")
    }
  }

  /// How often `icsview check` reports each finding.
  private func findings(of path: String) throws -> [String: Int] {
    let lines = GoldenCommand.run(["check", "--format", "ndjson", path]).output.split(
      separator: "\n"
    )
    let names = try lines.map {
      try JSONDecoder().decode(CheckedFinding.self, from: Data($0.utf8)).name
    }
    return names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private struct CheckedFinding: Decodable {
    let name: String
  }

  @Test func `are those of all fixtures at once`() throws {
    let folder = try TemporaryFolder()
    let paths = Self.fixtures.filter { path in
      let alone = RoundTrip([path])
      // Of very long series each has a share, which is smaller the more of them there are.
      return !alone.calendar.isEmpty && alone.recordCount < 10_000
    }
    let fields: [RecordField] = [.calendar, .zone, .zoneSource]
    let first = RoundTrip(paths, besides: fields)
    try folder.write(first.calendar, to: "all.ics")
    let second = RoundTrip([folder.path(of: "all.ics")], besides: fields)
    #expect(second.calendar == first.calendar)
    #expect(second.records == first.records)
    first.expectValidLines()
  }
}

/// What the program gives for some arguments, as a calendar and as records.
struct RoundTrip {
  let calendar: String
  /// A record a line.
  let records: String

  /// Runs the program; the records have nothing of what depends on the file, beyond some fields.
  init(_ arguments: [String], besides fields: [RecordField] = []) {
    calendar = GoldenCommand.run(["list", "--format", "ics"] + arguments).output
    let left = RecordField.allCases.filter { !([.file, .line] + fields).contains($0) }
    let options = [
      "--format", "ndjson", "--type", "all", "--show", "cancelled", "--from", "2010", "--to",
      "2030",
      "--fields", left.map(\.rawValue).joined(separator: ","),
    ]
    records = GoldenCommand.run(["list"] + options + arguments).output
  }

  var recordCount: Int { records.utf8.count { $0 == UInt8(ascii: "\n") } }

  var sortedRecords: [Substring] { records.split(separator: "\n").sorted() }

  /// Expects lines of at most 75 bytes that end in CRLF, and no control character.
  func expectValidLines() {
    #expect(calendar.hasSuffix("\r\n"))
    let lines = calendar.utf8.split(separator: UInt8(ascii: "\n"))
    #expect(lines.allSatisfy { $0.count <= 76 && $0.last == UInt8(ascii: "\r") })
    #expect(
      calendar.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control || "\r\n\t".unicodeScalars.contains($0)
      },
    )
  }
}
