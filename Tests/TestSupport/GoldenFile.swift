import Foundation

/// A file that holds what the program is expected to write.
///
/// With ICSVIEW_RECORD=1 the file is written anew. Such a run reports every file that changed as a failure:
/// a recording cannot pass as a test.
package struct GoldenFile {
  private let url: URL

  /// A file by its path from the folder of the package.
  package init(_ path: String) {
    url = Fixtures.packageFolder.appending(path: path)
  }

  /// How a text differs from the file, or nil if it does not; a missing file is an empty text.
  package func difference(from actual: String) throws -> String? {
    let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    guard expected != actual else { return nil }
    guard ProcessInfo.processInfo.environment["ICSVIEW_RECORD"] == "1" else {
      return firstDifference(expected, actual)
    }
    if actual.isEmpty {
      try FileManager.default.removeItem(at: url)
    } else {
      try actual.write(to: url, atomically: true, encoding: .utf8)
    }
    return "recorded \(url.lastPathComponent) of \(url.deletingLastPathComponent().path)"
  }

  private func firstDifference(_ expected: String, _ actual: String) -> String {
    let expected = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(expected, actual).prefix { $0 == $1 }.count
    func text(_ lines: [Substring]) -> String {
      line < lines.count ? "'\(lines[line])'" : "the end"
    }
    return """
      \(url.lastPathComponent) of \(url.deletingLastPathComponent().path), line \(line + 1):
        expected \(text(expected))
        actual   \(text(actual))
      """
  }
}
