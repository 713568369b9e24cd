import Foundation
import TestSupport
import Testing

@testable import IcsviewCommand

struct `sources of calendars` {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `are every calendar file below a folder but hidden and temporary ones`() throws {
    for name in ["a.ics", "b.ICAL", "deep/er/c.ifb", "d.vcs", "x.ics/e.ics"] {
      try folder.write(event(name), to: name)
    }
    for name in [".hidden.ics", ".git/f.ics", "g.ics.tmp", "notes.txt", "ics"] {
      try folder.write(event("not \(name)"), to: name)
    }
    #expect(titles(run(".")) == ["a.ics", "b.ICAL", "d.vcs", "deep/er/c.ifb", "x.ics/e.ics"])
  }

  @Test func `give what is readable beside what is not, each fault with a line`() throws {
    try folder.write(event("good"), to: "good.ics")
    try folder.link("broken.ics", to: "nowhere")
    try folder.link("loop.ics", to: "loop.ics")
    try folder.link("device.ics", to: "/dev/null")
    folder.makePipe("pipe.ics")
    try folder.write("", to: "empty.ics")
    try folder.write("<!DOCTYPE html>", to: "page.ics")
    let result = run(".")
    #expect(titles(result) == ["good"])
    #expect(result.status == .failure)
    #expect(
      result.diagnostics == """
        icsview: cannot read './broken.ics': no such file or directory
        icsview: './device.ics' is passed over: it is a device
        icsview: './empty.ics' is empty: a calendar begins with BEGIN:VCALENDAR
        icsview: cannot read './loop.ics': too many levels of symbolic links
        icsview: './page.ics' is a web page, no calendar: download the calendar's own address instead
        icsview: './pipe.ics' is passed over: it is a pipe; named by itself it is read

        """
    )
  }

  @Test func `are all well when only what is no file is passed over`() throws {
    try folder.write(event("good"), to: "good.ics")
    folder.makePipe("pipe.ics")
    let result = run(".")
    #expect(result.status == .success)
    #expect(run(".", "--strict").status == .failure)
    #expect(run(".", "--quiet").diagnostics == "")
  }

  @Test func `end where links make a loop, and give each file once`() throws {
    try folder.write(event("one"), to: "sub/one.ics")
    try folder.link("sub/up", to: "..")
    try folder.link("sub/self", to: ".")
    try folder.link("again.ics", to: "sub/one.ics")
    let result = run(".", "sub", "sub/one.ics", "again.ics")
    #expect(titles(result) == ["one"])
    #expect(result.diagnostics == "")
  }

  @Test(arguments: [
    ("missing.ics", "cannot read 'missing.ics': no such file or directory"),
    ("/dev/null", "cannot read '/dev/null': it is a device"),
    ("nothing", "no calendars in 'nothing': files named *.ics, *.ical, *.ifb or *.vcs are read"),
    ("a.ics/b.ics", "cannot read 'a.ics/b.ics': not a directory"),
    (
      String(repeating: "x", count: 300),
      "cannot read '\(String(repeating: "x", count: 200))…': file name too long"
    ),
  ])
  func `say why a place that was named gives nothing`(path: String, message: String) throws {
    try folder.write(event("a"), to: "a.ics")
    try folder.write("", to: "nothing/empty.txt")
    let result = run(path)
    #expect(result.status == .failure)
    #expect(result.diagnostics == "icsview: \(message)\n")
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is forbidden to the superuser"))
  func `say what may not be read`() throws {
    try folder.write(event("good"), to: "good.ics")
    try folder.write(event("secret"), to: "secret.ics")
    try folder.write(event("inner"), to: "closed/inner.ics")
    folder.lock("secret.ics")
    folder.lock("closed")
    let result = run(".")
    #expect(titles(result) == ["good"])
    #expect(
      result.diagnostics == """
        icsview: cannot read './closed': permission denied
        icsview: cannot read './secret.ics': permission denied

        """
    )
  }

  @Test(
    arguments: [
      ([0x1F, 0x8B, 8, 0], "x.ics", "'x.ics' is compressed: try gzip -dc x.ics | icsview"),
      ([0x1F, 0x8B], "-x.ics", "'./-x.ics' is compressed: try gzip -dc ./-x.ics | icsview"),
      (
        [0x1F, 0x8B], "my 'own'.ics",
        #"'my 'own'.ics' is compressed: try gzip -dc 'my '\''own'\''.ics' | icsview"#
      ),
      ([0x1F, 0x8B], "\u{1B}.ics", #"'\u{1B}.ics' is compressed: try gzip -dc FILE | icsview"#),
      ([0x42, 0x5A, 0x68, 0x39], "x.bz2", "'x.bz2' is compressed: try bzip2 -dc x.bz2 | icsview"),
      ([0x50, 0x4B, 3, 4], "x.zip", "'x.zip' is a zip archive: try unzip -p x.zip | icsview"),
    ] as [([UInt8], String, String)]
  )
  func `say how to take apart what is packed`(bytes: [UInt8], name: String, message: String) throws
  {
    try folder.write(bytes, to: name)
    let result = run(name.hasPrefix("-") ? "./\(name)" : name)
    #expect(result.status == .failure)
    #expect(result.diagnostics == "icsview: \(message)\n")
  }

  @Test func `are read from a pipe that is named`() {
    folder.makePipe("pipe")
    let (pipe, text) = (folder.path(of: "pipe"), event("through a pipe"))
    // Opening the pipe waits for its reader, so that has a thread of its own.
    Thread { try? text.write(toFile: pipe, atomically: false, encoding: .utf8) }.start()
    #expect(titles(run("pipe")) == ["through a pipe"])
  }

  @Test func `have names that need not be UTF-8`() throws {
    let name: [UInt8] = Array("caf".utf8) + [0xE9] + Array(".ics".utf8)
    let text = PathText.text(of: name)
    #expect(PathText.bytes(of: text) == name)
    try writeFile(event("in a café"), named: name)
    for path in [text, "."] {
      let result = run(path)
      #expect(titles(result) == ["in a café"])
      #expect(result.output.contains("caf\u{FFFD}.ics"))
    }
    try folder.write(name + [10], to: "list")
    #expect(titles(run("--files-from", "list")) == ["in a café"])
    let missing = run(PathText.text(of: [0xFF]))
    #expect(missing.diagnostics == "icsview: cannot read '\\xFF': no such file or directory\n")
  }

  private func writeFile(_ text: String, named name: [UInt8]) throws {
    let path = (Array("\(folder.path)/".utf8) + name + [0]).map { CChar(bitPattern: $0) }
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
  }

  private func run(_ arguments: String...) -> GoldenCommand.Result {
    var environment = GoldenCommand.environment(
      ["list", "--format", "ndjson", "--all"] + arguments
    )
    environment.workingFolder = folder.path
    return GoldenCommand.run(environment)
  }
}

/// A calendar with one event, by default without a UID.
func event(_ title: String, uid: String? = nil) -> String {
  let uid = uid.map { "UID:\($0)\n" } ?? ""
  return """
    BEGIN:VCALENDAR
    BEGIN:VEVENT
    \(uid)DTSTART:20250616T080000Z
    SUMMARY:\(title)
    END:VEVENT
    END:VCALENDAR

    """
}

/// The titles in records, in the order of their text.
func titles(_ result: GoldenCommand.Result) -> [String] {
  result.output.split(separator: "\n").compactMap { line in
    let record = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return record?["summary"] as? String
  }.sorted()
}
