import CivilCalendar

/// The onsets of all observances of a definition, in order.
struct OnsetTable {
  /// Each onset with the offset that it sets, sorted.
  private(set) var transitions: [Transition] = []
  /// The offset before the first onset.
  private(set) var offsetBefore = 0
  /// From when on the onsets repeat the 400 years before, if they do.
  private(set) var cycleEnd: Instant?
  /// Whether a rule goes on for ever.
  private(set) var isEndless = false
  /// What is wrong with the definition.
  private(set) var problems: [ZoneProblem] = []

  /// The onsets of a definition.
  init(_ definition: VTimeZone) {
    for observance in definition.observances {
      let before = observance.offsetFrom ?? definition.offset(before: observance)
      for onset in [observance.start] + observance.dates {
        add(onset, offsetFrom: before, offsetTo: observance.offsetTo)
      }
    }
    transitions.sort { $0.instant < $1.instant }
  }

  private mutating func add(_ onset: CivilDateTime, offsetFrom: Int, offsetTo: Int) {
    let transition = Transition(at: Instant(onset, offset: offsetFrom), to: offsetTo)
    if transitions.allSatisfy({ transition.instant < $0.instant }) { offsetBefore = offsetFrom }
    transitions.append(transition)
  }
}

extension VTimeZone {
  /// The offset before an observance that does not say it: what the one before it sets, or if it is the
  /// first, the one after it.
  fileprivate func offset(before observance: Observance) -> Int {
    let others = observances.filter { $0.start != observance.start }
    let previous = others.filter { $0.start < observance.start }.max { $0.start < $1.start }
    let neighbor = previous ?? others.min { $0.start < $1.start }
    return neighbor?.offsetTo ?? observance.offsetTo
  }
}
