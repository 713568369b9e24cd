import ICalendar
import TestSupport
import Testing

struct `the component scanner` {
  @Test func `finds each component with its line and its bytes`() throws {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VTIMEZONE
      TZID:Here
      END:VTIMEZONE
      BEGIN:VEVENT
      UID:1
      DTSTART:20250616T090000Z
      END:VEVENT
      BEGIN:VTODO
      UID:2
      END:VTODO
      END:VCALENDAR

      """
    let source = SourceBytes(Array(text.utf8))
    let index = ComponentScanner.scan(source)
    #expect(index.tree == ["VEVENT at 5", "VTODO at 9"])
    #expect(index.timeZones.map(\.line) == [2])
    #expect(index.findings.isEmpty)
    let event = try #require(index.entries.first)
    let bytes = Array(text.utf8)[event.range]
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("BEGIN:VEVENT\nUID:1"))
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("END:VEVENT\n"))
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func `reads each kind of line break`(lineBreak: String) {
    let lines = ["BEGIN:VCALENDAR", "BEGIN:VEVENT", "", "UID:1", "END:VEVENT", "END:VCALENDAR"]
    let index = scan(lines.joined(separator: lineBreak))
    #expect(index.tree == ["VEVENT at 2"])
    #expect(index.findings.isEmpty)
  }

  @Test func `reads line breaks of all kinds in one file`() {
    let index = scan("BEGIN:VCALENDAR\r\nBEGIN:VEVENT\rUID:1\nEND:VEVENT\rEND:VCALENDAR\n")
    #expect(index.tree == ["VEVENT at 2"])
    #expect(index.findings.isEmpty)
  }

  @Test(arguments: [" ", "\t"], ["\r\n", "\n"])
  func `finds the same when every line is folded at any byte`(blank: String, lineBreak: String) {
    let lines = [
      "BEGIN:VCALENDAR", "X-WR-CALNAME:Wörk", "BEGIN:VEVENT", "UID:häuser-und-gärten",
      "DTSTART;TZID=\"Europe/Berlin\":20250616T090000", "END:VEVENT", "END:VCALENDAR",
    ]
    let whole = scan(lines.joined(separator: lineBreak))
    for width in 1...20 {
      let folded = lines.map { fold($0, width: width, with: lineBreak + blank) }
      let index = scan(bytes: Array(folded.joined(separator: Array(lineBreak.utf8))))
      #expect(index.entries.count == 1)
      #expect(index.calendars.map(\.name) == whole.calendars.map(\.name))
      #expect(index.findings.isEmpty)
    }
  }

  @Test(arguments: [
    // A BEGIN closes the open one.
    ("VEVENT+UID:1|VEVENT+UID:2|-VEVENT", ["VEVENT at 2", "VEVENT at 4"], 1),
    // The end of the file closes all.
    ("VEVENT+UID:1", ["VEVENT at 2"], 1),
    // An alarm without its END.
    ("VEVENT+VALARM+-VEVENT|VEVENT|-VEVENT", ["VEVENT at 2", "VEVENT at 5"], 1),
    // An END of something that is not open.
    ("VEVENT+-VTODO+-VEVENT", ["VEVENT at 2"], 1),
    // What stands in an unknown component belongs to it.
    ("X-SERIES+VEVENT+-VEVENT+-X-SERIES|VEVENT|-VEVENT", ["VEVENT at 6"], 0),
    // An unknown component without its END takes nothing away.
    ("X-SERIES+VEVENT+-VEVENT", ["VEVENT at 3"], 1),
    // Lower case.
    ("vevent+-vevent", ["VEVENT at 2"], 0),
  ])
  func `repairs what is not balanced`(sketch: String, tree: [String], findings: Int) {
    let lines = sketch.split(whereSeparator: { "+|".contains($0) }).map { part in
      part.contains(":")
        ? String(part) : part.hasPrefix("-") ? "END:\(part.dropFirst())" : "BEGIN:\(part)"
    }
    let end = sketch == "VEVENT+UID:1" ? [] : ["END:VCALENDAR"]
    let index = scan((["BEGIN:VCALENDAR"] + lines + end).joined(separator: "\n"))
    #expect(index.tree == tree)
    #expect(index.findings.count == findings + (end.isEmpty ? 1 : 0))
  }

  @Test func `keeps the calendars of one file apart`() {
    let index = scan(
      """
      BEGIN:VCALENDAR
      X-WR-CALNAME:First\\, and best
      METHOD:REQUEST
      BEGIN:VEVENT
      END:VEVENT
      END:VCALENDAR
      BEGIN:VCALENDAR
      NAME:Second
      X-WR-TIMEZONE:Europe/Berlin
      X-APPLE-CALENDAR-COLOR:#FF2968
      BEGIN:VEVENT
      X-WR-CALNAME:not of the calendar
      END:VEVENT
      END:VCALENDAR
      """,
    )
    #expect(index.calendars.map(\.name) == ["First, and best", "Second"])
    #expect(index.calendars.map(\.timeZone) == [nil, "Europe/Berlin"])
    #expect(index.calendars.map(\.color) == [nil, "#FF2968"])
    #expect(index.calendars.map(\.method) == ["REQUEST", nil])
    #expect(index.entries.map(\.calendar) == [0, 1])
  }

  @Test func `takes an event without a calendar around it`() {
    let index = scan("BEGIN:VEVENT\nUID:1\nEND:VEVENT\n")
    #expect(index.tree == ["VEVENT at 1"])
    #expect(index.calendars.count == 1)
    #expect(index.isCalendar)
  }

  @Test(arguments: ["", "\n\n", "<!DOCTYPE html>\n<html></html>\n", "no colon", "\u{FEFF}"])
  func `says when a text is no calendar`(text: String) {
    #expect(!scan(text).isCalendar)
  }

  @Test func `ignores a byte order mark`() {
    #expect(scan("\u{FEFF}BEGIN:VCALENDAR\nEND:VCALENDAR").calendars.count == 1)
  }

  @Test func `walks nesting of any depth in linear time`() {
    let depth = 200_000
    let deep = String(repeating: "BEGIN:X-A\n", count: depth)
    let index = scan("BEGIN:VCALENDAR\n" + deep + String(repeating: "END:X-B\n", count: depth))
    #expect(index.calendars.count == 1)
    #expect(index.findings.count == 1000)
  }

  @Test func `never traps on random bytes`() {
    var random = SeededGenerator(seed: 21)
    let words = [
      "BEGIN:", "END:", "VEVENT", "VCALENDAR", "VALARM", "\r\n", "\n", "\r", " ", "\t", ":", ";",
      "\"",
      "DTSTART", "RRULE:FREQ=DAILY;UNTIL=", "20250616T090000", "UID:", "DURATION:P9W", "=", "\0",
      "\u{E9}",
    ]
    for _ in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        if Bool.random(using: &random) {
          bytes += Array((words.randomElement(using: &random) ?? "").utf8)
        } else {
          bytes.append(UInt8.random(in: .min ... .max, using: &random))
        }
      }
      let index = scan(bytes: bytes)
      for entry in index.entries {
        #expect(entry.range.lowerBound >= 0 && entry.range.upperBound <= bytes.count)
      }
    }
  }

  private func fold(_ line: String, width: Int, with fold: String) -> [UInt8] {
    var result: [UInt8] = []
    for (position, byte) in line.utf8.enumerated() {
      if position > 0, position % width == 0 { result += Array(fold.utf8) }
      result.append(byte)
    }
    return result
  }
}

func scan(_ text: String) -> ComponentIndex { scan(bytes: Array(text.utf8)) }

func scan(bytes: [UInt8]) -> ComponentIndex { ComponentScanner.scan(SourceBytes(bytes)) }

extension ComponentIndex {
  /// Kind and line of each entry.
  var tree: [String] { entries.map { "\($0.kind.name) at \($0.line)" } }
}
