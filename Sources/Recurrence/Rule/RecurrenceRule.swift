package import CivilCalendar

/// A recurrence rule as data (RFC 5545 3.3.10).
///
/// A list that is empty is a part that is absent. A value that cannot match, such as month 13, stays in its
/// list and matches nothing; nothing here can make an expansion trap or run without end.
package struct RecurrenceRule: Hashable, Sendable {
  /// The kind of period.
  package var frequency: Frequency
  /// How many periods lie from one that counts to the next; anything below 1 is read as 1.
  package var interval = 1
  /// How many instances there are at most, or nil without such a limit.
  package var count: Int?
  /// The last moment, or nil without such a limit; the expansion takes it as a wall clock of its own.
  package var until: RuleUntil?
  /// Seconds, 0 to 59.
  package var bySecond: [Int] = []
  /// Minutes, 0 to 59.
  package var byMinute: [Int] = []
  /// Hours, 0 to 23.
  package var byHour: [Int] = []
  /// Weekdays, some with a number in their month or year.
  package var byDay: [WeekdayNumber] = []
  /// Days of the month, 1 to 31, or from its end, -31 to -1.
  package var byMonthDay: [Int] = []
  /// Days of the year, 1 to 366, or from its end, -366 to -1.
  package var byYearDay: [Int] = []
  /// Weeks of the year, 1 to 53, or from its end, -53 to -1.
  package var byWeekNumber: [Int] = []
  /// Months, 1 to 12.
  package var byMonth: [Int] = []
  /// Places in the set of one period, 1 to 366, or from its end, -366 to -1.
  package var bySetPosition: [Int] = []
  /// The day on which weeks begin.
  package var weekStart = Weekday.monday
  /// The calendar in which the rule counts, in capitals (RFC 7529, RSCALE), or nil for the Gregorian.
  package var rscale: String?
  /// What becomes of days that a month does not have.
  package var skip = SkipBehavior.omit

  /// A rule with FREQ and nothing else, which goes on for ever.
  package init(_ frequency: Frequency) {
    self.frequency = frequency
  }
}

extension RecurrenceRule {
  /// Whether the rule counts in the Gregorian calendar, the only one that `RuleExpansion` knows.
  package var isGregorian: Bool { rscale == nil || rscale == "GREGORIAN" }
}
