import TestSupport
import Testing

@testable import IcsviewCommand

// What the shells make of the scripts is tried by Tests/Shell/completions.
struct `a script of completions` {
  @Test(arguments: CompletionShell.allCases)
  func `knows every option, command and accepted word`(shell: CompletionShell) {
    let script = shell.script
    let words = Set(script.split { " '\n(){},|:=[+*!".contains($0) }.map(String.init))
    for option in OptionTable.all {
      let name = shell == .fish ? option.shownName : "--\(option.shownName)"
      #expect(words.contains(name), "\(option.name)")
      if let letter = option.letter {
        #expect(words.contains(shell == .fish ? "\(letter)" : "-\(letter)"))
      }
      if case .words(let accepted, _) = option.completion {
        for word in accepted {
          #expect(words.contains { $0.hasPrefix(word.prefix { $0 != ":" }) }, "\(word)")
        }
      }
    }
    for command in CompletionTable.commands { #expect(words.contains(command.rawValue)) }
  }

  @Test(arguments: CompletionShell.allCases)
  func `is plain text that a terminal can show`(shell: CompletionShell) {
    #expect(shell.script.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A })
  }
}

struct `names for a shell` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let calendar = """
    BEGIN:VCALENDAR
    X-WR-CALNAME:Own name
    END:VCALENDAR
    """

  @Test func `are those of the configuration, and of the calendars that are typed`() throws {
    try folder.write("-c 'Home & hearth=missing.ics'\n-c Work=also-missing.ics", to: "config")
    try folder.write(Self.calendar, to: "own.ics")
    #expect(names([]) == "Home & hearth\nWork\n")
    #expect(names(["list", "--ascii", "-a", ""]) == "Home & hearth\nWork\n")
    #expect(names(["list", "own.ics", "-x", "O"]) == "Own name\n")
    #expect(names(["-c", "Mine=own.ics", "-a", ""]) == "Mine\n")
    try folder.write("-c Work=missing.ics\n-c own.ics", to: "config")
    #expect(names([]) == "Own name\n")
    try folder.write("wrong", to: "config")
    #expect(names(["own.ics"]) == "Own name\n")
    #expect(names([]) == "")
  }

  @Test func `leave out what would break the line`() throws {
    try folder.write("-c \"a\\nb=x\"\n-c 'b=x'", to: "config")
    #expect(names([]) == "b\n")
  }

  @Test func `are zones as well`() {
    let zones = GoldenCommand.run(["completions", "zones"]).output.split(separator: "\n")
    #expect(zones.contains("Europe/Berlin") && zones.contains("UTC"))
    #expect(!zones.contains("posixrules") && !zones.contains("zone.tab"))
  }

  private func names(_ words: [String]) -> String {
    var environment = GoldenCommand.environment(["completions", "calendars"] + words)
    environment.workingFolder = folder.path
    environment.variables[.configuration] = folder.path(of: "config")
    environment.standardInput = .pipe
    let result = GoldenCommand.run(environment)
    #expect(result.diagnostics == "" && result.status == .success)
    return result.output
  }
}
