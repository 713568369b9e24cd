package import CivilCalendar

/// When a listed event is.
package enum ListedTime: Hashable, Sendable {
  /// Whole days, half-open.
  case allDay(Range<CivilDate>)
  /// From one time to another on the clock of the list; an end that is not after the start is none.
  case timed(start: CivilDateTime, end: CivilDateTime)
  /// At no time, as a to-do may be.
  case undated
}
