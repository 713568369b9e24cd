import CivilCalendar
import LibicalReader
import Recurrence

/// Any text as a recurrence rule, expanded from some start.
enum RulesTarget {
  /// More instances say nothing new.
  private static let limit = 300

  static func test(_ input: FuzzInput) {
    var input = input
    let start = input.dateTime()
    let choices = input.byte()
    let isDateOnly = choices & 1 != 0
    let years = [1, 3, 12, 40][choices >> 1 & 3]
    let text = input.rest
    var problems: [RuleProblem] = []
    let rule = RecurrenceRule(parsing: text.span, problems: &problems)
    require(
      problems.allSatisfy { (0...text.count).contains($0.utf8Range.upperBound) },
      "a problem stands behind the rule",
    )
    guard let rule else {
      require(!problems.isEmpty, "there is no rule, and nobody says why")
      return
    }
    let window = start..<CivilDateTime(start.date.adding(years: years), start.time)
    guard rule.isGregorian else {
      expandForeign(input.text, from: start, isDateOnly, in: window)
      return
    }
    let series = Series(rule: rule, start: start, isDateOnly: isDateOnly)
    let found = series.instances(in: window, limit: limit)
    series.check(found, in: window)
    checkJump(series, found, in: window)
    if problems.isEmpty { series.checkParts(found.dropFirst()) }
  }

  /// A later window has what the whole one has there.
  private static func checkJump(
    _ series: Series,
    _ found: [CivilDateTime],
    in window: Range<CivilDateTime>
  ) {
    guard found.count > 2 else { return }
    let middle = found[found.count / 2]
    let rest = series.instances(in: middle..<window.upperBound, limit: limit - found.count / 2)
    require(rest == Array(found[(found.count / 2)...]), "a later window has something else")
  }

  private static func expandForeign(
    _ rule: String,
    from start: CivilDateTime,
    _ isDateOnly: Bool,
    in window: Range<CivilDateTime>
  ) {
    let found = RscaleExpander().occurrences(
      of: rule,
      from: start,
      isDate: isDateOnly,
      in: window,
      limit: limit,
    )
    guard let found else { return }
    require(zip(found, found.dropFirst()).allSatisfy(<), "instances are out of order")
    require(found.allSatisfy(window.contains), "an instance is outside of the window")
  }
}

/// A rule and where it starts.
private struct Series {
  let rule: RecurrenceRule
  let start: CivilDateTime
  let isDateOnly: Bool

  func instances(in window: Range<CivilDateTime>, limit: Int) -> [CivilDateTime] {
    var expansion = RuleExpansion(rule, start: start, isDateOnly: isDateOnly, window: window)
    var found: [CivilDateTime] = []
    while found.count < limit, let instance = expansion.next() { found.append(instance) }
    require(expansion.steps <= 2_000_000 * (found.count + 1), "an expansion takes too many steps")
    return found
  }

  func check(_ found: [CivilDateTime], in window: Range<CivilDateTime>) {
    require(zip(found, found.dropFirst()).allSatisfy(<), "instances are out of order")
    require(
      found.allSatisfy { window.contains($0) || isDateOnly && $0.date == start.date },
      "an instance is outside of the window",
    )
    require(!isDateOnly || found.allSatisfy { $0.time == .midnight }, "a date has a time")
    require(rule.count.map { found.count <= max(1, $0) } ?? true, "there are more than COUNT")
  }

  /// Each instance but the start, which may be off the rule, is on all days and times of the rule.
  func checkParts(_ found: ArraySlice<CivilDateTime>) {
    for instance in found where instance != start {
      let (date, time) = (instance.date, instance.time)
      let monthLength = CivilDate.daysInMonth(year: date.year, month: date.month)
      check(rule.byMonth, date.month)
      check(rule.byMonthDay, date.day, date.day - monthLength - 1)
      check(rule.byYearDay, date.dayOfYear, date.dayOfYear - CivilDate.daysInYear(date.year) - 1)
      require(
        rule.byDay.isEmpty || rule.byDay.contains { $0.weekday == date.weekday },
        "an instance is on another weekday",
      )
      guard !isDateOnly else { continue }
      check(rule.byHour, time.hour)
      check(rule.byMinute, time.minute)
      // A leap second is read as the last one before it.
      check(rule.bySecond.map { min($0, 59) }, time.second)
    }
  }

  private func check(_ list: [Int], _ values: Int...) {
    require(list.isEmpty || values.contains(where: list.contains), "an instance is off \(list)")
  }
}
