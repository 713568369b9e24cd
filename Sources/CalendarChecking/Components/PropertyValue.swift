import ICalendar

/// The value of a property as it was understood.
enum PropertyValue {
  case empty
  /// There is one, but it is not kept, or cannot be read.
  case unread
  /// A text, a word, a URI or an address as written, no longer than rules need it.
  case text(String)
  /// Dates and times, or those at which periods start.
  case times([TimeItem])
  case duration(CalendarDuration)
  /// A whole number, or an offset from UTC in seconds.
  case number(Int)
  case rule(RuleValue)
}
