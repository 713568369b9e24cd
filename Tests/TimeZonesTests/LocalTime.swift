import Foundation
import Testing

/// The C library's `localtime_r`, asked in a process of its own.
enum LocalTime {
  /// The offsets from UTC at instants of some zones, in the same order.
  static func offsets(_ questions: [(zone: String, instants: [Int])]) throws -> [[Int]] {
    let request = FileManager.default.temporaryDirectory
      .appendingPathComponent("localtime-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: request) }
    var bytes = Data()
    for question in questions {
      append([question.zone.utf8.count, question.instants.count], to: &bytes)
      bytes.append(contentsOf: question.zone.utf8)
      append(question.instants, to: &bytes)
    }
    try bytes.write(to: request)

    let process = Process()
    let answer = Pipe()
    process.executableURL = try executable()
    process.standardInput = try FileHandle(forReadingFrom: request)
    process.standardOutput = answer
    try process.run()
    let data = answer.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)

    var numbers = data.withUnsafeBytes { Array($0.bindMemory(to: Int.self)) }[...]
    return try questions.map { question in
      let count = question.instants.count
      try #require(numbers.count >= count)
      defer { numbers = numbers.dropFirst(count) }
      return Array(numbers.prefix(count))
    }
  }

  private static func append(_ numbers: [Int], to bytes: inout Data) {
    numbers.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  /// The helper program, which is built beside the tests.
  private static func executable() throws -> URL {
    // On Linux the running program is the test bundle; on macOS the bundle is named in the arguments.
    let places =
      [CommandLine.arguments[0]] + CommandLine.arguments.filter { $0.contains(".xctest") }
    let candidates = places.flatMap { place in
      sequence(first: URL(fileURLWithPath: place)) {
        $0.path == "/" ? nil : $0.deletingLastPathComponent()
      }
      .map { $0.appendingPathComponent("LocalTimeOracle") }
    }
    return try #require(candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) })
  }
}
