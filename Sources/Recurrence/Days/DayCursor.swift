/// The days that a rule chooses, in order, month by month.
struct DayCursor {
  private let selection: DaySelection
  private let stride: DayStride
  /// The number of the day before which the days end.
  private let end: Int
  private var month: MonthLayout
  /// Days of the month still to come.
  private var remaining: DayBits = 0

  /// The days from one day on, and before another.
  init(_ selection: DaySelection, _ stride: DayStride, days: Range<Int>) {
    self.selection = selection
    self.stride = stride
    end = days.upperBound
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
    let previous = month
    month.advance()
    if !stride.isEveryDay {
      guard let period = stride.period(onOrAfter: month.firstDay), period.lowerBound < end else {
        return false
      }
      if period.lowerBound >= month.end { month = MonthLayout(containing: period.lowerBound) }
    }
    enterMonth()
    // A day that the month before reached is not given again.
    if selection.reach > 0, month.firstDay == previous.end,
      choice(in: previous) >> DayBits(previous.length) & 1 != 0
    {
      remaining &= ~1
    }
    return true
  }

  private mutating func enterMonth() {
    remaining = choice(in: month)
  }

  private func choice(in month: MonthLayout) -> DayBits {
    selection.days(in: month) & stride.days(in: month)
  }
}
