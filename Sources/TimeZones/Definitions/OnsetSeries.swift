import CivilCalendar
import Recurrence

/// The onsets of one observance, its rules having been read.
struct OnsetSeries {
  /// A rule and its text.
  struct Rule {
    let text: String
    let rule: RecurrenceRule
  }

  /// The seconds that clocks are ahead of UTC before each onset, on which scale onsets are given.
  let offsetFrom: Int
  /// The seconds that clocks are ahead of UTC from each onset on.
  let offsetTo: Int
  /// The onsets that are given one by one, DTSTART among them.
  let dates: [CivilDateTime]
  /// Rules that end.
  private(set) var finiteRules: [Rule] = []
  /// Rules that go on for ever.
  private(set) var endlessRules: [Rule] = []
  /// The texts of rules that cannot be read.
  private(set) var unreadableRules: [String] = []

  private let start: CivilDateTime

  init(_ observance: Observance, offsetFrom: Int) {
    self.offsetFrom = offsetFrom
    offsetTo = observance.offsetTo
    start = observance.start
    // DTSTART is the first onset, also when its rule does not give it.
    dates = [observance.start] + observance.dates
    for text in observance.rules {
      var ignored: [RuleProblem] = []
      guard let rule = RecurrenceRule(parsing: text, problems: &ignored), rule.isGregorian else {
        unreadableRules.append(text)
        continue
      }
      if rule.isEndless {
        endlessRules.append(Rule(text: text, rule: rule))
      } else {
        finiteRules.append(Rule(text: text, rule: rule))
      }
    }
  }

  /// The onsets that a rule gives before an end.
  ///
  /// No clock changes more than once a month over years; of a rule that would have it so only the first
  /// onsets are given, and `areCut` says that.
  func onsets(
    of rule: Rule,
    before end: CivilDateTime
  ) -> (moments: [CivilDateTime], areCut: Bool) {
    var moments: [CivilDateTime] = []
    guard start < end else { return ([], false) }
    let expansion = RuleExpansion(
      rule.rule,
      start: start,
      window: start..<end,
      until: until(of: rule.rule)
    )
    for moment in expansion {
      let years = (moment.civilSeconds - start.civilSeconds) / (365 * 86_400)
      guard moments.count < 64 + 16 * years else { return (moments, true) }
      moments.append(moment)
    }
    return (moments, false)
  }

  /// UNTIL on the scale of the onsets.
  ///
  /// RFC 5545 3.6.5 wants it in UTC; a wall clock is one of `offsetFrom`, and a date is a whole day of it.
  private func until(of rule: RecurrenceRule) -> CivilDateTime? {
    switch rule.until {
    case .utc(let moment): Instant(moment, offset: 0).civil(offset: offsetFrom)
    case .local(let moment): moment
    case .date(let date): CivilDateTime(date, CivilTime(secondOfDay: 86_399))
    case nil: nil
    }
  }
}

extension RecurrenceRule {
  /// Whether the rule goes on as long as there are years.
  fileprivate var isEndless: Bool {
    guard count == nil else { return false }
    return switch until {
    case .utc(let moment), .local(let moment): moment.date.year >= 9999
    case .date(let date): date.year >= 9999
    case nil: true
    }
  }

  /// Whether the instances of the rule are the same in each 400 years, as the calendar is.
  var repeatsIn400Years: Bool {
    let days = 146_097
    let periods =
      switch frequency {
      case .yearly: 400
      case .monthly: 4800
      case .weekly: days / 7
      case .daily: days
      case .hourly: days * 24
      case .minutely: days * 1440
      case .secondly: days * 86_400
      }
    return periods % max(interval, 1) == 0
  }
}
