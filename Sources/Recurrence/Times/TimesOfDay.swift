internal import CivilCalendar

/// The times at which a rule has instances on a day that its day parts choose.
struct TimesOfDay {
  private let choice: TimeChoice
  private let stride: ClockStride?
  /// The first time of the choice, after all if there is none.
  private let earliest: Int
  /// The last time of the choice, which no day goes beyond.
  let latest: Int

  /// The times of a rule with a DTSTART, some of those that its time parts make.
  init(_ rule: borrowing RecurrenceRule, _ clock: ClockTimes, start: CivilDateTime) {
    choice = TimeChoice(rule, of: clock)
    stride = ClockStride(rule, start: start)
    earliest = choice.first(onOrAfter: 0) ?? 86_400
    latest = choice.last ?? -1
  }

  /// Whether each day has the same times.
  var isAlikeEveryDay: Bool { stride?.isAlikeEveryDay ?? true }

  /// How many times each day has if every period counts.
  var countWithoutStride: Int { choice.count }

  /// How far the stride is when a day begins, which decides its times; nil if there is no stride.
  func phase(of day: Int) -> Int? { stride?.phase(of: day * 86_400) }

  /// The first day from one on that may have times.
  func firstDay(onOrAfter day: Int) -> Int {
    guard let stride else { return day }
    let midnight = day * 86_400
    return day + (stride.first(onOrAfter: midnight) - midnight) / 86_400
  }

  /// The first time not before a second of a day; nil if that day has no more or the budget is spent.
  func first(onOrAfter second: Int, on day: Int, _ budget: inout StepBudget) -> Int? {
    guard let stride else { return firstChoice(onOrAfter: second) }
    // The two conditions move each other forward until they agree.
    let midnight = day * 86_400
    var candidate = second
    while candidate < 86_400, budget.spend() {
      guard let time = firstChoice(onOrAfter: candidate) else { return nil }
      candidate = stride.first(onOrAfter: midnight + time) - midnight
      if candidate == time { return time }
    }
    return nil
  }

  /// How many times of a day are in a range of its seconds.
  func count(in seconds: Range<Int>, on day: Int, _ budget: inout StepBudget) -> Int {
    guard stride != nil else {
      return choice.count(before: seconds.upperBound) - choice.count(before: seconds.lowerBound)
    }
    var count = 0
    var second = seconds.lowerBound
    while let time = first(onOrAfter: second, on: day, &budget), time < seconds.upperBound {
      count += 1
      second = time + 1
    }
    return count
  }

  private func firstChoice(onOrAfter second: Int) -> Int? {
    // Most rules have one time a day.
    if second <= earliest { return earliest < 86_400 ? earliest : nil }
    return second <= latest ? choice.first(onOrAfter: second) : nil
  }
}
