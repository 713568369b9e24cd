import CivilCalendar
import Recurrence

extension RecurrenceRule {
  /// Whether the rule means one day of the month that some of its months or years do not have.
  func skipsPeriods(from start: CivilDateTime) -> Bool {
    guard skip == .omit, byDay.isEmpty, bySetPosition.isEmpty, byYearDay.isEmpty,
      byWeekNumber.isEmpty, frequency == .monthly || frequency == .yearly,
      byMonthDay.count <= 1
    else { return false }
    let day = byMonthDay.first ?? start.date.day
    guard day > 28 else { return false }
    return months(from: start).contains { day > CivilDate.daysInMonth(year: 2001, month: $0) }
  }

  /// The months in which the rule has a date, if they have the day.
  private func months(from start: CivilDateTime) -> [Int] {
    if !byMonth.isEmpty { return byMonth.filter { (1...12).contains($0) } }
    let first = start.date.month
    guard frequency == .monthly else { return byMonthDay.isEmpty ? [first] : Array(1...12) }
    let step = max(1, interval % 12 == 0 ? 12 : interval % 12)
    return (0..<12).map { (first - 1 + $0 * step) % 12 + 1 }
  }
}
