import Foundation

/// A folder for one test, removed with the value.
package final class TemporaryFolder {
  /// Its path.
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "icsview-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in it.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  /// Writes a text into a file, whose folders are made where they are missing.
  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes bytes into a file, whose folders are made where they are missing.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: path(of: name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true,
    )
    try Data(bytes).write(to: url)
  }

  /// Makes a symbolic link.
  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(of: name),
      withDestinationPath: destination,
    )
  }

  /// Makes a pipe with a name.
  package func makePipe(_ name: String) { mkfifo(path(of: name), 0o600) }

  /// Takes all rights from a file or folder.
  package func lock(_ name: String) { chmod(path(of: name), 0) }
}
