import TestSupport
import Testing

/// Nothing that a terminal obeys gets from a calendar onto it.
struct `what a terminal shows of any calendar` {
  private static let commands = [
    ["--week=2025-06-16"], ["--layout", "wall"], ["--week", "--layout", "timeline"], ["--day"],
    ["--year"], ["list"], ["show"], ["next", "9"], ["check"],
    ["list", "--template", "{summary} {location} {uid} {calendar} {categories} {attendees}"],
  ]

  @Test(arguments: 0..<20)
  func `is no control character and turns no direction`(seed: Int) throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: UInt64(seed))
    let name = "\(text(&random).filter { $0 != "/" && $0 != "\0" }).ics"
    try folder.write(calendar(&random), to: name)
    for command in Self.commands {
      let result = GoldenCommand.run(command + ["--", folder.path(of: name)])
      for written in [result.output, result.diagnostics] {
        let obeyed = written.unicodeScalars.filter { isObeyed($0) && $0 != "\n" }
        #expect(obeyed.isEmpty, "\(command): \(obeyed.map { String($0.value, radix: 16) })")
      }
    }
  }

  /// A calendar with such characters in everything that has a text, a name or a number.
  private func calendar(_ random: inout SeededGenerator) -> String {
    var lines = [
      "BEGIN:VCALENDAR", "X-WR-CALNAME:\(text(&random))", "X-WR-TIMEZONE:\(text(&random))",
    ]
    for number in 0..<4 {
      lines += ["BEGIN:VEVENT", "UID:\(number)\(text(&random))"]
      lines.append("DTSTART;TZID=\"\(text(&random))\":2025061\(6 + number)T090000")
      lines.append("RRULE:FREQ=DAILY;COUNT=2;X\(text(&random))=\(text(&random))")
      for name in ["SUMMARY", "LOCATION", "DESCRIPTION", "CATEGORIES", "STATUS", "COLOR", "URL"] {
        lines.append("\(name):\(text(&random))")
      }
      lines.append("ATTENDEE;CN=\"\(text(&random))\":mailto:\(text(&random))")
      lines.append("X-\(text(&random));A=\(text(&random)):\(text(&random))")
      lines += [
        "BEGIN:VALARM", "TRIGGER:\(text(&random))", "ACTION:\(text(&random))", "END:VALARM",
      ]
      lines += ["BEGIN:\(text(&random))", "END:\(text(&random))", "END:VEVENT"]
    }
    return lines.joined(separator: "\r\n") + "\r\nEND:VCALENDAR\r\n"
  }

  private func text(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "B", " ", "\u{1B}[31m", "\u{1B}]0;x\u{7}", "\u{9B}2J", "\u{85}", "\u{0}", "\u{8}", "\t",
      "\u{7F}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200F}", "\r", "\\n", "é", "作", "\u{301}",
    ]
    return (0..<Int.random(in: 1...8, using: &random))
      .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
  }

  private func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || 0x202A...0x202E ~= scalar.value
      || 0x2066...0x2069 ~= scalar.value
  }
}
