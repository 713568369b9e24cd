extension Environment {
  /// The folder of calendars that is read when nothing is named, or nil if there is none.
  ///
  /// `CALENDAR_DIR` counts if it is set, also when nothing is there: then its absence is reported.
  var usualFolder: String? {
    if let folder = variables[.calendarFolder], !folder.isEmpty { return folder }
    guard let home = variables[.home] else { return nil }
    return ["\(home)/.local/share/calendars", "\(home)/.calendars"].first { folder in
      (try? FileSystem.status(of: path(of: folder)))?.kind == .folder
    }
  }
}
