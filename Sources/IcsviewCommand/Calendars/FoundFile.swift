import ICalendar

/// A calendar file that was found and, unless it is standard input, not read yet.
struct FoundFile {
  /// The path, or `-` for standard input.
  let path: String
  /// Whether its folder was named, not it.
  let isInFolder: Bool
  /// What standard input had.
  fileprivate let input: SourceBytes?

  init(path: String, isInFolder: Bool, bytes: SourceBytes?) {
    self.path = path
    self.isInFolder = isInFolder
    input = bytes
  }

  /// Whether it is standard input with nothing in it.
  var isBlank: Bool {
    guard let input, input.count < 1024 else { return false }
    return input.prefix(1024).allSatisfy { $0 <= UInt8(ascii: " ") }
  }

  /// The bytes of the file.
  func bytes(_ environment: Environment) throws(SystemError) -> SourceBytes {
    if let input { return input }
    return try FileSystem.bytes(of: environment.path(of: path), readsPipes: !isInFolder)
  }
}
