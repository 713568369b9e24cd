/// The instances of a rule with BYSETPOS whose periods are weeks, months or years.
///
/// The whole set of each period is laid out, also of the one that DTSTART is in the middle of, since RFC 5545
/// counts positions over the period; what lies before DTSTART is for the caller to leave out.
struct PositionedInstances {
  private let selection: DaySelection
  private let stride: DayStride
  private let clock: ClockTimes
  private let positions: SetPositions
  /// The number of the first day whose period has not been laid out.
  private var nextDay: Int
  /// The number of the day before which periods begin.
  private let endDay: Int
  /// The chosen instances of the period in civil seconds, and how many of them were given.
  private var instances: [Int] = []
  private var given = 0
  /// The numbers of the days of the period, kept for its memory.
  private var days: [Int] = []

  /// The instances of a rule from the period of a day on, in periods that begin before another.
  init(
    _ rule: RecurrenceRule,
    _ selection: DaySelection,
    _ stride: DayStride,
    _ clock: ClockTimes,
    days: Range<Int>
  ) {
    self.selection = selection
    self.stride = stride
    self.clock = clock
    positions = SetPositions(rule.bySetPosition)
    nextDay = days.lowerBound - selection.reach
    endDay = days.upperBound
  }

  /// The next instance in civil seconds, or nil after the last one or when the budget is spent.
  mutating func next(_ budget: inout StepBudget) -> Int? {
    while given == instances.count {
      guard layOutNextPeriod(&budget) else { return nil }
    }
    given += 1
    return instances[given - 1]
  }

  private mutating func layOutNextPeriod(_ budget: inout StepBudget) -> Bool {
    guard let period = stride.period(onOrAfter: nextDay), period.lowerBound < endDay else {
      return false
    }
    guard collectDays(of: period, &budget) else { return false }
    nextDay = period.upperBound
    instances.removeAll(keepingCapacity: true)
    given = 0
    for place in positions.places(in: days.count * clock.count) {
      let (day, time) = place.quotientAndRemainder(dividingBy: clock.count)
      instances.append(days[day] * 86_400 + clock[time])
    }
    return true
  }

  /// Collects the days of a period that the rule chooses.
  private mutating func collectDays(of period: Range<Int>, _ budget: inout StepBudget) -> Bool {
    days.removeAll(keepingCapacity: true)
    var month = MonthLayout(containing: period.lowerBound)
    while month.firstDay < period.upperBound {
      guard budget.spend() else { return false }
      var bits = selection.days(in: month)
      while bits != 0 {
        let day = month.firstDay + bits.trailingZeroBitCount
        bits &= bits - 1
        if day >= period.lowerBound, day < period.upperBound + selection.reach { days.append(day) }
      }
      month.advance()
    }
    return true
  }
}
