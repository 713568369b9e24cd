import CivilCalendar
import Recurrence

/// Says in English which days of a period a rule picks.
struct RuleDays {
  private let rule: RecurrenceRule
  private let start: CivilDateTime

  init(_ rule: RecurrenceRule, _ start: CivilDateTime) {
    self.rule = rule
    self.start = start
  }

  /// The days of a month, such as `on the last Friday`, or nil where no sentence fits.
  var ofMonth: String? {
    if let position = rule.bySetPosition.first {
      let days = Set(rule.byDay.map(\.weekday))
      let names = days.sorted { $0.rawValue < $1.rawValue }.map(EnglishWords.name)
      let word =
        RuleDays.word(for: days) ?? EnglishWords.list(names).replacing(" and ", with: " or ")
      return "on the \(EnglishWords.place(position)) \(word)"
    }
    switch (rule.byMonthDay.isEmpty, rule.byDay.isEmpty) {
    case (true, true): return "on the \(EnglishWords.ordinal(start.date.day))"
    case (false, true): return "on \(monthDays)"
    case (true, false): return weekdays.map { "on \($0)" }
    case (false, false):
      guard rule.byDay.allSatisfy({ $0.ordinal == 0 }) else { return nil }
      let names = rule.byDay.map { EnglishWords.name(of: $0.weekday) }
      return "on \(monthDays) if it is a "
        + EnglishWords.list(names).replacing(" and ", with: " or ")
    }
  }

  /// The weekdays, such as `every Monday` or `the last Friday`; nil where some have a number and others none.
  var weekdays: String? {
    if rule.byDay.allSatisfy({ $0.ordinal == 0 }) {
      let days = Set(rule.byDay.map(\.weekday))
      if let word = RuleDays.word(for: days) { return "every \(word)" }
      return "every "
        + EnglishWords.list(days.sorted { $0.rawValue < $1.rawValue }.map(EnglishWords.name))
    }
    guard rule.byDay.allSatisfy({ $0.ordinal != 0 }) else { return nil }
    let names = rule.byDay.map { day in
      "the \(EnglishWords.place(day.ordinal)) \(EnglishWords.name(of: day.weekday))"
    }
    return EnglishWords.list(names)
  }

  /// The days by their numbers, such as `the 1st and 15th` or `the last day`.
  private var monthDays: String {
    let counted = rule.byMonthDay.filter { $0 > 0 }.map(EnglishWords.ordinal)
    let fromEnd = rule.byMonthDay.filter { $0 < 0 }.map { "\(EnglishWords.place($0)) day" }
    return "the \(EnglishWords.list(counted + fromEnd))"
  }

  /// The word for all days of a kind: `day`, `weekday` or `weekend day`.
  static func word(for days: Set<Weekday>) -> String? {
    let weekend: Set<Weekday> = [.saturday, .sunday]
    if days.count == 7 { return "day" }
    if days == Set(Weekday.allCases).subtracting(weekend) { return "weekday" }
    return days == weekend ? "weekend day" : nil
  }
}
