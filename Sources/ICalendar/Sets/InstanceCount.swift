import CivilCalendar

/// Counts instances, against limits.
struct InstanceCount {
  private let limits: ExpansionLimits
  private var day = CivilDate.upperBound
  private var countOfDay = 0
  private var count = 0
  /// Whether there was one that is not wanted, or may be.
  private(set) var isCut = false

  init(_ limits: ExpansionLimits) { self.limits = limits }

  /// Notes that there may be more.
  mutating func cut() { isCut = true }

  /// Whether one more is wanted.
  enum Verdict {
    case isWanted
    /// There are enough on its day.
    case dayIsFull
    /// There are enough altogether.
    case seriesIsFull
  }

  /// Counts an instance that starts on a day; they come in ascending order.
  mutating func add(on day: CivilDate) -> Verdict {
    if day != self.day {
      self.day = day
      countOfDay = 0
    }
    guard count < limits.perSeries else {
      isCut = true
      return .seriesIsFull
    }
    guard countOfDay < limits.perDay else {
      isCut = true
      return .dayIsFull
    }
    count += 1
    countOfDay += 1
    return .isWanted
  }

  /// Whether one more occurrence is wanted in a window; all that began before are of its first day.
  ///
  /// So many can reach into the window, from so long ago, that the limit of the days on which they start is none.
  mutating func wants(_ time: OccurrenceTime, on window: DisplayWindow) -> Bool {
    guard limits.perDay < .max else { return true }
    let start = time.days(in: window.zone).lowerBound
    return add(on: max(start, window.days.lowerBound)) == .isWanted
  }
}
