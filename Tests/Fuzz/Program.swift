import Foundation
import IcsviewCommand

/// Runs of the whole program on one file, in this process.
struct Program {
  /// What a run wrote.
  struct Result {
    let output: [UInt8]
    let diagnostics: [UInt8]
  }

  /// A folder of this process for the file.
  private static let folder: String = {
    let folder = NSTemporaryDirectory() + "icsview-fuzz-\(getpid())"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }()

  /// Writes a file and gives its path.
  static func write(_ bytes: [UInt8], to name: String) -> String {
    let path = "\(folder)/\(name)"
    // Foundation would wait until the file is on the disk, which takes longer than to test it.
    let file = fopen(path, "w")
    let count = file.map { fwrite(bytes, 1, bytes.count, $0) }
    let isClosed = file.map { fclose($0) == 0 } ?? false
    require(count == bytes.count && isClosed, "no file can be written")
    return path
  }

  /// Runs the program on Monday, the 16th of June 2025, 08:00 in Berlin.
  static func run(_ arguments: String...) -> Result { run(arguments) }

  /// Runs the program, which reports nothing that a terminal obeys.
  static func run(_ arguments: [String], mayBeWrong: Bool = false) -> Result {
    let environment = Environment(
      arguments: arguments,
      variables: [
        .timeZone: "Europe/Berlin", .timeZoneFolder: SampleZones.folder, .lcAll: "en_US.UTF-8",
        .columns: "80",
      ],
      workingFolder: folder,
      clock: { 1_750_053_600 },
    )
    var output: [UInt8] = []
    var diagnostics: [UInt8] = []
    let status = IcsviewCommand.run(
      environment,
      output: { output += $0 },
      diagnostics: { diagnostics += $0 },
    )
    require(status != .wrongUsage || mayBeWrong, "arguments are wrong")
    OutputCheck.checkTerminal(diagnostics)
    return Result(output: output, diagnostics: diagnostics)
  }

  /// The records of a file, of all kinds and some years.
  static func list(_ format: String, fields: [String], limit: Int, _ file: String) -> [UInt8] {
    run(
      "list",
      "--format",
      format,
      "--fields",
      fields.joined(separator: ","),
      "--type",
      "all",
      "--show",
      "cancelled",
      "--from",
      "2020",
      "--to",
      "2027",
      "--limit",
      "\(limit)",
      file,
    ).output
  }
}
