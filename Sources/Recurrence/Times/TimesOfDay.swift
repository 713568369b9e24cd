internal import CivilCalendar

/// The times at which a rule has instances on a day that its day parts choose.
struct TimesOfDay {
  private let choice: Choice
  private let stride: ClockStride?

  private enum Choice {
    case clock(ClockTimes)
    /// Seconds of the day in ascending order, where BYSETPOS leaves no simpler form.
    case listed([Int])
  }

  /// The times of a rule with a DTSTART; BYSETPOS is applied if a period is at most a day.
  init(_ rule: RecurrenceRule, start: CivilDateTime, isDateOnly: Bool) {
    let clock = ClockTimes(rule, start: start.time, isDateOnly: isDateOnly)
    choice = rule.bySetPosition.isEmpty ? .clock(clock) : Self.choice(rule, of: clock)
    stride = ClockStride(rule, start: start)
  }

  /// What BYSETPOS leaves of the times of each period.
  private static func choice(_ rule: RecurrenceRule, of clock: ClockTimes) -> Choice {
    let positions = SetPositions(rule.bySetPosition)
    switch rule.frequency {
    case .yearly, .monthly, .weekly:
      return .clock(clock)
    case .daily:
      return .listed(positions.places(in: clock.count).map { clock[$0] })
    case .hourly:
      let firstHour = positions.places(in: clock.countPerHour).map { clock[$0] % 3600 }
      let hours = (0..<24).filter { clock.hours >> UInt64($0) & 1 != 0 }
      return .listed(hours.flatMap { hour in firstHour.map { hour * 3600 + $0 } })
    case .minutely:
      let seconds = (0..<60).filter { clock.seconds >> UInt64($0) & 1 != 0 }
      let chosen = positions.places(in: seconds.count).map { seconds[$0] }
      let bits = UInt64(bitsOf: chosen, from: 0)
      return .clock(ClockTimes(hours: clock.hours, minutes: clock.minutes, seconds: bits))
    case .secondly:
      return positions.places(in: 1).isEmpty ? .listed([]) : .clock(clock)
    }
  }

  /// Whether each day has the same times.
  var isAlikeEveryDay: Bool { stride?.isAlikeEveryDay ?? true }

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

  /// The first day from one on that may have times.
  func firstDay(onOrAfter day: Int) -> Int {
    guard let stride else { return day }
    let midnight = day * 86_400
    return day + (stride.first(onOrAfter: midnight) - midnight) / 86_400
  }

  /// How far the stride is when a day begins, which decides its times; nil if there is no stride.
  func phase(of day: Int) -> Int? { stride?.phase(of: day * 86_400) }

  /// How many times of a day are in a range of its seconds.
  func count(in seconds: Range<Int>, on day: Int, _ budget: inout StepBudget) -> Int {
    guard stride != nil else {
      return choiceCount(before: seconds.upperBound) - choiceCount(before: seconds.lowerBound)
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
    switch choice {
    case .clock(let clock): clock.first(onOrAfter: second)
    case .listed(let times): times.first { $0 >= second }
    }
  }

  /// How many times each day has if every period counts.
  var countWithoutStride: Int {
    switch choice {
    case .clock(let clock): clock.count
    case .listed(let times): times.count
    }
  }

  private func choiceCount(before second: Int) -> Int {
    switch choice {
    case .clock(let clock): clock.count(before: second)
    case .listed(let times): times.count { $0 < second }
    }
  }
}

extension ClockTimes {
  /// The times of the BY parts of a rule; those missing come from DTSTART or, within the period, are all.
  init(_ rule: RecurrenceRule, start: CivilTime, isDateOnly: Bool) {
    guard !isDateOnly else {
      self.init(hours: 1, minutes: 1, seconds: 1)
      return
    }
    let all = UInt64.max
    let frequency = rule.frequency
    self.init(
      hours: rule.byHour.isEmpty
        ? frequency >= .hourly ? all : 1 << UInt64(start.hour)
        : UInt64(bitsOf: rule.byHour, from: 0),
      minutes: rule.byMinute.isEmpty
        ? frequency >= .minutely ? all : 1 << UInt64(start.minute)
        : UInt64(bitsOf: rule.byMinute, from: 0),
      seconds: rule.bySecond.isEmpty
        ? frequency >= .secondly ? all : 1 << UInt64(start.second)
        : UInt64(bitsOf: rule.bySecond, from: 0)
    )
  }
}
