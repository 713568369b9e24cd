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

  /// The text of a file under `Fixtures`, or nil if there is no such file.
  package static func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
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
