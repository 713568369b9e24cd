import CivilCalendar
import ICUSupport
import Recurrence

/// Says in English what a recurrence rule means.
///
/// A rule with parts that hardly anyone combines is given as it is written: better that than a wrong sentence.
struct RuleWording {
  let rule: RecurrenceRule
  /// The rule as it is written.
  let text: String
  /// When the series starts, from which the rule takes what it does not say.
  let start: CivilDateTime
  /// Whether the series has whole days.
  let isDate: Bool
  /// The day until which the rule goes, where the reader is.
  let until: CivilDate?
  /// How days and times are written.
  let language: CalendarLanguage
  let hourCycle: HourCycle

  /// The rule in words, such as `every two weeks on Wednesday, until 17 December 2025`.
  var words: String {
    guard let period = isPlain ? period : nil else { return "by the rule \(text)" }
    var words = period
    if let times { words += " \(times)" }
    if let until { words += ", until \(language.longDate(until))" }
    if let count = rule.count { words += ", \(count == 1 ? "once" : "\(count) times")" }
    return words
  }

  /// Whether all parts are such as the sentences below know.
  private var isPlain: Bool {
    let positions = rule.bySetPosition
    return rule.isGregorian && rule.skip == .omit && rule.bySecond.isEmpty && rule.byYearDay.isEmpty
      && rule.byWeekNumber.isEmpty && rule.interval > 0
      && (positions.isEmpty || positions.count == 1 && isPositionPlain)
  }

  /// Whether a position picks one of the weekdays of a month, and nothing less common.
  private var isPositionPlain: Bool {
    let isOfMonth = rule.frequency == .monthly || rule.frequency == .yearly && !rule.byMonth.isEmpty
    return isOfMonth && !rule.byDay.isEmpty && rule.byDay.allSatisfy { $0.ordinal == 0 }
      && rule.byMonthDay.isEmpty
  }

  /// What comes before the times of day, or nil where no sentence fits.
  private var period: String? {
    switch rule.frequency {
    case .yearly: yearly
    case .monthly: RuleDays(rule, start).ofMonth.map { "\(every("month")) \($0)\(months)" }
    case .weekly: weekly
    case .daily: daily
    case .hourly: frequent("hour")
    case .minutely: frequent("minute")
    case .secondly: frequent("second")
    }
  }

  private func every(_ unit: String) -> String {
    rule.interval == 1 ? "every \(unit)" : "every \(EnglishWords.number(rule.interval)) \(unit)s"
  }

  /// The months, where a rule names some.
  private var months: String {
    let names = rule.byMonth.map { EnglishWords.name(ofMonth: $0) }
    return names.isEmpty ? "" : " in \(EnglishWords.list(names))"
  }
}

extension RuleWording {
  private var yearly: String? {
    let hasNoDays = rule.byDay.isEmpty && rule.byMonthDay.isEmpty
    if rule.byMonth.isEmpty {
      // Without a month, weekdays count within the year.
      guard hasNoDays else {
        guard rule.byMonthDay.isEmpty else { return nil }
        return RuleDays(rule, start).weekdays.map { "\(every("year")) on \($0) of the year" }
      }
      return "\(every("year")) on \(language.longDate(start.date, inYear: start.date.year))"
    }
    return RuleDays(rule, start).ofMonth.map { "\(every("year")) \($0)\(months)" }
  }

  private var weekly: String? {
    guard rule.byMonthDay.isEmpty, rule.byDay.allSatisfy({ $0.ordinal == 0 }) else { return nil }
    let days = Set(rule.byDay.map(\.weekday))
    if rule.interval == 1, let word = RuleDays.word(for: days) { return "every \(word)\(months)" }
    let named = days.isEmpty ? [start.date.weekday] : days.sorted { $0.rawValue < $1.rawValue }
    return "\(every("week")) on \(EnglishWords.list(named.map(EnglishWords.name)))\(months)"
  }

  private var daily: String? {
    guard rule.byMonthDay.isEmpty, rule.byDay.allSatisfy({ $0.ordinal == 0 }) else { return nil }
    let days = Set(rule.byDay.map(\.weekday))
    if days.isEmpty { return "\(every("day"))\(months)" }
    guard rule.interval == 1 else { return nil }
    if let word = RuleDays.word(for: days) { return "every \(word)\(months)" }
    let names = days.sorted { $0.rawValue < $1.rawValue }.map(EnglishWords.name)
    return "every \(EnglishWords.list(names))\(months)"
  }

  private func frequent(_ unit: String) -> String? {
    let isLimited =
      !rule.byDay.isEmpty || !rule.byMonthDay.isEmpty || !rule.byHour.isEmpty
      || !rule.byMinute.isEmpty
    return isLimited ? nil : "\(every(unit))\(months)"
  }

  /// The times of day, where a rule names some.
  private var times: String? {
    guard !isDate, !rule.frequency.isSubDaily, !(rule.byHour + rule.byMinute).isEmpty else {
      return nil
    }
    // Numbers that no clock shows match nothing, and there can be any number of them.
    let hours = rule.byHour.isEmpty ? [start.time.hour] : rule.byHour.filter((0..<24).contains)
    let minutes =
      rule.byMinute.isEmpty ? [start.time.minute] : rule.byMinute.filter((0..<60).contains)
    let times = hours.flatMap { hour in minutes.compactMap { CivilTime(hour: hour, minute: $0) } }
    guard !times.isEmpty else { return nil }
    let shown = times.prefix(6).map { language.text(of: $0, hourCycle) }
    let more = times.count - shown.count
    return "at \(EnglishWords.list(shown + (more > 0 ? ["\(more) more times"] : [])))"
  }
}
