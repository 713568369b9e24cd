import CivilCalendar

extension TimeZoneRules {
  /// A zone that follows a rule in every year.
  package init(identifier: String, rule: PosixRule) {
    self.init(
      identifier: identifier,
      initialOffset: rule.standardOffset,
      transitions: [],
      followedBy: rule,
    )
  }

  /// A zone of sorted transitions and a rule that decides from the last of them on.
  init(
    identifier: String,
    initialOffset: Int,
    transitions: [Transition],
    followedBy rule: PosixRule
  ) {
    let last = transitions.last?.instant ?? .first
    let lastYear = last.civil(offset: 0).date.year
    // A whole cycle that begins when the last transition is long past, and a year more on either side.
    let cycleEndYear = lastYear + 402
    let repeated = rule.transitions(inYears: max(1, lastYear - 1)...min(cycleEndYear + 1, 10_000))
    let current = repeated.last { $0.instant <= last }?.offset ?? rule.standardOffset
    let cycleEnd = CivilDate(clampingYear: cycleEndYear, month: 1, day: 1)
    self.init(
      identifier: identifier,
      initialOffset: transitions.isEmpty ? current : initialOffset,
      transitions: transitions + [Transition(at: last, to: current)]
        + repeated.filter { $0.instant > last },
      cycleEnd: rule.daylight != nil && cycleEndYear <= 9999
        ? Instant(CivilDateTime(cycleEnd), offset: 0) : nil,
    )
  }
}
