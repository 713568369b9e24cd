/// The instances of a rule with BYSETPOS whose periods are weeks, months or years.
///
/// The whole set of each period is laid out, also of the one that DTSTART is in the middle of, since RFC 5545
/// counts positions over the period; what lies before DTSTART is for the caller to leave out.
struct PositionedInstances {
  private var cursor: DayCursor
  private let stride: DayStride
  private let clock: ClockTimes
  private let positions: SetPositions
  /// The number of a day that the cursor gave and that is in a period not laid out yet.
  private var pendingDay: Int?
  /// The numbers of the days of the period, and the places in its set that are chosen.
  private var days: [Int] = []
  private var places: [Int] = []
  /// How many of the places were given.
  private var given = 0

  /// The instances from the period of a day on, before the end of `days`.
  init(
    _ selection: DaySelection,
    _ stride: DayStride,
    _ clock: ClockTimes,
    _ positions: SetPositions,
    days: Range<Int>
  ) {
    self.stride = stride
    self.clock = clock
    self.positions = positions
    // Positions count over whole periods, also those at the ends.
    let firstDay = days.lowerBound - selection.reach
    let begin = stride.period(onOrAfter: firstDay)?.lowerBound ?? days.upperBound
    let end = stride.period(onOrAfter: days.upperBound)?.upperBound ?? days.upperBound
    cursor = DayCursor(selection, stride, days: min(begin, end)..<end)
    self.days.reserveCapacity(31)
  }

  /// The next instance in civil seconds, or nil after the last one or when the budget is spent.
  mutating func next(_ budget: inout StepBudget) -> Int? {
    while given == places.count {
      guard layOutNextPeriod(&budget) else { return nil }
    }
    let (day, time) = places[given].quotientAndRemainder(dividingBy: clock.count)
    given += 1
    return days[day] * 86_400 + clock[time]
  }

  private mutating func layOutNextPeriod(_ budget: inout StepBudget) -> Bool {
    guard budget.spend(), let first = pendingDay ?? cursor.next(&budget),
      let period = stride.period(onOrAfter: cursor.dayOfPeriod(first))
    else { return false }
    days.removeAll(keepingCapacity: true)
    days.append(first)
    pendingDay = nil
    while let day = cursor.next(&budget) {
      guard period.contains(cursor.dayOfPeriod(day)) else {
        pendingDay = day
        break
      }
      days.append(day)
    }
    positions.choose(from: days.count * clock.count, into: &places)
    given = 0
    return true
  }
}
