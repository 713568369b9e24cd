import Foundation
import TestSupport
import Testing

@testable import IcsviewCommand

struct `the README` {
  private var text: String {
    get throws {
      try String(contentsOf: Fixtures.packageFolder.appending(path: "README.md"), encoding: .utf8)
    }
  }

  @Test func `shows commands that give something, as they stand there`() throws {
    // Tests/Shell/recipes runs those of the recipes, which other programs take part in.
    let use = try #require(try text.components(separatedBy: "## Recipes\n").first)
    let blocks = use.components(separatedBy: "```sh\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    // What is sent into a file is looked at as well.
    let commands = blocks.joined().replacing("\\\n", with: " ").split(separator: "\n")
      .flatMap { commandLines(in: String($0.replacing(/\ >\S+$/, with: ""))) }
    #expect(commands.count >= 3)
    for arguments in commands {
      let result = run(arguments)
      #expect(result.status == .success, "\(arguments)")
      #expect(!result.output.isEmpty, "\(arguments)")
      #expect(result.diagnostics.isEmpty, "\(arguments)")
    }
  }

  @Test func `shows what the demo prints`() throws {
    let block = try #require(try text.split(separator: "<!-- end of demo -->").first)
    let picture = try #require(block.split(separator: "```\n").dropFirst().first)
    let lines = picture.split(separator: "\n", maxSplits: 1)
    let command = try #require(lines.first)
    let arguments = try #require(commandLines(in: String(command.dropFirst(2))).first)
    let now = ["--now", "2025-06-16T08:00", "--tz", "Europe/Berlin"]
    #expect(run(arguments + now).output == lines.last.map(String.init))
  }

  private func run(_ arguments: [String]) -> GoldenCommand.Result {
    var environment = GoldenCommand.environment(arguments)
    environment.workingFolder = Fixtures.packageFolder.path
    environment.variables[.lcAll] = "C.UTF-8"
    return GoldenCommand.run(environment)
  }
}
