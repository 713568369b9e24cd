import CivilCalendar
import Foundation
import Recurrence
import Testing

/// The wall clock that a text in the form of RFC 5545 names: `20250616` or `20250616T093000`.
func clock(_ text: String) throws -> CivilDateTime {
  var problems: [RuleProblem] = []
  let rule = RecurrenceRule(parsing: "FREQ=DAILY;UNTIL=\(text)", problems: &problems)
  switch try #require(rule?.until, "not a time: \(text)") {
  case .date(let date): return CivilDateTime(date)
  case .local(let time), .utc(let time): return time
  }
}

/// A rule that has no problem.
func rule(_ text: String) throws -> RecurrenceRule {
  var problems: [RuleProblem] = []
  let rule = RecurrenceRule(parsing: text, problems: &problems)
  try #require(problems.isEmpty, "\(text): \(problems)")
  return try #require(rule)
}

/// A rule, whatever problems it has.
func lenientRule(_ text: String) throws -> RecurrenceRule {
  var problems: [RuleProblem] = []
  return try #require(RecurrenceRule(parsing: text, problems: &problems))
}

/// A wall clock in the form of RFC 5545.
func compact(_ clock: CivilDateTime, isDateOnly: Bool) -> String {
  let digits = clock.description.filter { $0 != "-" && $0 != ":" }
  return isDateOnly ? String(digits.prefix(8)) : digits
}

extension RuleUntil {
  /// The last moment on the clock of a zone, or of a series without one.
  func clock(inZone name: String) throws -> CivilDateTime {
    switch self {
    case .date(let date): return CivilDateTime(date, CivilTime(secondOfDay: 86_399))
    case .local(let time): return time
    case .utc(let time):
      guard !name.isEmpty else { return time }
      let zone = try #require(TimeZone(identifier: name))
      let instant = Date(timeIntervalSince1970: Double(time.civilSeconds))
      return time.adding(seconds: zone.secondsFromGMT(for: instant))
    }
  }
}
