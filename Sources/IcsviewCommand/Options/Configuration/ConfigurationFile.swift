import ICalendar

/// The file that holds the options that are usually wanted.
struct ConfigurationFile: Sendable {
  /// The path as it is shown.
  let path: String
  /// The lines without their ends.
  let lines: [String]
  /// What `~` stands for.
  let home: String?
  /// The columns that a line may have where it is shown.
  let width: Int

  init(path: String, _ bytes: [UInt8], home: String? = nil, width: Int = 80) {
    self.path = path
    self.home = home
    self.width = width
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      PathText.text(of: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0)
    }
  }

  /// Reads the file that ICSVIEW_CONFIG names, or that in the usual place if there is one.
  static func find(_ environment: Environment) throws(UsageError) -> ConfigurationFile? {
    let named = environment.variables[.configuration] ?? ""
    guard let path = named.isEmpty ? usualPath(environment) : named else { return nil }
    let bytes: SourceBytes
    do throws(SystemError) {
      bytes = try FileSystem.bytes(
        of: environment.path(of: path),
        readsPipes: !named.isEmpty,
        enough: largest + 1,
      )
    } catch {
      if error.isMissing, named.isEmpty { return nil }
      // Who names /dev/null wants none.
      if error == .isNoFile(.device) { return nil }
      throw .unreadableConfiguration(path: path, reason: error.reason)
    }
    guard bytes.count <= largest else {
      throw .unreadableConfiguration(path: path, reason: "it has more than 1 MB")
    }
    return ConfigurationFile(
      path: path,
      bytes.prefix(bytes.count),
      home: environment.variables[.home],
      width: environment.columns,
    )
  }

  /// No configuration has as many bytes; what is named by mistake may have many more.
  private static let largest = 1 << 20

  private static func usualPath(_ environment: Environment) -> String? {
    // A relative path there is to be passed over, says the XDG Base Directory Specification.
    if let folder = environment.variables[.configurationFolder], folder.hasPrefix("/") {
      return "\(folder)/icsview/config"
    }
    return environment.variables[.home].map { "\($0)/.config/icsview/config" }
  }

  /// A path in the file as it is to be opened: `~` stands for the home folder, and others begin in the folder
  /// that the file is in.
  func resolved(_ name: String) -> String {
    if name == "-" || name.hasPrefix("/") { return name }
    if let home, name == "~" || name.hasPrefix("~/") { return home + name.dropFirst() }
    guard let slash = path.lastIndex(of: "/") else { return name }
    return path[...slash] + name
  }
}
