import CivilCalendar
import Recurrence

extension RecurrenceSet {
  /// The instances of a range of wall clocks that are wanted, in order and each once.
  func slots(
    in range: Range<CivilDateTime>,
    ends: ArraySlice<Int>?,
    counting count: inout InstanceCount,
    where isWanted: (InstanceSlot) -> Bool
  ) -> [InstanceSlot] {
    var slots: [InstanceSlot] = []
    if rules.count != 1, range.contains(master.start) {
      let first = slot(at: master.start)
      if isWanted(first) { slots.append(first) }
    }
    for (number, rule) in rules.enumerated() {
      expand(
        rule,
        in: range,
        before: ends.map { $0[$0.startIndex + number] },
        startCounts: rules.count == 1,
        counting: &count,
        where: isWanted,
      ) { slots.append($0) }
    }
    slots += added.slots(in: range).filter(isWanted)
    // One rule gives its instances in order and once, where no gap of the clocks makes two of them one.
    if exceptionRules.isEmpty, slots.isStrictlyAscending { return slots }
    var excluded: Set<Int> = []
    var exceptionCount = InstanceCount(.list)
    for (number, rule) in exceptionRules.enumerated() {
      expand(
        rule,
        in: range,
        before: ends.map { $0[$0.startIndex + rules.count + number] },
        startCounts: false,
        counting: &exceptionCount,
      ) { excluded.insert($0.key) }
    }
    return merged(slots, without: excluded)
  }

  private func slot(at wallClock: CivilDateTime) -> InstanceSlot {
    InstanceSlot(key: master.clock.key(at: wallClock), start: wallClock)
  }

  /// Gives the instances of a rule within a range.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - range: The wall clocks.
  ///   - end: Where it is known to end, in civil seconds; then nothing else ends it.
  ///   - startCounts: Whether the start of the series is an instance, and the first of COUNT.
  ///   - count: Counts those that are wanted against the limits.
  ///   - isWanted: Whether an instance is wanted; all are by default.
  ///   - body: Gets these in ascending order.
  func expand(
    _ rule: SeriesRule,
    in range: Range<CivilDateTime>,
    before end: Int? = nil,
    startCounts: Bool,
    counting count: inout InstanceCount,
    where isWanted: (InstanceSlot) -> Bool = { _ in true },
    _ body: (InstanceSlot) -> Void
  ) {
    var range = range
    var rule = rule
    if let end {
      guard range.lowerBound.civilSeconds < end else { return }
      let last = CivilDateTime(civilSeconds: end)
      range = range.lowerBound..<min(range.upperBound, last)
      rule = rule.withoutCount
    }
    guard rule.rule.isGregorian else {
      let clock = master.clock
      let found = foreignExpansion?(rule.text, master.start, clock.isDates, range)
      for wallClock in found ?? [master.start] where !rule.isOver(at: wallClock, on: clock) {
        let slot = slot(at: wallClock)
        if isWanted(slot) { body(slot) }
      }
      return
    }
    // Once a day has as many as are wanted, it goes on with the next: that costs no walk between them.
    var begin: CivilDateTime? = range.lowerBound
    while let first = begin, first < range.upperBound {
      let rest = first..<range.upperBound
      begin = expandToFullDay(
        rule,
        in: rest,
        startCounts: startCounts,
        counting: &count,
        where: isWanted,
        body,
      )
    }
  }

  /// Gives the instances of a rule up to the first day that has enough; answers where to go on after it.
  private func expandToFullDay(
    _ rule: SeriesRule,
    in range: Range<CivilDateTime>,
    startCounts: Bool,
    counting count: inout InstanceCount,
    where isWanted: (InstanceSlot) -> Bool,
    _ body: (InstanceSlot) -> Void
  ) -> CivilDateTime? {
    var expansion = RuleExpansion(
      rule.rule,
      start: master.start,
      isDateOnly: master.clock.isDates,
      window: range,
      until: rule.lastWallClock,
      startCounts: startCounts,
    )
    while let wallClock = expansion.next() {
      guard wallClock == master.start || !rule.isOver(at: wallClock, on: master.clock) else {
        continue
      }
      let slot = slot(at: wallClock)
      guard isWanted(slot) else { continue }
      switch count.add(on: wallClock.date) {
      case .isWanted: body(slot)
      case .dayIsFull: return CivilDateTime(wallClock.date.advanced(by: 1))
      case .seriesIsFull: return nil
      }
    }
    // A rule that gives nothing for too long is left there (decision R7).
    if expansion.reachedLimit { count.cut() }
    return nil
  }

  /// The slots in order and each once; where a PERIOD names one too, its length holds.
  private func merged(_ slots: [InstanceSlot], without excluded: Set<Int>) -> [InstanceSlot] {
    var result: [InstanceSlot] = []
    let ordered = slots.filter { !excluded.contains($0.key) }
      .sorted { ($0.key, $0.length == nil ? 1 : 0) < ($1.key, $1.length == nil ? 1 : 0) }
    for slot in ordered where slot.key != result.last?.key { result.append(slot) }
    return result
  }
}
