extension TimeZoneRules {
  /// A zone whose clocks are always the same number of seconds ahead of UTC.
  package init(identifier: String, fixedOffset: Int) {
    self.init(identifier: identifier, initialOffset: fixedOffset, transitions: [])
  }

  /// A zone of transitions, which need be neither in order nor real changes.
  ///
  /// Of several at one instant the last counts. With a `cycleEnd`, the transitions must reach at least two
  /// days beyond it, and from it on the 400 years before it are repeated.
  ///
  /// - Complexity: O(n log n) for n transitions, O(n) if they are sorted.
  package init(
    identifier: String,
    initialOffset: Int,
    transitions: [Transition],
    cycleEnd: Instant? = nil
  ) {
    let changes = TimeZoneRules.changes(of: transitions, from: initialOffset)
    let values =
      [Int32(UTCOffset.clamped(initialOffset))] + changes.map { Int32($0.offset) }
    let end = cycleEnd?.secondsSinceEpoch ?? .max
    self.init(
      identifier: identifier,
      byInstant: StepFunction(
        boundaries: changes.map(\.instant.secondsSinceEpoch),
        values: values,
        cycleEnd: end,
      ),
      byWallClock: WallClockOffsets(changes, from: UTCOffset.clamped(initialOffset))
        .function(cycleEnd: end),
    )
  }

  /// The sorted transitions that do change the offset.
  private static func changes(of transitions: [Transition], from initialOffset: Int) -> [Transition]
  {
    // A stable sort, as Swift's is, keeps the last of several at one instant last.
    var changes: [Transition] = []
    changes.reserveCapacity(transitions.count)
    for transition in transitions.sorted(by: { $0.instant < $1.instant }) {
      if changes.last?.instant == transition.instant { changes.removeLast() }
      if transition.offset != changes.last?.offset ?? UTCOffset.clamped(initialOffset) {
        changes.append(transition)
      }
    }
    return changes
  }
}

extension TimeZoneRules {
  /// The offset before the first transition.
  package var initialOffset: Int { Int(content.byInstant.values[0]) }

  /// The transitions from one instant until before another, repeated ones included.
  ///
  /// - Complexity: O(n) for n transitions of the table and of the result.
  package func transitions(from lower: Instant, until upper: Instant) -> [Transition] {
    let (begin, end) = (lower.secondsSinceEpoch, upper.secondsSinceEpoch)
    let cycleEnd = content.byInstant.cycleEnd
    let table = zip(content.byInstant.boundaries, content.byInstant.values.dropFirst()).prefix {
      $0.0 < cycleEnd
    }
    var found = Array(table)
    if cycleEnd < end {
      let lastCycle = table.drop { $0.0 < cycleEnd - StepFunction.cycle }
      let shifts = stride(from: 0, to: end - cycleEnd, by: StepFunction.cycle)
      for shift in shifts.map({ $0 + StepFunction.cycle }) {
        found += lastCycle.map { ($0.0 + shift, $0.1) }
      }
    }
    return found.filter { begin <= $0.0 && $0.0 < end }
      .map { Transition(at: Instant(secondsSinceEpoch: $0.0), to: Int($0.1)) }
  }
}
