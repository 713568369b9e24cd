import ICalendar

/// A scanned source and where its name and colour come from beside its own bytes.
struct LoadedSource {
  let source: CalendarSource
  /// The folder that was named instead of the file, if any.
  let folder: CalendarFolder?
  let label: Label

  /// What the user calls a calendar and which colour it gets; this counts more than what its file says.
  struct Label: Hashable {
    var name: String?
    var color: String?
  }
}
