import ICalendar

/// A folder with calendar files: perhaps a vdir, one item a file, with the calendar's name and colour beside.
///
/// An object that all its files share.
final class CalendarFolder {
  /// The path of the folder; it begins with what was given.
  let path: String
  /// The name of the folder itself.
  let name: String
  /// What the file `displayname` says.
  let displayName: String?
  /// What the file `color` says.
  let color: String?

  /// The folder of a path.
  ///
  /// - Parameters:
  ///   - path: The path as it was given.
  ///   - entries: What is in it.
  ///   - environment: Says where relative paths start.
  init(_ path: String, entries: [FileSystem.Entry], _ environment: Environment) {
    self.path = path
    name = CalendarFolder.name(ofFolder: path, environment)
    func line(of file: String) -> String? {
      guard entries.contains(where: { $0.name == file }),
        let bytes = try? FileSystem.bytes(of: environment.path(of: "\(path)/\(file)"))
      else { return nil }
      let text = String(decoding: bytes.prefix(1024), as: UTF8.self)
      let line = text.split(whereSeparator: \.isNewline).first ?? ""
      let words = line.split(whereSeparator: \.isWhitespace)
      return words.isEmpty ? nil : words.joined(separator: " ")
    }
    displayName = line(of: "displayname")
    color = line(of: "color")
  }

  /// The last part of a path, also of one that ends in `.` or `..`.
  private static func name(ofFolder path: String, _ environment: Environment) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    guard [".", ".."].contains(last) else { return PathText.shown(last) }
    let whole = FileSystem.resolvedPath(environment.path(of: path)) ?? path
    return PathText.shown(whole.split(separator: "/").last.map(String.init) ?? whole)
  }

  /// Whether a file of this name is read when its folder is named.
  static func isCalendar(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return ["ics", "ical", "ifb", "vcs"].contains(name[dot...].dropFirst().lowercased())
  }
}
