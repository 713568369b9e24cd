/// What a run of text is for, from which a theme derives how it looks.
package enum Role: Hashable, Sendable {
  /// Nothing in particular; spaces at the end of a line are dropped in this role only.
  case plain
  /// The title of a page.
  case title
  /// The name of a weekday above its column.
  case weekday(isWeekend: Bool)
  /// The number of a week.
  case weekNumber
  /// The number of a day, with the signs around it.
  case day(DayStates)
  /// The heading of a part of a list.
  case heading
  /// The heading of the present day.
  case todayHeading
  /// A time of day, or what stands in its place.
  case time
  /// The title of an event that takes place.
  case event
  /// The title of an event that does not.
  case cancelled
  /// The title of an event that may.
  case tentative
  /// Where an event takes place.
  case location
  /// What belongs to a calendar, by the calendar's place in the list of calendars.
  case calendar(Int)
  /// What has a colour of its own, such as an event with COLOR (RFC 7986 5.9).
  case color(Color)
  /// A remark of the program within its output.
  case note
  /// What matters less than what is around it.
  case dimmed
  /// How much there is of what is measured, from 0 to 4.
  case shade(Int)
  /// The line that marks the present time.
  case now
  /// The lines between the cells of a grid.
  case frame
  /// A sign that one can move by.
  case navigation
  /// What the next key takes effect on.
  case cursor
  /// What was searched for.
  case match
  /// The name of a key.
  case key
}
