import TestSupport
import Testing

/// Decision R5: which of several components of one UID counts.
struct `events that stand in several files` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    // The highest SEQUENCE, in whatever order the files come.
    (["SEQUENCE:1\nSUMMARY:old", "SEQUENCE:2\nSUMMARY:new"], ["new"]),
    // Copies once.
    (["SUMMARY:same", "SUMMARY:same", "SUMMARY:same"], ["same"]),
    // A tie with another start or title: all of them.
    (["SUMMARY:one", "SUMMARY:other"], ["one", "other"]),
    (["DTSTART:20250616T080000Z\nSUMMARY:x", "DTSTART:20250617T080000Z\nSUMMARY:x"], ["x", "x"]),
    // An override in a file of its own.
    (
      [
        "DTSTART:20250616T080000Z\nRRULE:FREQ=DAILY;COUNT=3\nSUMMARY:daily",
        "RECURRENCE-ID:20250617T080000Z\nDTSTART:20250617T120000Z\nSUMMARY:moved",
      ],
      ["daily", "daily", "moved"]
    ),
  ])
  func `are shown once, and all of them where they differ`(
    events: [String],
    expected: [String]
  ) throws {
    for (order, name) in [(events, "ahead"), (events.reversed(), "back")] {
      for (number, lines) in order.enumerated() {
        let start = lines.contains("DTSTART") ? "" : "DTSTART:20250616T080000Z\n"
        try folder.write(
          "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n\(start)\(lines)\nEND:VEVENT\nEND:VCALENDAR\n",
          to: "\(name)/\(number).ics",
        )
      }
      let result = GoldenCommand.run(["list", "--format", "ndjson", folder.path(of: name)])
      #expect(titles(result) == expected)
    }
  }

  @Test func `are never merged without a UID`() throws {
    try folder.write(event("same"), to: "a.ics")
    try folder.write(event("same"), to: "b.ics")
    let result = GoldenCommand.run(["list", "--format", "ndjson", folder.path])
    #expect(titles(result) == ["same", "same"])
  }
}
