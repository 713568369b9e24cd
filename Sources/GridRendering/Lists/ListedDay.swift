package import CivilCalendar

/// A day of a list and its events, in the order in which they are shown.
package struct ListedDay: Hashable, Sendable {
  /// The day.
  let date: CivilDate
  /// Whether it is the present day.
  let isToday: Bool
  /// The events that touch it.
  let events: [ListedEvent]

  /// A day with its events, which are not sorted here.
  package init(_ date: CivilDate, isToday: Bool = false, events: [ListedEvent]) {
    self.date = date
    self.isToday = isToday
    self.events = events
  }
}
