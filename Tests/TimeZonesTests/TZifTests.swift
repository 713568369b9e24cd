import CivilCalendar
import TestSupport
import TimeZones
import Testing

struct `a TZif file` {
  @Test(arguments: [UInt8(0), UInt8(ascii: "2"), UInt8(ascii: "3"), UInt8(ascii: "4")])
  func `gives offsets in each version`(version: UInt8) throws {
    let file = TZifFile(
      version: version,
      transitions: [(1000, 1), (2000, 0)],
      offsets: [3600, 7200],
      footer: "CET-1",
    )
    let rules = try TimeZoneRules(identifier: "Test", tzif: file.bytes)
    #expect(offsets(rules, [999, 1000, 1999, 2000, 3000]) == [3600, 7200, 7200, 3600, 3600])
  }

  @Test func `goes on by its footer after the last transition`() throws {
    let file = TZifFile(
      transitions: [(-5_000_000_000, 0)],
      offsets: [0],
      footer: "<+00>0<+02>-2,M3.5.0/1,M10.5.0/3",
    )
    let rules = try TimeZoneRules(identifier: "Test", tzif: file.bytes)
    #expect(rules.offset(at: Instant(try civil("2024-07-01T00:00:00"), offset: 0)) == 7200)
    #expect(rules.offset(at: Instant(try civil("2024-12-01T00:00:00"), offset: 0)) == 0)
    #expect(rules.offset(at: Instant(try civil("9999-07-01T00:00:00"), offset: 0)) == 7200)
  }

  @Test func `may be no more than a footer`() throws {
    let file = TZifFile(transitions: [], offsets: [0], footer: "ABC-3")
    let rules = try TimeZoneRules(identifier: "Test", tzif: file.bytes)
    #expect(rules.isFixed)
    #expect(rules.offset(at: Instant(secondsSinceEpoch: 0)) == 10_800)
  }

  @Test func `may have no footer rule`() throws {
    let file = TZifFile(transitions: [(0, 1)], offsets: [0, 60], footer: "")
    let rules = try TimeZoneRules(identifier: "Test", tzif: file.bytes)
    #expect(offsets(rules, [-1, 0, 200_000_000_000]) == [0, 60, 60])
  }

  @Test func `may count leap seconds`() throws {
    let file = TZifFile(
      transitions: [(100, 1), (1000, 0), (2002, 1)],
      offsets: [0, 60],
      leapSeconds: [(500, 1), (1500, 2)],
      footer: "",
    )
    let rules = try TimeZoneRules(identifier: "Test", tzif: file.bytes)
    #expect(
      rules.transitions(from: .first, until: .last).map(\.instant.secondsSinceEpoch) == [
        100, 999, 2000,
      ]
    )
  }

  @Test func `may have transitions beyond all years`() throws {
    let file = TZifFile(
      transitions: [(.min, 1), (-1 << 59, 0), (0, 1), (1 << 59, 0), (.max, 1)],
      offsets: [0, 60],
      leapSeconds: [(.min, 0), (.max, -1)],
      footer: "CET-1CEST,M3.5.0,M10.5.0/3",
    )
    let rules = try TimeZoneRules(identifier: "Test", tzif: file.bytes)
    #expect(offsets(rules, [-1, 0]) == [0, 60])
  }

  @Test(arguments: [
    (TZifFile(transitions: [(0, 2)], offsets: [0, 60]), TZifError.invalidTypeIndex),
    (TZifFile(transitions: [(0, 0), (0, 1)], offsets: [0, 60]), .unordered),
    (TZifFile(transitions: [(5, 0), (0, 1)], offsets: [0, 60]), .unordered),
    (TZifFile(transitions: [], offsets: []), .invalidCounts),
    (TZifFile(transitions: [], offsets: [93_600]), .offsetOutOfRange),
    (TZifFile(transitions: [], offsets: [-90_000]), .offsetOutOfRange),
    (TZifFile(transitions: [], offsets: [0], footer: "CET"), .invalidFooter),
    (TZifFile(transitions: [], offsets: [0], leapSeconds: [(2, 1), (1, 2)]), .unordered),
    (
      TZifFile(transitions: [(0, 0), (2, 1)], offsets: [0, 60], leapSeconds: [(1, 9)]), .unordered
    ),
  ])
  func `is refused`(file: TZifFile, error: TZifError) {
    #expect(throws: error) { try TimeZoneRules(identifier: "Test", tzif: file.bytes) }
  }

  @Test func `is refused if it is cut off anywhere`() throws {
    let bytes = try #require(ZoneFiles.bytes(of: "Europe/Dublin"))
    for count in 0..<bytes.count {
      #expect(throws: TZifError.self) {
        try TimeZoneRules(identifier: "Test", tzif: Array(bytes.prefix(count)))
      }
    }
  }

  @Test func `never traps, whatever its bytes`() throws {
    var random = SeededGenerator(seed: 8536)
    let original = try #require(ZoneFiles.bytes(of: "Europe/Dublin"))
    var readable = 0
    for _ in 0..<1000 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<6, using: &random) {
        // Half of the changes go to the headers, where the counts are.
        let place = Bool.random(using: &random) ? 0..<200 : bytes.indices
        bytes[Int.random(in: place, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      guard let rules = try? TimeZoneRules(identifier: "Test", tzif: bytes) else { continue }
      readable += 1
      for _ in 0..<10 {
        let seconds = Int.random(in: .min ... .max, using: &random)
        let instant = Instant(secondsSinceEpoch: seconds >> Int.random(in: 0..<60, using: &random))
        #expect(abs(rules.offset(at: instant)) < 93_600)
        #expect(rules.instant(of: rules.civil(at: instant)) <= .last)
      }
    }
    #expect(readable > 100)
  }

  private func offsets(_ rules: TimeZoneRules, _ seconds: [Int]) -> [Int] {
    seconds.map { rules.offset(at: Instant(secondsSinceEpoch: $0)) }
  }
}

/// What a TZif file is made of.
struct TZifFile: Sendable {
  var version = UInt8(ascii: "2")
  var transitions: [(time: Int, type: UInt8)] = []
  var offsets: [Int]
  var leapSeconds: [(time: Int, correction: Int)] = []
  var footer = ""

  /// The file; that of version 1 is the first block of the others, in which those have nothing.
  var bytes: [UInt8] {
    guard version > 0 else { return block(timeSize: 4) }
    let empty = TZifFile(version: version, transitions: [], offsets: [0]).block(timeSize: 4)
    return empty + block(timeSize: 8) + Array("\n\(footer)\n".utf8)
  }

  private func block(timeSize: Int) -> [UInt8] {
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, leapSeconds.count, transitions.count, offsets.count, 4] {
      bytes += bigEndian(count, size: 4)
    }
    bytes += transitions.flatMap { bigEndian($0.time, size: timeSize) }
    bytes += transitions.map(\.type)
    bytes += offsets.flatMap { bigEndian($0, size: 4) + [0, 0] }
    bytes += Array("ABC\u{0}".utf8)
    bytes += leapSeconds.flatMap {
      bigEndian($0.time, size: timeSize) + bigEndian($0.correction, size: 4)
    }
    return bytes
  }

  private func bigEndian(_ number: Int, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
