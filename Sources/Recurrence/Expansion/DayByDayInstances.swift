/// The instances of a rule as the days of one part of it, each with the times of the other.
struct DayByDayInstances {
  private var days: DayCursor
  private let times: TimesOfDay
  /// The day looked at, by its number; nil before the first.
  private var day: Int?
  /// The second of that day from which on its times are still to come.
  private var second = 0
  /// Where the instances begin: a day and a second of it.
  private let start: (day: Int, second: Int)

  /// The instances from a civil second on, before the end of `days`.
  init(
    _ selection: DaySelection,
    _ stride: DayStride,
    _ times: TimesOfDay,
    from moment: Int,
    endDay: Int
  ) {
    start = DayNumber.dayAndSecond(of: moment)
    days = DayCursor(selection, stride, days: start.day..<max(start.day, endDay))
    self.times = times
  }

  /// The next instance in civil seconds, or nil after the last one or when the budget is spent.
  mutating func next(_ budget: inout StepBudget) -> Int? {
    while true {
      if let day {
        if let time = times.first(onOrAfter: second, on: day, &budget) {
          second = time + 1
          if time == times.latest { self.day = nil }
          return day * 86_400 + time
        }
        // A whole day without a time, and all days are like it.
        if second == 0, times.isAlikeEveryDay { return nil }
      }
      guard enterNextDay(&budget) else { return nil }
    }
  }

  /// Passes over all instances before a civil second and tells how many they were, stopping soon after they
  /// are as many as `limit`.
  mutating func countAndSkip(to moment: Int, limit: Int, _ budget: inout StepBudget) -> Int {
    let target = DayNumber.dayAndSecond(of: moment)
    var counts = CountsOfDays(times)
    var count = 0
    while count < limit, enterNextDay(&budget), let day, day <= target.day {
      let end = day == target.day ? target.second : 86_400
      if second == 0, end == 86_400 {
        count += counts.count(on: day, &budget)
      } else if second < end {
        count += times.count(in: second..<end, on: day, &budget)
      }
      second = max(second, end)
      if day == target.day { break }
      if times.isAlikeEveryDay {
        count += countWholeDays(before: target.day, limit: limit - count, &counts, &budget)
      }
    }
    return count
  }

  /// Passes over the days before one, which are all alike, and tells how many times they have.
  private mutating func countWholeDays(
    before end: Int,
    limit: Int,
    _ counts: inout CountsOfDays,
    _ budget: inout StepBudget
  ) -> Int {
    let perDay = counts.count(on: end, &budget)
    guard perDay > 0, limit > 0 else { return 0 }
    return days.countAndSkip(to: end, limit: limit / perDay + 1, &budget) * perDay
  }

  /// Goes on to the next day that the rule chooses and that may have times.
  private mutating func enterNextDay(_ budget: inout StepBudget) -> Bool {
    while budget.spend(), let next = days.next(&budget) {
      let active = times.firstDay(onOrAfter: next)
      if active == next {
        day = next
        second = next == start.day ? start.second : 0
        return true
      }
      days.skip(to: active)
    }
    return false
  }
}
