import EventFormats
import Foundation
import IcsviewCommand
import TestSupport
import Testing

struct `the program` {
  @Test(arguments: GoldenCommand.all)
  func `writes what was recorded`(command: GoldenCommand) throws {
    let result = command.run()
    for (file, text) in [
      ("output.txt", result.output), ("diagnostics.txt", result.diagnostics),
      ("status", result.status == .success ? "" : "\(result.status.rawValue)\n"),
    ] {
      let golden = GoldenFile("Fixtures/commands/\(command.name)/\(file)")
      if let difference = try golden.difference(from: text) {
        Issue.record(Comment(rawValue: difference))
      }
    }
  }

  @Test func `has recorded runs that it is compared with`() {
    #expect(!GoldenCommand.all.isEmpty)
  }

  @Test func `ends well when the reader of a pipe goes away`() {
    let status = IcsviewCommand.run(
      GoldenCommand.environment(["--help"]),
      output: { _ throws(OutputError) in throw .closed },
      diagnostics: { Issue.record("\(String(decoding: $0, as: UTF8.self))") },
    )
    #expect(status == .success)
  }

  @Test func `says why output cannot be written`() {
    var diagnostics: [UInt8] = []
    let status = IcsviewCommand.run(
      GoldenCommand.environment(["--help"]),
      output: { _ throws(OutputError) in throw .failed(code: ENOSPC) },
      diagnostics: { diagnostics += $0 },
    )
    #expect(status == .failure)
    let message = "icsview: cannot write the output: no space left on device\n"
    #expect(String(decoding: diagnostics, as: UTF8.self) == message)
  }
}

/// A run of the program whose output is kept under `Fixtures/commands`.
///
/// `arguments` has one argument a line. Where `output.txt`, `diagnostics.txt` or `status` are missing, nothing
/// is written, and the status is 0. `variables` can set environment variables, as `NAME=value` in each line.
struct GoldenCommand: CustomTestStringConvertible, Sendable {
  let name: String

  var testDescription: String { name }

  static let all = Fixtures.folders(in: "commands").map(GoldenCommand.init)

  /// Monday, the 16th of June 2025, 08:00 in Berlin, in the folder `Fixtures`.
  static func environment(_ arguments: [String]) -> Environment {
    Environment(
      arguments: arguments,
      variables: [.timeZone: "Europe/Berlin", .lcAll: "en_US.UTF-8", .columns: "80"],
      workingFolder: Fixtures.path(""),
      clock: { 1_750_053_600 },
    )
  }

  func run() -> Result {
    var environment = GoldenCommand.environment(lines(of: "arguments"))
    for line in lines(of: "variables") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let variable = EnvironmentVariable(rawValue: String(parts[0])) else {
        Issue.record("\(name)/variables: '\(line)' sets no variable that is read")
        continue
      }
      environment.variables[variable] = String(parts[1])
    }
    return GoldenCommand.run(environment)
  }

  /// Runs the program on arguments alone.
  static func run(_ arguments: [String]) -> Result { run(environment(arguments)) }

  typealias Result = (output: String, diagnostics: String, status: IcsviewCommand.ExitStatus)

  /// Runs the program in an environment.
  static func run(_ environment: Environment) -> Result {
    var output: [UInt8] = []
    var diagnostics: [UInt8] = []
    let status = IcsviewCommand.run(
      environment,
      output: { output += $0 },
      diagnostics: { diagnostics += $0 },
    )
    return (
      String(decoding: output, as: UTF8.self), String(decoding: diagnostics, as: UTF8.self), status
    )
  }

  private func lines(of file: String) -> [String] {
    (Fixtures.text("commands/\(name)/\(file)") ?? "").split(separator: "\n").map(String.init)
  }
}
