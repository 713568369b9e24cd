import CivilCalendar

/// What keys are for at the moment.
enum Mode: Hashable, Sendable {
  /// Days and events.
  case calendar
  /// A line that is typed.
  case prompt(Prompt)
  /// Twelve months to pick one of.
  case monthPicker(CivilMonth)
  /// Switches of the filter, of which one is the next to be turned.
  case filter(Int)
  /// The details of the event, from some line on.
  case details(Int)
  /// What the keys do, from some line on.
  case help(Int)
}

/// The two parts of the screen, of which one has the keys.
enum Pane: Hashable, Sendable {
  case grid
  case list
}
