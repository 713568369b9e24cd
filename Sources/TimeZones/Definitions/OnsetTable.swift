import CivilCalendar

/// The onsets of all observances of a definition.
struct OnsetTable {
  /// Each onset with the offset that it sets, sorted.
  private(set) var transitions: [Transition] = []
  /// The offset before the first onset.
  private(set) var offsetBefore = 0
  /// Whether a rule goes on for ever.
  private(set) var isEndless = false
  /// From when on the onsets repeat the 400 years before, if they do.
  private(set) var cycleEnd: Instant?
  /// What is wrong with the definition.
  private(set) var problems: [ZoneProblem] = []

  /// The name of the definition.
  private let identifier: String
  /// The first onset so far.
  private var first = Instant.last
  /// Whether onsets are missing because there are too many.
  private var isCut = false

  /// The onsets of a definition.
  init(_ definition: VTimeZone) {
    identifier = definition.identifier
    let allSeries = OnsetTable.series(of: definition.observances.sorted { $0.start < $1.start })
    for series in allSeries {
      problems += series.unreadableRules.map { .unreadableRule(identifier, rule: $0) }
      add(series.dates, of: series)
      for rule in series.finiteRules {
        add(rule, of: series, before: CivilDateTime(.upperBound))
      }
    }
    addEndlessRules(of: allSeries)
    transitions.sort { $0.instant < $1.instant }
  }

  /// Adds the onsets of endless rules: a cycle of 400 years after all that is not repeated, and a year more
  /// on either side; all years if there is no such cycle.
  private mutating func addEndlessRules(of allSeries: [OnsetSeries]) {
    let lastYear = transitions.map { $0.instant.civil(offset: 0).date.year }.max() ?? 1
    let cycleEndYear = lastYear + 402
    let hasCycle =
      cycleEndYear < 9999
      && allSeries.allSatisfy { $0.endlessRules.allSatisfy { $0.rule.repeatsIn400Years } }
    let end =
      hasCycle ? CivilDate(clampingYear: cycleEndYear + 1, month: 1, day: 1) : .upperBound
    for series in allSeries {
      for rule in series.endlessRules {
        let count = add(rule, of: series, before: CivilDateTime(end))
        // A rule that gives no more than DTSTART does not go on.
        isEndless = isEndless || count > 1
      }
    }
    guard hasCycle, isEndless, !isCut else { return }
    let newYear = CivilDateTime(CivilDate(clampingYear: cycleEndYear, month: 1, day: 1))
    cycleEnd = Instant(newYear, offset: 0)
  }

  /// How many onsets make a definition so large that it gets no more rules; two that end in 9998 have half.
  private static let most = 30_000

  /// Adds the onsets of a rule and gives their count.
  @discardableResult
  private mutating func add(
    _ rule: OnsetSeries.Rule,
    of series: OnsetSeries,
    before end: CivilDateTime
  ) -> Int {
    guard transitions.count < OnsetTable.most else {
      cut(rule)
      return 0
    }
    let onsets = series.onsets(of: rule, before: end)
    add(onsets.moments, of: series)
    if onsets.areCut { cut(rule) }
    return onsets.moments.count
  }

  private mutating func cut(_ rule: OnsetSeries.Rule) {
    isCut = true
    problems.append(.excessiveRule(identifier, rule: rule.text))
  }

  private mutating func add(_ onsets: [CivilDateTime], of series: OnsetSeries) {
    for onset in onsets {
      let transition = Transition(
        at: Instant(onset, offset: series.offsetFrom),
        to: series.offsetTo
      )
      transitions.append(transition)
      if transition.instant < first {
        first = transition.instant
        offsetBefore = series.offsetFrom
      }
    }
  }
}

extension OnsetTable {
  /// The series of observances, which are in the order of their first onsets.
  ///
  /// An observance that does not say the offset before it begins where the one before it leaves off, and if
  /// it is the first, where the one after it does.
  private static func series(of observances: [Observance]) -> [OnsetSeries] {
    var previous = observances.dropFirst().first?.offsetTo
    return observances.map { observance in
      defer { previous = observance.offsetTo }
      let before = observance.offsetFrom ?? previous ?? observance.offsetTo
      return OnsetSeries(observance, offsetFrom: before)
    }
  }
}
