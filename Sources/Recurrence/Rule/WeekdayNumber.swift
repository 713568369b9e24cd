package import CivilCalendar

/// One value of BYDAY: a weekday, either each one or the nth of its month or year.
package struct WeekdayNumber: Hashable, Sendable {
  /// Which of the weekdays: 1 is the first, -1 the last, and 0 means every one.
  package let ordinal: Int
  /// The day of the week.
  package let weekday: Weekday

  /// A weekday, by default every one.
  package init(_ weekday: Weekday, ordinal: Int = 0) {
    self.weekday = weekday
    self.ordinal = ordinal
  }
}

extension WeekdayNumber: Comparable {
  /// By number and then from Monday, so that those without a number stand together.
  package static func < (left: WeekdayNumber, right: WeekdayNumber) -> Bool {
    (left.ordinal, left.weekday.rawValue) < (right.ordinal, right.weekday.rawValue)
  }
}
