import CivilCalendar
import ICalendar
import TestSupport
import TimeZones
import Testing

/// Decisions S1 to S3: what is out of place costs nothing but itself.
struct `a damaged calendar` {
  /// Ten events, one a day from the 11th to the 20th of June 2025, and what stands around them.
  private static let lines: [String] =
    ["BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTIMEZONE", "TZID:Here", "BEGIN:STANDARD"]
    + ["DTSTART:19700101T000000", "TZOFFSETFROM:+0300", "TZOFFSETTO:+0300", "END:STANDARD"]
    + ["END:VTIMEZONE"] + (11...20).flatMap(event) + ["END:VCALENDAR"]

  private static func event(_ day: Int) -> [String] {
    [
      "BEGIN:VEVENT", "UID:\(day)", "SUMMARY:A", "  b", "DTSTART;TZID=Here:202506\(day)T090000",
      "BEGIN:VALARM", "END:VALARM", "END:VEVENT",
    ]
  }

  /// The places of the lines of each event, by its day.
  private static let places: [Int: Range<Int>] = {
    var places: [Int: Range<Int>] = [:]
    for (number, day) in (11...20).enumerated() {
      places[day] = 10 + number * 8..<18 + number * 8
    }
    return places
  }()

  @Test(arguments: ["\r\n", "\n"])
  func `keeps each event that is whole before a cut at any byte`(lineBreak: String) {
    let bytes = Array(Self.lines.joined(separator: lineBreak).utf8)
    let ends = Self.places.mapValues { place in
      Self.lines[..<place.upperBound].joined(separator: lineBreak).utf8.count
    }
    for cut in 0...bytes.count {
      let found = days(Array(bytes[..<cut]))
      for (day, end) in ends where end <= cut && !found.contains(day) {
        Issue.record("day \(day) is lost by a cut at byte \(cut)")
      }
    }
  }

  @Test func `keeps each event that is whole behind a cut at any byte`() {
    let bytes = Array(Self.lines.joined(separator: "\n").utf8)
    for cut in 0...bytes.count {
      // Without its zone an event stands on the reader's clock, on the same day.
      let found = days(Array(bytes[cut...]))
      for (day, place) in Self.places {
        let begin = Self.lines[..<place.lowerBound].joined(separator: "\n").utf8.count + 1
        if begin >= cut, !found.contains(day) { Issue.record("day \(day), cut at \(cut)") }
      }
    }
  }

  @Test(arguments: [
    "BEGIN:VCALENDAR", "END:VCALENDAR", "BEGIN:VEVENT", "END:VEVENT", "BEGIN:VTODO", "END:VTODO",
    "BEGIN:VTIMEZONE", "END:VTIMEZONE", "BEGIN:STANDARD", "END:DAYLIGHT", "BEGIN:VALARM",
    "END:VALARM", "BEGIN:X-UNKNOWN", "END:X-UNKNOWN", "BEGIN:", "END:", "BEGIN", "END", ":", ";",
    " folded", "no colon at all", "\"", "X;Y=\"open:1", "", "\0", "BEGIN:VEVENT\nEND:VEVENT",
    "END:VCALENDAR\nBEGIN:VCALENDAR", "END:VCALENDAR\nEND:VCALENDAR", "<html>", "From: a@b",
  ])
  func `keeps all other events when lines are put in anywhere`(stray: String) {
    for place in 0...Self.lines.count {
      let lines = Self.lines[..<place] + [stray] + Self.lines[place...]
      expectOthers(Array(lines), besides: place..<place)
    }
  }

  @Test func `keeps all other events when a line is lost or doubled`() {
    for place in Self.lines.indices {
      var lines = Self.lines
      lines.remove(at: place)
      expectOthers(lines, besides: place..<place + 1)
      lines = Self.lines
      lines.insert(lines[place], at: place)
      expectOthers(lines, besides: place..<place + 1)
      lines[place] = String(lines[place].prefix(4))
      lines.remove(at: place + 1)
      expectOthers(lines, besides: place..<place + 1)
    }
  }

  @Test func `keeps an event that has every END too much`() throws {
    let expansion = try Expansion(
      """
      BEGIN:VEVENT
      END:VALARM
      END:VTODO
      END:X-THING
      BEGIN:VALARM
      END:VTODO
      END:VALARM
      END:VALARM
      DTSTART:20250616T090000Z
      END:STANDARD
      DURATION:PT1H
      END:VEVENT
      """,
      from: "2025-06-16",
      to: "2025-06-16",
      zone: "UTC",
    )
    #expect(expansion.lines == ["2025-06-16T09:00..2025-06-16T10:00"])
  }

  @Test func `passes over NUL in words that it reads`() throws {
    let expansion = try Expansion(
      "BEGIN:VEVENT\nDTSTART:20250616\nSTATUS:\0CANC\0ELLED\nTRANSP:TRANSPARENT\0\nEND:VEVENT",
      from: "2025-06-16",
      to: "2025-06-16",
    )
    #expect(expansion.lines == ["2025-06-16..2025-06-17 cancelled free"])
  }

  @Test func `takes titles that differ in NUL only as one`() throws {
    let expansion = try Expansion(
      ["Te\0a\0", "Tea"].map {
        "BEGIN:VEVENT\nUID:1\nDTSTART:20250616\nSUMMARY:\($0)\nEND:VEVENT\n"
      }
      .joined(),
      from: "2025-06-16",
      to: "2025-06-16",
    )
    #expect(expansion.lines.count == 1)
  }

  @Test func `has no property whose name has NUL in it`() throws {
    let lines = "SU\0MMARY:a\nBE\0GIN:VALARM\nSUMMARY;X=\0:b\0\n"
    let collection = Sliced.collection("BEGIN:VEVENT\n\(lines)END:VEVENT")
    let component = try #require(collection.components.first)
    let text = collection.text(of: component) { _, _ in nil }
    #expect(String(decoding: text, as: UTF8.self) == "BEGIN:VEVENT\nSUMMARY;X=:b\nEND:VEVENT\n")
  }

  @Test(arguments: ["RRULE\0", "RRULE\0\0\0", "RRULE\0 ", "RR\0ULE"])
  func `has no rule whose name has NUL in it`(name: String) throws {
    // In the middle of a file and at its end, where names are read byte by byte.
    for end in ["\nSUMMARY:A rule that is none\nEND:VEVENT\n", ""] {
      let expansion = try Expansion(
        "BEGIN:VEVENT\nDTSTART:20250616\n\(name):FREQ=DAILY\(end)",
        from: "2025-06-16",
        to: "2025-06-20",
      )
      #expect(expansion.lines == ["2025-06-16..2025-06-17"])
    }
  }

  @Test func `takes an event behind the end of its calendar as one of it`() {
    let header = "BEGIN:VCALENDAR\nX-WR-CALNAME:Work\n"
    let zone = "BEGIN:VTIMEZONE\nTZID:Here\nEND:VTIMEZONE\n"
    let event = "BEGIN:VEVENT\nEND:VEVENT\n"
    let index = scan("\(event)\(header)\(zone)END:VCALENDAR\n\(event)END:VCALENDAR\n\(event)")
    #expect(index.entries.map(\.calendar) == [0, 1, 1])
    #expect(index.calendars.map(\.name) == [nil, "Work"])
  }

  @Test(arguments: [
    ("BEGIN:X-A\n", 400_000), ("BEGIN:VEVENT\n", 20_000), ("BEGIN:VCALENDAR\n", 20_000),
    ("BEGIN:VALARM\nEND:X\n", 20_000), ("BEGIN:VEVENT\nBEGIN:X\n", 20_000),
    ("BEGIN:VTIMEZONE\nBEGIN:STANDARD\n", 20_000), ("END:VEVENT\n", 20_000),
  ])
  func `ends with nesting of any depth`(line: String, count: Int) throws {
    let deep = String(repeating: line, count: count)
    let day = "BEGIN:VEVENT\nDTSTART:20250616\nEND:VEVENT\n"
    let expansion = try Expansion(
      "BEGIN:VCALENDAR\n\(deep)\(day)",
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\n\(deep)DTSTART:20250616\n",
      from: "2025-06-16",
      to: "2025-06-16",
    )
    #expect(expansion.lines.contains("2025-06-16..2025-06-17"))
  }

  /// Expects every event of which no line was touched.
  private func expectOthers(_ lines: [String], besides touched: Range<Int>) {
    let found = days(Array(lines.joined(separator: "\n").utf8))
    for (day, place) in Self.places {
      let isTouched =
        touched.isEmpty
        ? place.lowerBound < touched.lowerBound && touched.lowerBound < place.upperBound
        : place.overlaps(touched)
      if !isTouched, !found.contains(day) {
        Issue.record("day \(day) is lost by a change at line \(touched.lowerBound + 1)")
      }
    }
  }

  /// The days of June 2025 on which events of a source begin, on the clock of its zone.
  private func days(_ bytes: [UInt8]) -> Set<Int> {
    let source = CalendarSource(name: "damaged.ics", bytes: SourceBytes(bytes))
    let collection = CalendarCollection([source], database: TimeZoneDatabase(load: { _ in nil }))
    let days = date("2025-06-01")..<date("2025-07-01")
    let answer = collection.occurrences(touching: DisplayWindow(days, in: .utc))
    return Set(answer.occurrences.map { $0.time.days(in: .utc).lowerBound.day })
  }
}
