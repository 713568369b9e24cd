import CivilCalendar

/// The onsets of all observances of a definition.
struct OnsetTable {
  /// Each onset with the offset that it sets, sorted.
  private(set) var transitions: [Transition] = []
  /// The offset before the first onset.
  private(set) var offsetBefore = 0
  /// Whether a rule goes on for ever.
  let isEndless: Bool
  /// From when on the onsets repeat the 400 years before, if they do.
  private(set) var cycleEnd: Instant?
  /// What is wrong with the definition.
  private(set) var problems: [ZoneProblem] = []

  /// The first onset so far.
  private var first = Instant.last

  /// The onsets of a definition.
  init(_ definition: VTimeZone) {
    let series = OnsetTable.series(of: definition.observances.sorted { $0.start < $1.start })
    isEndless = series.contains { !$0.endlessRules.isEmpty }
    for observance in series {
      problems += observance.unreadableRules.map {
        .unreadableRule(definition.identifier, rule: $0)
      }
      add(observance.dates, of: observance)
      for rule in observance.finiteRules {
        add(rule, of: observance, before: CivilDateTime(.upperBound), definition)
      }
    }
    addEndlessRules(of: series, definition)
    transitions.sort { $0.instant < $1.instant }
  }

  /// Adds the onsets of endless rules: a cycle of 400 years after all that is not repeated, and a year more
  /// on either side; all years if there is no such cycle.
  private mutating func addEndlessRules(of series: [OnsetSeries], _ definition: VTimeZone) {
    guard isEndless else { return }
    let lastYear = transitions.map { $0.instant.civil(offset: 0).date.year }.max() ?? 1
    let cycleEndYear = lastYear + 402
    let hasCycle =
      cycleEndYear < 9999
      && series.allSatisfy { $0.endlessRules.allSatisfy { $0.rule.repeatsIn400Years } }
    let end =
      hasCycle ? CivilDate(clampingYear: cycleEndYear + 1, month: 1, day: 1) : .upperBound
    for observance in series {
      for rule in observance.endlessRules {
        add(rule, of: observance, before: CivilDateTime(end), definition)
      }
    }
    guard hasCycle, !problems.contains(where: \.isExcess) else { return }
    let newYear = CivilDateTime(CivilDate(clampingYear: cycleEndYear, month: 1, day: 1))
    cycleEnd = Instant(newYear, offset: 0)
  }

  private mutating func add(
    _ rule: OnsetSeries.Rule,
    of series: OnsetSeries,
    before end: CivilDateTime,
    _ definition: VTimeZone
  ) {
    let onsets = series.onsets(of: rule, before: end)
    add(onsets.moments, of: series)
    if onsets.areCut {
      problems.append(.excessiveRule(definition.identifier, rule: rule.text))
    }
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

extension ZoneProblem {
  /// Whether onsets are missing.
  fileprivate var isExcess: Bool {
    if case .excessiveRule = self { true } else { false }
  }
}
