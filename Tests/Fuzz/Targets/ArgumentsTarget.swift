/// Any text as the value of an option; what is said of it is safe to show.
enum ArgumentsTarget {
  private static let options = [
    "--from", "--to", "--days", "--select", "--where", "--template", "--grep", "--now", "--tz",
    "--fields", "--format", "--type", "--width", "--limit", "--color", "--theme", "--locale",
    "--month", "--week", "--hide", "--status", "--me", "--category", "--tz2", "--",
  ]

  private static let file = Program.write(
    Array(
      "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20250616T090000Z\r\nSUMMARY:A\r\n".utf8
    ),
    to: "argument.ics",
  )

  static func test(_ input: FuzzInput) {
    var input = input
    let option = options[input.byte() % options.count]
    // A run gets no NUL from the system.
    let value = String(input.text.unicodeScalars.filter { $0 != "\0" })
    if option == "--" {
      _ = Program.run(["list", "--", "missing/\(value)"], mayBeWrong: true)
    } else {
      let result = Program.run(
        ["list", "--limit=50", "\(option)=\(value)", file],
        mayBeWrong: true
      )
      if option != "--template" && option != "--format" { OutputCheck.checkTerminal(result.output) }
    }
  }
}
