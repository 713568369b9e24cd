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
    require(records(of: copy) == records(of: file), "it has other records when it is read again")
  }

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
      limit: 40,
      file,
    )
  }
}
