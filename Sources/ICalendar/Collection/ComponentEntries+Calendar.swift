extension [ComponentEntry] {
  /// The entries of a VCALENDAR, by its number: those of one follow each other.
  ///
  /// - Complexity: O(log *n*); a file can have very many calendars.
  func inCalendar(_ calendar: UInt32) -> ArraySlice<ComponentEntry> {
    let rest = self[partitioningIndex { $0.calendar >= calendar }...]
    return rest[..<rest.partitioningIndex { $0.calendar > calendar }]
  }
}
