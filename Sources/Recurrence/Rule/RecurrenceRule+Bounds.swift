/// The numbers of a rule, brought to where no arithmetic on them overflows and nothing else changes.
extension RecurrenceRule {
  /// More than the seconds of the whole calendar.
  private static let beyondCalendar = 1 << 40

  /// The interval, at least 1; beyond the calendar's length each leaves only the period of DTSTART.
  var boundedInterval: Int { min(max(interval, 1), RecurrenceRule.beyondCalendar) }

  /// The count, at least 0, or one that is never reached.
  var boundedCount: Int { min(max(count ?? .max, 0), RecurrenceRule.beyondCalendar) }
}
