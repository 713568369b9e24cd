import CivilCalendar
import Recurrence
import TimeZones

/// The instances of one master component: rules, dates and exceptions (RFC 5545 3.8.5).
///
/// Instances that overrides replace are left out; those that THISANDFUTURE changes are given as changed.
struct RecurrenceSet {
  let master: SeriesMember
  let rules: [SeriesRule]
  let exceptionRules: [SeriesRule]
  private let exceptions: SlotSet
  /// What RDATE adds.
  private let added: AddedSlots
  private let replaced: SlotSet
  /// In the order of the instances at which they begin.
  let changes: [ForwardChange]
  private let reader: TimeZoneRules
  let limits: ExpansionLimits
  private let foreignExpansion: ForeignExpansion?

  /// The set of a master.
  ///
  /// - Parameters:
  ///   - master: The component that carries the rules.
  ///   - overrides: Those that replace single instances or, with a RANGE, all later ones too.
  ///   - reader: The zone in which floating times are read.
  ///   - limits: How many occurrences are wanted at most.
  ///   - foreignExpansion: Expands rules of other calendars (RFC 7529).
  ///   - findings: Gets what is wrong with the rules.
  init(
    _ master: SeriesMember,
    overrides: [SeriesMember],
    reader: TimeZoneRules,
    limits: ExpansionLimits,
    foreignExpansion: ForeignExpansion?,
    findings: inout [LocatedFinding]
  ) {
    self.master = master
    self.reader = reader
    // What an EXRULE takes away must not count against a day.
    self.limits =
      master.times.exceptionRules.isEmpty
      ? limits : ExpansionLimits(perSeries: limits.perSeries)
    self.foreignExpansion = foreignExpansion
    rules = SeriesRule.rules(master.times.rules, of: master, findings: &findings)
    exceptionRules = SeriesRule.rules(master.times.exceptionRules, of: master, findings: &findings)
    var exceptions = SlotSet()
    for value in master.times.exceptionDates {
      exceptions.insert(value, in: master, reader: reader)
    }
    self.exceptions = exceptions
    added = AddedSlots(master.times.recurrenceDates, of: master, reader: reader)
    var replaced = SlotSet()
    for override in overrides where !override.times.isThisAndFuture {
      guard let value = override.recurrenceID(in: master) else { continue }
      replaced.insert(value, in: master, reader: reader)
    }
    self.replaced = replaced
    changes = overrides.compactMap { ForwardChange($0, in: master, reader: reader) }
      .sorted { $0.firstKey < $1.firstKey }
  }

  /// Whether a rule goes on for ever.
  var isEndless: Bool { rules.contains { $0.rule.count == nil && $0.rule.until == nil } }

  /// Whether an EXDATE names an instance.
  func excludes(_ value: CalendarTime) -> Bool {
    exceptions.contains(value, in: master, reader: reader)
  }

  /// Appends the occurrences that touch a window, in no particular order.
  ///
  /// - Parameters:
  ///   - window: The window of this set.
  ///   - extent: Says which slice of it is wanted.
  ///   - ends: Where the rules end in the whole window, as `ruleEnds(touching:)` says.
  ///   - occurrences: Gets the occurrences.
  /// - Complexity: O(*n*) in the instances of the window, whenever the series began; a rule with COUNT is
  ///   counted from its start.
  /// - Returns: Whether there are more than the limits allow.
  func append(
    touching window: DisplayWindow,
    within extent: ExpansionExtent,
    ends: RuleEnds?,
    to occurrences: inout [Occurrence]
  ) -> Bool {
    // What a slice may not count, as it does not see the others, the ends of the rules have counted.
    var count = InstanceCount(extent.starts == nil ? limits : .none)
    for index in 0...changes.count where occurrences.count <= extent.capacity {
      append(
        afterChange: index,
        touching: window,
        within: extent,
        ends: ends?.ends(afterChange: index),
        counting: &count,
        to: &occurrences,
      )
    }
    return ends?.isCut ?? count.isCut
  }

  /// Appends the instances from one change to the next; number 0 are those before any.
  private func append(
    afterChange index: Int,
    touching window: DisplayWindow,
    within extent: ExpansionExtent,
    ends: ArraySlice<Int>?,
    counting count: inout InstanceCount,
    to occurrences: inout [Occurrence]
  ) {
    let change = index == 0 ? nil : changes[index - 1]
    let keys = keys(afterChange: index)
    guard !keys.isEmpty else { return }
    let member = change?.member ?? master
    var traits = member.traits
    if master.times.recurs || change != nil { traits.insert(.recurring) }
    if change != nil { traits.insert(.override) }

    var range = wallClocks(afterChange: index, touching: window)
    if let starts = extent.starts {
      range = range.clamped(to: wallClocks(starting: starts, change))
    }
    for slot in slots(in: range, ends: ends, counting: &count) {
      guard keys.contains(slot.key),
        !exceptions.contains(slot.key, at: slot.start),
        !replaced.contains(slot.key, at: slot.start)
      else { continue }
      let time = time(of: slot, change)
      guard extent.contains(time, in: window) else { continue }
      occurrences.append(
        Occurrence(
          component: member.reference,
          time: time,
          original: master.clock.original(at: slot.start),
          traits: traits,
        ),
      )
    }
  }

  /// The keys of the instances from one change to before the next; number 0 are those before any.
  func keys(afterChange index: Int) -> Range<Int> {
    let first = index == 0 ? Int.min : changes[index - 1].firstKey
    let end = index < changes.count ? changes[index].firstKey : Int.max
    return first..<max(first, end)
  }
}

extension RecurrenceSet {
  /// When an instance takes place: as a change of its range says, or its PERIOD, or its master.
  private func time(of slot: InstanceSlot, _ change: ForwardChange?) -> OccurrenceTime {
    if let change { return change.time(of: slot.start, on: master.clock) }
    if let length = slot.length { return length.time(from: slot.start, on: master.clock) }
    return master.time(from: slot.start, on: master.clock)
  }

  /// The instances that can touch a window, in order and each once, exceptions by date still among them.
  private func slots(
    in range: Range<CivilDateTime>,
    ends: ArraySlice<Int>?,
    counting count: inout InstanceCount
  ) -> [InstanceSlot] {
    var slots: [InstanceSlot] = []
    func add(_ wallClock: CivilDateTime) {
      slots.append(InstanceSlot(key: master.clock.key(at: wallClock), start: wallClock))
    }
    if rules.count != 1, range.contains(master.start) { add(master.start) }
    for (number, rule) in rules.enumerated() {
      expand(
        rule,
        in: range,
        before: ends.map { $0[$0.startIndex + number] },
        startCounts: rules.count == 1,
        counting: &count,
        add,
      )
    }
    slots += added.slots(in: range)
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
      ) { wallClock in excluded.insert(master.clock.key(at: wallClock)) }
    }
    return merged(slots, without: excluded)
  }

  /// The wall clocks of the series at which an instance can start that touches a window, half-open; those
  /// from one change to the next, of which number 0 are those before any.
  func wallClocks(afterChange index: Int, touching window: DisplayWindow) -> Range<CivilDateTime> {
    let change = index == 0 ? nil : changes[index - 1]
    let shift = change?.shift ?? 0
    let length = (change?.member ?? master).length
    // A day more on either side makes up for gaps, folds and the reader's own clock.
    let lower = master.clock.zone.civil(at: window.instants.lowerBound)
      .adding(seconds: -length.wallClockSeconds - shift - 86_400)
    let upper = master.clock.zone.civil(at: window.instants.upperBound)
      .adding(seconds: 86_400 - shift)
    let end = index < changes.count ? changes[index].firstKey : nil
    return (lower..<max(lower, upper)).clamped(to: wallClocks(from: change?.firstKey, to: end))
  }

  /// The wall clocks of the series that can give occurrences which start in a range of seconds since the
  /// epoch, as a change has them start.
  private func wallClocks(starting starts: Range<Int>, _ change: ForwardChange?) -> Range<
    CivilDateTime
  > {
    let member = change?.member ?? master
    // A change can put dates and times in place of each other, on clocks that are two days apart.
    let slack = (change == nil ? 1 : 4) * 86_400
    let shift = change?.shift ?? 0
    let lag = member.standsAtEnd ? member.length.wallClockSeconds : 0
    let zone = master.clock.zone
    let lower = zone.civil(at: Instant(secondsSinceEpoch: starts.lowerBound))
      .adding(seconds: -lag - shift - slack)
    let upper = zone.civil(at: Instant(secondsSinceEpoch: starts.upperBound))
      .adding(seconds: slack - shift)
    return lower..<max(lower, upper)
  }

  /// The wall clocks from one instance to before another, with a day more on either side.
  private func wallClocks(from first: Int?, to end: Int?) -> Range<CivilDateTime> {
    let lower = first.map { master.clock.wallClock(ofKey: $0).adding(seconds: -86_400) }
    let upper = end.map { master.clock.wallClock(ofKey: $0).adding(seconds: 86_400) }
    let begin = lower ?? CivilDateTime(.first)
    return begin..<max(begin, upper ?? CivilDateTime(.upperBound))
  }

  /// Gives the instances of a rule within a range.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - range: The wall clocks.
  ///   - end: Where it is known to end, in civil seconds; then nothing else ends it.
  ///   - startCounts: Whether the start of the series is an instance, and the first of COUNT.
  ///   - count: Counts them against the limits.
  ///   - body: Gets them in ascending order.
  func expand(
    _ rule: SeriesRule,
    in range: Range<CivilDateTime>,
    before end: Int? = nil,
    startCounts: Bool,
    counting count: inout InstanceCount,
    _ body: (CivilDateTime) -> Void
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
        body(wallClock)
      }
      return
    }
    // Once a day has as many as are wanted, it goes on with the next: that costs no walk between them.
    var begin: CivilDateTime? = range.lowerBound
    while let first = begin, first < range.upperBound {
      let rest = first..<range.upperBound
      begin = expandToFullDay(rule, in: rest, startCounts: startCounts, counting: &count, body)
    }
  }

  /// Gives the instances of a rule up to the first day that has enough; answers where to go on after it.
  private func expandToFullDay(
    _ rule: SeriesRule,
    in range: Range<CivilDateTime>,
    startCounts: Bool,
    counting count: inout InstanceCount,
    _ body: (CivilDateTime) -> Void
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
      switch count.add(on: wallClock.date) {
      case .isWanted: body(wallClock)
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
