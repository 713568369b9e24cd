/// What the scanner found in one source, in the order of the source.
package struct ComponentIndex: Equatable, Sendable {
  /// Events, to-dos, journals and free/busy components.
  package internal(set) var entries: [ComponentEntry] = []
  /// Components of other names that stand directly in a calendar, as a whole.
  package internal(set) var others: [ComponentEntry] = []
  /// Time zone definitions.
  package internal(set) var timeZones: [ComponentEntry] = []
  /// The VCALENDARs, or one without any property for components that stand in none.
  package internal(set) var calendars: [CalendarHeader] = []
  /// Whether a line `BEGIN:VCALENDAR`, or of a component that belongs into one, was there at all.
  package internal(set) var isCalendar = false
  /// What was wrong with the structure.
  package internal(set) var findings: [LocatedFinding] = []
}

/// Something wrong at a line of the source that is being read.
package struct LocatedFinding: Equatable, Sendable {
  /// The number of the physical line, from 1.
  package var line: Int
  /// The column in UTF-8 bytes, from 1.
  package var column: Int
  /// What is wrong.
  package var finding: Finding

  /// A finding at a line and a column, both from 1.
  package init(line: Int, column: Int = 1, _ finding: Finding) {
    self.line = line
    self.column = column
    self.finding = finding
  }
}

extension ComponentIndex {
  /// Whether there are components and all have the same UID.
  package var hasOneUID: Bool {
    guard let first = entries.first, first.uidHash != 0 else { return false }
    return entries.allSatisfy { $0.uidHash == first.uidHash }
  }
}

extension ComponentIndex {
  /// Appends what was found in the following part of a source.
  ///
  /// - Parameters:
  ///   - other: The index of the part; it begins within a calendar, its first, whose line counts as 0.
  ///   - lines: How many lines come before the part.
  ///   - calendar: The number of the calendar that it begins in.
  ///   - calendarLine: The number of that calendar's line.
  mutating func append(
    _ other: ComponentIndex,
    lines: Int,
    calendar: Int,
    calendarLine: Int
  ) {
    func moved(_ entry: ComponentEntry) -> ComponentEntry {
      var entry = entry
      entry.line = UInt32(clamping: Int(entry.line) + lines)
      entry.calendar = UInt32(clamping: Int(entry.calendar) + calendar)
      return entry
    }
    entries.reserveCapacity(entries.count + other.entries.count)
    entries.append(contentsOf: other.entries.lazy.map(moved))
    others.append(contentsOf: other.others.lazy.map(moved))
    timeZones.append(contentsOf: other.timeZones.lazy.map(moved))
    if let header = other.calendars.first, calendars.indices.contains(calendar) {
      calendars[calendar].add(header)
    }
    calendars += other.calendars.dropFirst().map { $0.moved(by: lines) }
    isCalendar = isCalendar || other.isCalendar
    findings += other.findings.map { found in
      var moved = found
      moved.line = found.line == 0 ? calendarLine : found.line + lines
      return moved
    }
  }
}
