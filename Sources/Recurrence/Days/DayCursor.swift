internal import CivilCalendar

/// The days that a rule chooses, in order, month by month.
struct DayCursor {
  private let selection: DaySelection
  private let stride: DayStride
  /// The number of the day before which the days end.
  private let end: Int
  private var month: MonthLayout
  /// Days of the month still to come.
  private var remaining: DayBits = 0
  /// The first day of the next month if this month gives it as well: it is not given again.
  private var reachedDay: Int?

  /// The days from one day on, and before another or the end of the calendar.
  init(_ selection: DaySelection, _ stride: DayStride, days: Range<Int>) {
    self.selection = selection
    self.stride = stride
    end = min(days.upperBound, CivilDate.upperBound.dayNumber)
    month = MonthLayout(containing: days.lowerBound - selection.reach)
    enterMonth()
    skip(to: days.lowerBound)
  }

  /// The number of the next day, or nil after the last one or when the budget is spent.
  mutating func next(_ budget: inout StepBudget) -> Int? {
    while remaining == 0 {
      guard advanceMonth(&budget) else { return nil }
    }
    let day = month.firstDay + remaining.trailingZeroBitCount
    guard day < end else { return nil }
    remaining &= remaining - 1
    return day
  }

  /// A day of the period to which the day that was given last belongs: the day itself, but the last one of
  /// the month if that day is the first of the next.
  func dayOfPeriod(_ last: Int) -> Int { min(last, month.end - 1) }

  /// Passes over all days before one.
  mutating func skip(to day: Int) {
    if day >= month.end + selection.reach {
      month = MonthLayout(containing: day - selection.reach)
      enterMonth()
    }
    remaining &= ~.lowest(max(0, day - month.firstDay))
  }

  /// Passes over all days before one and tells how many they were, stopping after the month in which they
  /// become as many as `limit`.
  mutating func countAndSkip(to day: Int, limit: Int, _ budget: inout StepBudget) -> Int {
    if let weekdays = selection.sameEveryWeek {
      let position = remaining == 0 ? month.end : month.firstDay + remaining.trailingZeroBitCount
      if let before = stride.count(of: weekdays, before: day) {
        defer { skip(to: day) }
        return max(0, before - (stride.count(of: weekdays, before: position) ?? 0))
      }
    }
    var count = 0
    while month.end + selection.reach <= day {
      count += remaining.nonzeroBitCount
      remaining = 0
      guard count < limit, advanceMonth(&budget) else { return count }
    }
    let passed = remaining & .lowest(max(0, day - month.firstDay))
    remaining &= ~passed
    return count + passed.nonzeroBitCount
  }

  /// Goes on to the next month that may have days.
  private mutating func advanceMonth(_ budget: inout StepBudget) -> Bool {
    guard month.end < end, budget.spend() else { return false }
    let reached = reachedDay
    month.advance()
    if !stride.isEveryDay {
      guard let period = stride.period(onOrAfter: month.firstDay), period.lowerBound < end else {
        return false
      }
      if period.lowerBound >= month.end { month = MonthLayout(containing: period.lowerBound) }
    }
    enterMonth()
    if reached == month.firstDay { remaining &= ~1 }
    return true
  }

  private mutating func enterMonth() {
    remaining = selection.days(in: month) & stride.days(in: month)
    reachedDay = remaining >> DayBits(month.length) != 0 ? month.end : nil
  }
}
