import Foundation
import TestSupport
import Testing

struct `hostile components` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    "SUMMARY:\u{1B}]0;title\u{7}\u{9B}31m\u{0}\u{85}", "SUMMARY:\\nEND:VEVENT\\nBEGIN:VEVENT",
    "X-\u{1B}A:b", "DTEND;TZID=\u{1}:20250616T090000", "DTEND;TZID=\"a:b;c,d\":20250616T090000",
    "DTEND;TZID=\"open:20250616T090000", "X;A=\"\u{7F}\";;B;=C:", "BEGIN:\u{1B}\nEND:\u{1B}",
    "BEGIN:\nX:y\nEND:", "BEGIN:VALARM\nEND:VEVENT", "END:X\nEND:\nEND:VALARM",
    "ATTACH;ENCODING=BASE64:" + String(repeating: "QUJD", count: 100_000),
    "X-\(String(repeating: "N", count: 10_000)):v", String(repeating: ":", count: 500),
    "SUMMARY:" + String(repeating: "\u{10FFFF}", count: 1000), "SUMMARY;CHARSET=\u{1B}:\u{1B}$B2q",
  ])
  func `are written once and for all`(lines: String) throws {
    let text = event("kept\n\(lines)\nLOCATION:here")
    try folder.write(text, to: "a.ics")
    let first = RoundTrip([folder.path(of: "a.ics")])
    first.expectValidLines()
    #expect(first.calendar.contains("SUMMARY:kept"))
    try folder.write(first.calendar, to: "b.ics")
    let second = RoundTrip([folder.path(of: "b.ics")])
    #expect(second.calendar == first.calendar)
    #expect(
      second.records.split(separator: "\n").count == first.records.split(separator: "\n").count
    )
  }

  @Test func `are written in UTF-8, whatever they were read in`() throws {
    let text = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20250616\r\nSUMMARY:Größe\r\n"
    let wide = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    for bytes in [wide, [0xFF, 0xFE] + wide, text.unicodeScalars.map { UInt8($0.value) }] {
      try folder.write(bytes, to: "a.ics")
      let result = RoundTrip([folder.path(of: "a.ics")])
      #expect(
        result.calendar.hasSuffix(
          "DTSTART:20250616\r\nSUMMARY:Größe\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
        )
      )
    }
  }

  @Test func `are written in UTF-8 even where their names are not`() throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:X-\u{C1}\nA:b\nEND:X-\u{C1}\nEND:VCALENDAR\n"
    try folder.write(text.unicodeScalars.map { UInt8($0.value) }, to: "a.ics")
    let result = RoundTrip([folder.path(of: "a.ics")])
    #expect(result.calendar.contains("BEGIN:X-\u{C1}\r\nA:b\r\nEND:X-\u{C1}\r\n"))
  }

  @Test func `keep their nesting`() throws {
    let depth = 400_000
    let deep = String(repeating: "BEGIN:X-A\n", count: depth)
    try folder.write("BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20250616\n\(deep)", to: "a.ics")
    let result = GoldenCommand.run(["list", "--format", "ics", folder.path]).output
    #expect(result.hasSuffix("END:X-A\r\nEND:X-A\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"))
    #expect(result.utf8.count { $0 == UInt8(ascii: "\n") } == 3 + 2 * depth + 4)
  }

  @Test func `never trap, whatever bytes they are`() throws {
    var random = SeededGenerator(seed: 91)
    let words = [
      "BEGIN:VCALENDAR\n", "END:VCALENDAR\n", "BEGIN:VEVENT\n", "END:VEVENT\n", "BEGIN:X\n",
      "END:X\n", "BEGIN:VTIMEZONE\nTZID:A\n", "BEGIN:STANDARD\n",
      "DTSTART;TZID=A:20250616T090000\n",
      "TZOFFSETTO:+0100\n", "RRULE:FREQ=DAILY;UNTIL=20250620T000000Z\n", "UID:1\n", "\n ", ";", ":",
      "TZID=", "\"", "METHOD:REQUEST\n", "X-WR-TIMEZONE:A\n", "DTSTART:20250616\n", "\u{E9}", "\0",
    ]
    for _ in 0..<100 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        if Int.random(in: 0...5, using: &random) > 0 {
          bytes += Array((words.randomElement(using: &random) ?? "").utf8)
        } else {
          bytes.append(UInt8.random(in: .min ... .max, using: &random))
        }
      }
      try folder.write(bytes, to: "a.ics")
      let first = GoldenCommand.run(["list", "--format", "ics", folder.path(of: "a.ics")]).output
      guard !first.isEmpty else { continue }
      try folder.write(first, to: "b.ics")
      let second = GoldenCommand.run(["list", "--format", "ics", folder.path(of: "b.ics")]).output
      #expect(second == first)
    }
  }
}
