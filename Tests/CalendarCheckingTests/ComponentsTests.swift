import Testing

@testable import CalendarChecking

struct `components` {
  @Test(arguments: FindingCases.components)
  func `are checked`(test: CheckCase) {
    expectFindings(of: test, among: FindingTable.bytes + FindingTable.components)
  }

  @Test func `name the line that closed a component without END`() {
    let found = findings(in: Array("BEGIN:VCALENDAR\nBEGIN:X-A\n\nEND:VCALENDAR\n".utf8))
    let missing = found.filter { $0.kind == .missingEnd }
    #expect(missing.map(\.facts) == [[.component("X-A"), .line(4)]])
  }

  @Test(arguments: ["X-A", "STANDARD", "VALARM", "VEVENT", "VLOCATION"])
  func `can be nested to any depth`(name: String) {
    let depth = 20_000
    let text = String(repeating: "BEGIN:\(name)\r\n", count: depth)
    let found = findings(in: Array("BEGIN:VCALENDAR\r\n\(text)".utf8)) { kind in
      kind == .missingEnd || kind == .nestingTooDeep
    }
    #expect(found.filter { $0.kind == .missingEnd }.count == depth + 1)
    #expect(found.filter { $0.kind == .nestingTooDeep }.count <= 1)
  }
}

extension FindingCases {
  private static let nested = String(repeating: "BEGIN:X-A\n", count: 15)
  private static let ends = String(repeating: "\nEND:X-A", count: 15)

  static let components: [CheckCase] = [
    .calendar(.endWithoutBegin, "BEGIN:X-A\nEND:X-A\n▶END:VEVENT"),
    .calendar(.missingEnd, "▶BEGIN:X-A\nX-B:1"),
    .calendar(.missingEnd, "▶BEGIN:VEVENT\nBEGIN:VEVENT\nEND:VEVENT\nBEGIN:VTODO\nEND:VTODO"),
    .calendar(.missingEnd, "▶BEGIN:VEVENT\n▶BEGIN:VEVENT\n▶BEGIN:VEVENT"),
    .file(.missingEnd, "▶BEGIN:VCALENDAR\n▶BEGIN:X-A\n"),
    .file(
      .missingEnd,
      "▶BEGIN:VCALENDAR\nBEGIN:X-A\nEND:X-A\nBEGIN:VCALENDAR\nBEGIN:X-A\nEND:X-A\nEND:VCALENDAR\n",
      besides: [.severalVCalendars]
    ),
    .calendar(.componentMisplaced, "BEGIN:VJOURNAL\n▶BEGIN:VALARM\nEND:VALARM\nEND:VJOURNAL"),
    .calendar(.componentMisplaced, "BEGIN:VEVENT\n▶BEGIN:VTODO\nEND:VTODO\nEND:VEVENT"),
    .calendar(.componentMisplaced, "▶BEGIN:STANDARD\nEND:STANDARD"),
    .calendar(
      .componentMisplaced,
      "BEGIN:VEVENT\nBEGIN:VALARM\n▶BEGIN:VALARM\nEND:VALARM\nEND:VALARM\nEND:VEVENT"
    ),
    .file(
      .componentMisplaced,
      "BEGIN:VCALENDAR\n▶BEGIN:VCALENDAR\nBEGIN:X-A\nEND:X-A\nEND:VCALENDAR\nEND:VCALENDAR\n",
      besides: [.severalVCalendars, .noComponent]
    ),
    .calendar(.componentMisplaced, "BEGIN:X-A\nBEGIN:VALARM\nEND:VALARM\nEND:X-A"),
    .calendar(.componentMisplaced, "BEGIN:VEVENT\nBEGIN:PARTICIPANT\nEND:PARTICIPANT\nEND:VEVENT"),
    .calendar(.componentUnknown, "▶BEGIN:VEVNT\nEND:VEVNT"),
    .calendar(.componentUnknown, "BEGIN:VPOLL\nEND:VPOLL\nBEGIN:x-a\nEND:X-a"),
    .calendar(.nestingTooDeep, "\(nested)▶BEGIN:X-A\nEND:X-A\(ends)"),
    .calendar(.nestingTooDeep, nested.dropLast() + ends),
    .file(.noComponent, "▶BEGIN:VCALENDAR\nEND:VCALENDAR\n"),
    .file(
      .severalVCalendars,
      """
      BEGIN:VCALENDAR
      BEGIN:X-A
      END:X-A
      END:VCALENDAR
      ▶BEGIN:VCALENDAR
      BEGIN:X-A
      END:X-A
      END:VCALENDAR
      BEGIN:VCALENDAR
      BEGIN:X-A
      END:X-A
      END:VCALENDAR

      """
    ),
  ]
}
