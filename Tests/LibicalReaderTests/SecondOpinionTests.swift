import CLibical
import CivilCalendar
import Recurrence
import TestSupport
import Testing

@testable import LibicalReader

/// Rules that libical 3 expands as RFC 5545 says, against our own expansion.
///
/// Left out is what it gets wrong: BYSETPOS below MONTHLY or with several times of day, BYWEEKNO, negative
/// BYMONTHDAY with DAILY, YEARLY days of the month without months, intervals above 32,767, and WEEKLY with
/// INTERVAL where DTSTART is off the rule: its first week is then often not that of DTSTART.
struct `libical's opinion of a rule` {
  @Test(arguments: 0..<8)
  func `is ours where it is right`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<250 {
      let start = RandomRule.start(&random)
      let text = RandomRule.text(from: start, &random)
      var problems: [RuleProblem] = []
      let rule = try #require(RecurrenceRule(parsing: text, problems: &problems))
      #expect(problems.isEmpty, "\(text)")
      // libical leaves out a DTSTART that is off the rule, so what the rule itself gives is compared.
      let window = start..<CivilDateTime(start.date.adding(years: 12))
      let expansion = RuleExpansion(rule, start: start, window: window, startCounts: false)
      let ours = Array(expansion.prefix(40))
      let theirs = libical(text, start, before: window.upperBound, count: 40)
      #expect(ours == theirs, "\(start) \(text)")
    }
  }

  private func libical(
    _ rule: String,
    _ start: CivilDateTime,
    before end: CivilDateTime,
    count: Int
  ) -> [CivilDateTime] {
    LibraryAccess.withLock { _ in
      guard let iterator = icsview_recurrence_new(rule, start.basicText(isDate: false)) else {
        return []
      }
      defer { icalrecur_iterator_free(iterator) }
      var found: [CivilDateTime] = []
      var time = icaltimetype()
      while found.count < count, icsview_recurrence_next(iterator, &time) {
        guard
          let date = CivilDate(year: Int(time.year), month: Int(time.month), day: Int(time.day)),
          let clock = CivilTime(
            hour: Int(time.hour),
            minute: Int(time.minute),
            second: Int(time.second),
          ), CivilDateTime(date, clock) < end
        else { break }
        found.append(CivilDateTime(date, clock))
      }
      return found
    }
  }
}

/// Rules of the kinds that both sides expand alike.
private enum RandomRule {
  static func start(_ random: inout SeededGenerator) -> CivilDateTime {
    let day = CivilDate(dayNumber: Int.random(in: 9000...21_000, using: &random))
    return CivilDateTime(day, CivilTime(secondOfDay: Int.random(in: 0..<86_400, using: &random)))
  }

  static func text(from start: CivilDateTime, _ random: inout SeededGenerator) -> String {
    let interval = Int.random(in: 1...4, using: &random)
    var parts = [interval > 1 ? "INTERVAL=\(interval)" : ""]
    let frequency =
      ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"].randomElement(using: &random) ?? "DAILY"
    switch frequency {
    case "DAILY":
      parts += [list("BYMONTH", 1...12, &random), days(&random)]
    case "WEEKLY":
      let own = weekdays[start.date.weekday.rawValue - 1]
      parts.append(interval == 1 ? days(&random) : "BYDAY=\(own)")
      parts.append("WKST=" + (weekdays.randomElement(using: &random) ?? "MO"))
    case "MONTHLY":
      parts.append(monthly(&random))
    default:
      parts += [list("BYMONTH", 1...12, &random, isNeeded: true), monthly(&random)]
    }
    return (["FREQ=\(frequency)"] + parts.filter { !$0.isEmpty }).joined(separator: ";")
  }

  private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  private static func monthly(_ random: inout SeededGenerator) -> String {
    switch Int.random(in: 0...3, using: &random) {
    case 0: list("BYMONTHDAY", 1...28, &random, isNeeded: true)
    case 1: days(&random, isNumbered: true)
    case 2: "BYMONTHDAY=-1"
    default: "BYDAY=MO,TU,WE,TH,FR;BYSETPOS=\([1, 2, -1].randomElement(using: &random) ?? 1)"
    }
  }

  private static func days(_ random: inout SeededGenerator, isNumbered: Bool = false) -> String {
    let count = Int.random(in: isNumbered ? 1...2 : 0...3, using: &random)
    let chosen = weekdays.shuffled(using: &random).prefix(count).sorted {
      (weekdays.firstIndex(of: $0) ?? 0) < (weekdays.firstIndex(of: $1) ?? 0)
    }
    guard !chosen.isEmpty else { return "" }
    let number = isNumbered ? "\([1, 2, 3, 4, -1, -2].randomElement(using: &random) ?? 1)" : ""
    return "BYDAY=" + chosen.map { number + $0 }.joined(separator: ",")
  }

  private static func list(
    _ name: String,
    _ values: ClosedRange<Int>,
    _ random: inout SeededGenerator,
    isNeeded: Bool = false
  ) -> String {
    let count = Int.random(in: (isNeeded ? 1 : 0)...3, using: &random)
    let chosen = values.shuffled(using: &random).prefix(count).sorted()
    return chosen.isEmpty ? "" : "\(name)=" + chosen.map(String.init).joined(separator: ",")
  }
}
