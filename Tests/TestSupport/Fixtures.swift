package import Foundation

/// The files that tests read: those under `Fixtures`, and the committed ones that the program makes.
package enum Fixtures {
  /// The folder of the package.
  package static let packageFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a file or folder under `Fixtures`.
  package static func path(_ name: String) -> String {
    packageFolder.appending(path: "Fixtures").appending(path: name).path
  }

  /// The bytes of a file under `Fixtures`.
  package static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: path(name))))
  }

  /// The text of a file under `Fixtures`, or nil if there is no such file.
  package static func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The rows of a table with tabs between its columns, each as values by the names of the first row.
  package static func table(_ name: String) throws -> [[String: String]] {
    let lines = try String(decoding: bytes(name), as: UTF8.self).split(separator: "\n")
    guard let header = lines.first?.split(separator: "\t") else { return [] }
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      return Dictionary(uniqueKeysWithValues: zip(header.map(String.init), cells.map(String.init)))
    }
  }

  /// The paths of the calendars in a folder under `Fixtures`, from there, in order.
  package static func files(in name: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(name))
    return (names ?? []).filter { $0.hasSuffix(".ics") || $0.hasSuffix(".vcs") }.sorted()
      .map { "\(name)/\($0)" }
  }

  /// The names of the folders in a folder under `Fixtures`, in order.
  package static func folders(in name: String) -> [String] {
    let content = try? FileManager.default.contentsOfDirectory(
      at: URL(filePath: path(name)),
      includingPropertiesForKeys: [.isDirectoryKey],
    )
    return (content ?? []).filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
  }
}
