import CivilCalendar
import Recurrence
import TestSupport

/// Random rules of every shape that RFC 5545 3.3.10 allows, and random starts.
struct RandomRules {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func start() -> CivilDateTime {
    let day = number(in: 7_000...25_000)
    return CivilDateTime(CivilDate(dayNumber: day), CivilTime(secondOfDay: number(in: 0...86_399)))
  }

  mutating func rule(of frequency: Frequency) -> RecurrenceRule {
    var rule = RecurrenceRule(frequency)
    if chance(2) { rule.interval = number(in: frequency.isSubDaily ? 2...300 : 2...9) }
    if chance(2) { rule.weekStart = weekday() }
    if chance(3) { rule.byMonth = list(1...12, atMost: 4, signed: false) }
    if frequency == .yearly, chance(4) {
      rule.byWeekNumber = list(1...53, atMost: 6, signed: true)
    }
    if frequency == .yearly || frequency.isSubDaily, chance(4) {
      rule.byYearDay = list(1...366, atMost: 40, signed: true)
    }
    if frequency != .weekly, chance(3) {
      rule.byMonthDay = list(1...31, atMost: 6, signed: true)
    }
    if chance(2) { rule.byDay = weekdays(for: rule) }
    addTimes(to: &rule)
    if chance(3) { rule.bySetPosition = list(1...(chance(2) ? 3 : 60), atMost: 3, signed: true) }
    if chance(3) { rule.count = number(in: 0...(chance(4) ? 5_000 : 40)) }
    return rule
  }

  private mutating func addTimes(to rule: inout RecurrenceRule) {
    if chance(4) { rule.byHour = list(0...23, atMost: 3, signed: false) }
    if chance(4) { rule.byMinute = list(0...59, atMost: 3, signed: false) }
    if chance(rule.frequency == .secondly ? 2 : 6) {
      rule.bySecond = list(0...59, atMost: 3, signed: false)
    }
  }

  private mutating func weekdays(for rule: RecurrenceRule) -> [WeekdayNumber] {
    let isYearly = rule.frequency == .yearly && rule.byWeekNumber.isEmpty
    let most =
      isYearly && rule.byMonth.isEmpty ? 53 : isYearly || rule.frequency == .monthly ? 5 : 0
    let hasNumbers = most > 0 && chance(2)
    return (0..<number(in: 1...4)).map { _ in
      let ordinal = hasNumbers && !chance(4) ? number(in: 1...most) : 0
      return WeekdayNumber(weekday(), ordinal: chance(2) ? ordinal : -ordinal)
    }
  }

  /// A list without order, in which a value may stand twice.
  private mutating func list(_ range: ClosedRange<Int>, atMost count: Int, signed: Bool) -> [Int] {
    (0..<number(in: 1...count)).map { _ in
      let value = number(in: range)
      return signed && chance(2) ? -value : value
    }
  }

  private mutating func weekday() -> Weekday { Weekday.allCases[number(in: 0...6)] }

  mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Whether something happens that does once in so many times.
  mutating func chance(_ times: Int) -> Bool { number(in: 1...times) == 1 }
}
