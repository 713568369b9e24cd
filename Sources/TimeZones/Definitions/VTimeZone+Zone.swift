import CivilCalendar

extension VTimeZone {
  /// The zone that the definition makes, or nil if it has no observance.
  ///
  /// RFC 5545 says nothing about times before the first onset, and what it says of those after the last is
  /// seldom meant when a file lists just a year or two. Where a name means a known place, that place decides
  /// then; otherwise clocks show the offset before the first onset, and after the last the one that it set.
  func zone(elsewhere place: TimeZoneRules?) -> ResolvedZone? {
    let onsets = OnsetTable(self)
    guard let first = onsets.transitions.first, let last = onsets.transitions.last else {
      return nil
    }
    var transitions = onsets.transitions
    var cycleEnd = onsets.cycleEnd
    if let place {
      transitions.insert(contentsOf: place.transitions(from: .first, until: first.instant), at: 0)
      if !onsets.isEndless {
        let end = place.cycleEnd(notBefore: last.instant)
        transitions.append(Transition(at: last.instant, to: place.offset(at: last.instant)))
        transitions += place.transitions(
          from: last.instant.adding(seconds: 1),
          until: end?.adding(seconds: 366 * 86_400) ?? .last,
        )
        cycleEnd = end
      }
    }
    let rules = TimeZoneRules(
      identifier: identifier,
      initialOffset: place?.initialOffset ?? onsets.offsetBefore,
      transitions: transitions,
      cycleEnd: cycleEnd,
    )
    return ResolvedZone(rules: rules, source: .vtimezone, problems: onsets.problems)
  }
}

extension TimeZoneRules {
  /// An end of a cycle that is the same from some time after an instant on; nil if there is no cycle.
  fileprivate func cycleEnd(notBefore instant: Instant) -> Instant? {
    guard content.byInstant.cycleEnd < Int.max else { return nil }
    let end = instant.secondsSinceEpoch + StepFunction.cycle + 366 * 86_400
    guard end < Instant.lastSecond - 366 * 86_400 else { return nil }
    return Instant(secondsSinceEpoch: max(end, content.byInstant.cycleEnd))
  }
}
