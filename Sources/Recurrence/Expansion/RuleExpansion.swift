package import CivilCalendar

/// The instances of one rule within a window, in strictly ascending order, on the clock of the series.
///
/// It jumps to the window, so that its cost does not depend on how long ago DTSTART was; only COUNT makes it
/// look at the months between, or at less. No rule takes it more than a bounded number of steps from one
/// instance to the next: see `reachedLimit`.
package struct RuleExpansion: Sequence, IteratorProtocol {
  /// DTSTART, if it is still to be given.
  private var pendingStart: CivilDateTime?
  private var dayByDay: DayByDayInstances?
  private var positioned: PositionedInstances?
  private var budget = StepBudget()
  /// How many instances COUNT still allows.
  private var remaining: Int
  /// Civil seconds before which the rule gives nothing, and before which instances only count.
  private var least: Int
  private let windowStart: Int
  /// The civil second before which all ends.
  private let end: Int

  /// Expands a rule.
  ///
  /// - Parameters:
  ///   - rule: A rule of the Gregorian calendar.
  ///   - start: DTSTART; the day alone counts if the series is one of dates.
  ///   - isDateOnly: Whether the series is one of dates, so that the time parts of the rule are ignored.
  ///   - window: What to give; half-open.
  ///   - until: UNTIL on the clock of the series, itself included; that of the rule is not looked at.
  ///   - startCounts: Whether DTSTART is an instance, the first of COUNT, also when the rule does not give
  ///     it. Otherwise only what the rule gives counts and comes.
  package init(
    _ rule: borrowing RecurrenceRule,
    start: CivilDateTime,
    isDateOnly: Bool = false,
    window: Range<CivilDateTime>,
    until: CivilDateTime? = nil,
    startCounts: Bool = true
  ) {
    let start = isDateOnly ? CivilDateTime(start.date) : start
    let first = start.civilSeconds
    windowStart = window.lowerBound.civilSeconds
    let untilEnd = until.map { $0.civilSeconds + 1 }
    end = Swift.min(window.upperBound.civilSeconds, untilEnd ?? .max)
    pendingStart = startCounts && window.contains(start) ? start : nil
    least = startCounts ? first + 1 : first
    let count = rule.boundedCount
    remaining = startCounts ? Swift.max(count, 1) - 1 : count
    guard remaining > 0, Swift.max(windowStart, least) < end else {
      remaining = 0
      return
    }
    if isDateOnly, rule.frequency.isSubDaily {
      open(rule.readOverDates, start: start, isDateOnly: true)
    } else {
      open(rule, start: start, isDateOnly: isDateOnly)
    }
  }

  /// Whether it gave up because the rule gives nothing for too long: there may be later instances.
  ///
  /// To be read after the last `next()`, which a `for` loop calls on a copy.
  package var reachedLimit: Bool { budget.isSpent }

  /// How many months, days and stretches of days it has looked at, which is what it costs.
  package var steps: Int { budget.taken }

  /// The next start, in order; nil after the last one of the window.
  package mutating func next() -> CivilDateTime? {
    if let start = pendingStart {
      pendingStart = nil
      return start
    }
    while remaining > 0 {
      guard let moment = positioned?.next(&budget) ?? dayByDay?.next(&budget), moment < end else {
        remaining = 0
        return nil
      }
      guard moment >= least else { continue }
      least = moment + 1
      remaining -= 1
      guard moment >= windowStart else { continue }
      budget.renew()
      return CivilDateTime(civilSeconds: moment)
    }
    return nil
  }

  /// Takes the rule apart and goes to where the window begins.
  private mutating func open(
    _ rule: borrowing RecurrenceRule,
    start: CivilDateTime,
    isDateOnly: Bool
  ) {
    let selection = DaySelection(rule, start: start.date)
    let stride = DayStride(rule, start: start.date)
    let from = rule.count == nil ? Swift.max(windowStart, least) : least
    let firstDay = DayNumber.dayAndSecond(of: from).day
    let endDay = DayNumber.dayAndSecond(of: end - 1).day + 1
    let clock = ClockTimes(rule, start: start.time, isDateOnly: isDateOnly)
    guard clock.count > 0 else { return }
    if !rule.bySetPosition.isEmpty, rule.frequency < .daily {
      let positions = SetPositions(rule.bySetPosition)
      guard !positions.isEmpty else { return }
      let days = firstDay..<endDay
      positioned = PositionedInstances(selection, stride, clock, positions, days: days)
      return
    }
    let times = TimesOfDay(rule, clock, start: start)
    guard times.countWithoutStride > 0 else { return }
    var instances = DayByDayInstances(selection, stride, times, from: from, endDay: endDay)
    if from < windowStart {
      remaining -= instances.countAndSkip(to: windowStart, limit: remaining, &budget)
    }
    dayByDay = instances
  }
}

extension RecurrenceRule {
  /// The rule as it is read for a series of dates: hours, minutes and seconds make whole days.
  ///
  /// RFC 5545 does not say what a frequency below DAILY means there. Each date that a period begins on is an
  /// instance, an interval that is not of whole days being rounded down to such a one.
  fileprivate var readOverDates: RecurrenceRule {
    guard let period = frequency.secondsPerPeriod else { return self }
    var rule = self
    rule.frequency = .daily
    rule.interval = boundedInterval / (86_400 / period)
    return rule
  }
}
