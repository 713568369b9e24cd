internal import CivilCalendar

/// The hours, minutes or seconds that INTERVAL chooses: every nth from that of DTSTART, over all days.
struct ClockStride {
  /// The length of a period in seconds.
  private let period: Int
  /// From the start of one chosen period to that of the next, in seconds.
  private let step: Int
  /// Where the period of DTSTART begins, in civil seconds.
  private let anchor: Int

  /// The stride of a rule, or nil if its periods are days or longer, or if each of them counts.
  init?(_ rule: borrowing RecurrenceRule, start: CivilDateTime) {
    guard let period = rule.frequency.secondsPerPeriod, rule.boundedInterval > 1 else { return nil }
    self.period = period
    step = period * rule.boundedInterval
    anchor = start.civilSeconds - start.time.secondOfDay % period
  }

  /// Whether the periods are at the same times of every day.
  var isAlikeEveryDay: Bool { 86_400 % step == 0 }

  /// The first second in a chosen period that is not before another, which is not before DTSTART's period.
  func first(onOrAfter second: Int) -> Int {
    let elapsed = (second - anchor) % step
    return elapsed < period ? second : second - elapsed + step
  }

  /// How many seconds have passed since a chosen period began, not before that of DTSTART.
  func phase(of second: Int) -> Int { (second - anchor) % step }
}

extension Frequency {
  /// How long a period shorter than a day is.
  var secondsPerPeriod: Int? {
    switch self {
    case .hourly: 3600
    case .minutely: 60
    case .secondly: 1
    default: nil
    }
  }
}
