import IcsviewCommand
import TestSupport
import Testing

/// Decision S4, and what stands around a calendar.
struct `a text with a calendar in it` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    arguments: [
      { "<!DOCTYPE html>\n<html><body>\n\($0)</body></html>\n" },
      { "<html><body><pre>\($0)</pre></body></html>\n" },
      { "Hello,\n\nhere it is:\n\n\($0)\nBye: see you\n" },
      { "HTTP/1.1 200 OK\nContent-Type: text/calendar\n\n\($0)" },
      { "\n\n\n\($0)" },
      { margin($0, "    ") }, { margin($0, "\t") }, { margin($0, "> ") },
      { "\n" + margin($0, "| ") },
      { "\($0)\n\u{1A}" },
      { String($0.dropFirst("BEGIN:VCALENDAR\n".count).dropLast("END:VCALENDAR\n".count)) },
      { "VERSION:2.0\n" + $0.dropFirst("BEGIN:VCALENDAR\n".count) },
    ] as [@Sendable (String) -> String]
  )
  func `shows it`(around: @Sendable (String) -> String) throws {
    let calendar = event("one, folded\n  here")
    try folder.write(around(calendar), to: "a.ics")
    let result = GoldenCommand.run(["list", "--format", "ndjson", folder.path])
    #expect(titles(result) == ["one, folded here"])
    #expect(result.status == .success)
  }

  @Test func `shows all calendars that follow each other`() throws {
    try folder.write(
      "x\n" + event("one") + "between\n" + event("two") + event("three"),
      to: "a.ics"
    )
    let result = GoldenCommand.run(["list", "--format", "ndjson", folder.path])
    #expect(titles(result) == ["one", "three", "two"])
    #expect(result.diagnostics == "")
  }

  @Test(arguments: [
    ("", "is empty"), ("\n\n  \n", "is empty"), ("\u{FEFF}", "is empty"),
    ("<html>BEGIN VCALENDAR</html>", "is a web page"),
    ("BEGIN:VCARD\nEND:VCARD\n", "is no calendar"),
    ("BEGIN:VCAL", "is no calendar"), ("\0\0\0\0\0", "is empty"), ("{\"a\": 1}", "is no calendar"),
  ])
  func `is an error without one`(text: String, message: String) throws {
    try folder.write(text, to: "a.ics")
    let result = GoldenCommand.run(["list", folder.path])
    #expect(result.status == .failure)
    #expect(result.diagnostics.contains("a.ics' \(message)"))
  }

  private static func margin(_ text: String, _ margin: String) -> String {
    text.split(separator: "\n").map { "\(margin)\($0)\n" }.joined()
  }
}
