/// Any bytes as a file, written as iCalendar and read again.
enum ExportTarget {
  static func test(_ input: FuzzInput) {
    let file = Program.write(input.rest, to: "input.ics")
    let first = Program.run("list", "--format", "ics", file).output
    guard !first.isEmpty else { return }
    checkLines(of: first)
    let copy = Program.write(first, to: "copy.ics")
    let second = Program.run("list", "--format", "ics", copy).output
    require(second == first, "the second time it is written otherwise")
    require(
      areSame(records(of: copy), records(of: file), mayChangePlaces: hasMessages(first)),
      "it has other records when it is read again",
    )
  }

  /// Whether records are the same, where it may be open in which order those are that nothing but their place in
  /// the file orders, and so which of them are within a limit.
  private static func areSame(
    _ records: [UInt8],
    _ others: [UInt8],
    mayChangePlaces: Bool
  ) -> Bool {
    guard mayChangePlaces, records != others else { return records == others }
    let lines = [records, others].map { $0.split(separator: UInt8(ascii: "\n")).map(Array.init) }
    guard lines[0].count == lines[1].count, lines[0].count < limit else {
      return lines[0].count == lines[1].count
    }
    return Set(lines[0]) == Set(lines[1])
  }

  /// Whether a file that was written has messages beside a calendar, which is made of all others.
  private static func hasMessages(_ bytes: [UInt8]) -> Bool {
    OutputCheck.text(bytes).ranges(of: "BEGIN:VCALENDAR\r\n").count > 1
  }

  private static let limit = 40

  /// The lines are of iCalendar: CRLF behind 75 bytes at most, no control characters.
  private static func checkLines(of bytes: [UInt8]) {
    let text = OutputCheck.text(bytes)
    OutputCheck.checkControls(text, besides: "\r\n\t")
    require(text.hasSuffix("END:VCALENDAR\r\n"), "the calendar does not end")
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      require(
        line.count <= 76 && line.last == UInt8(ascii: "\r"),
        "a line is too long, or ends with LF"
      )
      require(!line.dropLast().contains(UInt8(ascii: "\r")), "a line has a CR")
    }
  }

  /// The records of a file, without what depends on where components stand and what zones are called.
  private static func records(of file: String) -> [UInt8] {
    Program.list(
      "tsv",
      fields: [
        "component", "uid", "start", "end", "all_day", "summary", "location", "description",
        "categories", "attendees", "recurring", "override", "status", "due",
      ],
      limit: limit,
      file,
    )
  }
}
