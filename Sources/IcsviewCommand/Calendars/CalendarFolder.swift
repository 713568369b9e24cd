import ICalendar

/// A folder with calendar files: perhaps a vdir, one item a file, with the calendar's name and colour beside.
struct CalendarFolder: Hashable {
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
  ///   - names: What is in it.
  ///   - environment: Says where relative paths start.
  init(_ path: String, names: [String], _ environment: Environment) {
    let parts = path.split(separator: "/")
    name = parts.last.map(String.init) ?? path
    func line(of file: String) -> String? {
      guard names.contains(file),
        let bytes = try? FileSystem.bytes(of: environment.path(of: "\(path)/\(file)"))
      else { return nil }
      let text = String(decoding: bytes.prefix(1024), as: UTF8.self)
      return text.split(whereSeparator: \.isNewline).first.map(String.init)
    }
    displayName = line(of: "displayname")
    color = line(of: "color")
  }

  /// Whether a file of this name is read when its folder is named.
  static func isCalendar(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return ["ics", "ical", "ifb", "vcs"].contains(name[dot...].dropFirst().lowercased())
  }
}
