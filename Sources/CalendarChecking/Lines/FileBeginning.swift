import ICalendar

/// What a file is before any of its lines is looked at closely.
enum FileBeginning {
  /// What there is in a file.
  enum Content {
    case nothing
    /// Text that has nothing to do with calendars.
    case foreign
    /// Components that stand in no VCALENDAR.
    case components
    case calendar
  }

  static func hasByteOrderMark(_ file: Span<UInt8>) -> Bool {
    file.count >= 3 && file[0] == 0xEF && file[1] == 0xBB && file[2] == 0xBF
  }

  /// Whether the text is in UTF-16 or UTF-32: it has such a mark, or NUL beside its first letter.
  static func isWideText(_ file: Span<UInt8>) -> Bool {
    guard file.count >= 2 else { return false }
    switch (file[0], file[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): return true
    case (0, 0): return file.count >= 4 && file[2] == 0 && file[3].isLetter
    case (0, let letter), (let letter, 0): return letter.isLetter
    default: return false
    }
  }

  /// What the lines of a file begin with.
  ///
  /// - Complexity: O(*n*) up to the first BEGIN:VCALENDAR.
  static func content(of file: Span<UInt8>, from start: Int) -> Content {
    var cursor = LineReader(start..<file.count)
    var isEmpty = true
    var hasComponents = false
    var ignored = FindingCollector.silent
    while cursor.advance(in: file) {
      isEmpty = isEmpty && cursor.line.bytes.isEmpty
      guard let line = StructuralLine(cursor.line, &ignored), line.isBegin else { continue }
      if line.type == .calendar { return .calendar }
      hasComponents = hasComponents || line.type != .other
    }
    return isEmpty ? .nothing : hasComponents ? .components : .foreign
  }
}
