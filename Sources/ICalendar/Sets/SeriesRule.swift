package import CivilCalendar
import Recurrence
import TimeZones

/// Expands a rule of another calendar (RFC 7529) within a half-open range of wall clocks.
///
/// Gets the rule's text, the start of the series and whether it is a date; UNTIL is not its business. The
/// answer has the start as well, and is nil where the rule cannot be expanded.
package typealias ForeignExpansion =
  @Sendable (
    _ rule: String, _ start: CivilDateTime, _ isDate: Bool, _ window: Range<CivilDateTime>
  ) -> [CivilDateTime]?

/// A rule with its UNTIL placed on the clock of its series.
struct SeriesRule {
  let rule: RecurrenceRule
  let text: String
  /// The last wall clock at which an instance can start, itself included.
  let lastWallClock: CivilDateTime?
  /// The last instant at which one can start, where UNTIL is in UTC (RFC 5545 3.3.10).
  let lastInstant: Instant?

  /// The rules that can be read.
  static func rules(
    _ texts: [RuleText],
    of series: SeriesMember,
    findings: inout [LocatedFinding]
  ) -> [SeriesRule] {
    texts.compactMap { text in
      var problems: [RuleProblem] = []
      let rule = RecurrenceRule(parsing: text.text, problems: &problems)
      for problem in problems {
        findings.append(LocatedFinding(line: text.line, .rule(problem, text: text.text)))
      }
      guard let rule else { return nil }
      if rule.count == nil, rule.until == nil, problems.contains(where: { hidesEnd($0, text.text) })
      {
        findings.append(LocatedFinding(line: text.line, .ruleWithLostEnd(text: text.text)))
        return nil
      }
      return SeriesRule(rule, text: text.text, of: series)
    }
  }

  /// Whether a rule without COUNT and UNTIL may have one all the same: it cannot be read, or its name cannot.
  ///
  /// Such a rule would go on for ever although its writer had an end in mind; parts of programs' own, with
  /// `X-` before them, say nothing about it.
  private static func hidesEnd(_ problem: RuleProblem, _ text: String) -> Bool {
    switch problem.kind {
    case .missingValue(.until), .missingValue(.count), .unreadableValue(.until),
      .unreadableValue(.count):
      return true
    case .unknownPart:
      let part = text.utf8.dropFirst(problem.utf8Range.lowerBound).prefix(2)
      return String(decoding: part, as: UTF8.self).uppercased() != "X-"
    default:
      return false
    }
  }

  private init(_ rule: RecurrenceRule, text: String, of series: SeriesMember) {
    self.rule = rule
    self.text = text
    let clock = series.clock
    switch rule.until {
    case nil:
      (lastWallClock, lastInstant) = (nil, nil)
    case .date(let date):
      // On a series of times the whole day counts (decision R1).
      lastWallClock = CivilDateTime(date, clock.isDates ? .midnight : SeriesRule.endOfDay)
      lastInstant = nil
    case .local(let wallClock):
      lastWallClock = clock.isDates ? CivilDateTime(wallClock.date) : wallClock
      lastInstant = nil
    case .utc(let wallClock) where clock.isDates:
      lastWallClock = CivilDateTime(series.zones.date(of: .utc(wallClock)))
      lastInstant = nil
    case .utc(let wallClock):
      let instant = Instant(wallClock, offset: 0)
      // Clocks that go back show a time twice: the instant decides, the wall clock only bounds.
      lastWallClock = clock.zone.civil(at: instant).adding(seconds: 86_400)
      lastInstant = instant
    }
  }

  private init(_ other: SeriesRule, rule: RecurrenceRule) {
    self.rule = rule
    text = other.text
    lastWallClock = other.lastWallClock
    lastInstant = other.lastInstant
  }

  /// The rule without its COUNT.
  var withoutCount: SeriesRule {
    guard rule.count != nil, rule.isGregorian else { return self }
    var endless = rule
    endless.count = nil
    return SeriesRule(self, rule: endless)
  }

  /// Whether UNTIL is before an instance.
  func isOver(at wallClock: CivilDateTime, on clock: SeriesClock) -> Bool {
    if let lastInstant { return clock.zone.instant(of: wallClock) > lastInstant }
    return lastWallClock.map { wallClock > $0 } ?? false
  }

  private static let endOfDay = CivilTime(secondOfDay: 86_399)
}
