/// What the scanner found in one source, in the order of the source.
package struct ComponentIndex: Sendable {
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
  package var finding: Finding

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
