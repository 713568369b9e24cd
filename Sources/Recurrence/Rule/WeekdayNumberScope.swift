/// Within what the number of a weekday counts.
enum WeekdayNumberScope: Hashable, Sendable {
  case month
  case year
}

extension RecurrenceRule {
  /// Within what the numbers of BYDAY count, or nil where the rule's other parts do not allow a number.
  var weekdayNumberScope: WeekdayNumberScope? {
    switch frequency {
    case .yearly where !byWeekNumber.isEmpty: nil
    case .yearly: byMonth.isEmpty ? .year : .month
    case .monthly: .month
    default: nil
    }
  }
}
