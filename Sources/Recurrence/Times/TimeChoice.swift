/// The times of day that the BY parts of a rule choose, whatever its interval.
enum TimeChoice {
  /// Each hour of a set with each minute and each second of others.
  case clock(ClockTimes)
  /// Seconds of the day in ascending order, where BYSETPOS leaves no simpler form.
  case listed([Int])

  /// What BYSETPOS leaves of times, if the periods of the rule are at most a day; longer ones have days to
  /// choose from as well.
  init(_ rule: borrowing RecurrenceRule, of clock: ClockTimes) {
    guard !rule.bySetPosition.isEmpty, rule.frequency >= .daily else {
      self = .clock(clock)
      return
    }
    let positions = SetPositions(rule.bySetPosition)
    switch rule.frequency {
    case .hourly:
      let firstHour = positions.places(in: clock.countPerHour).map { clock[$0] % 3600 }
      self = .listed(clock.allHours.flatMap { hour in firstHour.map { hour * 3600 + $0 } })
    case .minutely:
      let seconds = clock.allSeconds
      let chosen = positions.places(in: seconds.count).map { seconds[$0] }
      let bits = UInt64(bitsOf: chosen, from: 0)
      self = .clock(ClockTimes(hours: clock.hours, minutes: clock.minutes, seconds: bits))
    case .secondly:
      self = positions.places(in: 1).isEmpty ? .listed([]) : .clock(clock)
    default:
      self = .listed(positions.places(in: clock.count).map { clock[$0] })
    }
  }

  /// The last time, or nil if there is none.
  var last: Int? {
    switch self {
    case .clock(let clock): clock.last
    case .listed(let times): times.last
    }
  }

  /// How many times there are.
  var count: Int {
    switch self {
    case .clock(let clock): clock.count
    case .listed(let times): times.count
    }
  }

  /// The first time not before a second of the day, or nil if the day has no more.
  func first(onOrAfter second: Int) -> Int? {
    switch self {
    case .clock(let clock): clock.first(onOrAfter: second)
    case .listed(let times): times.first { $0 >= second }
    }
  }

  /// How many times are before a second of the day.
  func count(before second: Int) -> Int {
    switch self {
    case .clock(let clock): clock.count(before: second)
    case .listed(let times): times.count { $0 < second }
    }
  }
}
