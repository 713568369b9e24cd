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
  let added: AddedSlots
  private let replaced: SlotSet
  /// In the order of the instances at which they begin.
  let changes: [ForwardChange]
  private let reader: TimeZoneRules
  let limits: ExpansionLimits
  let foreignExpansion: ForeignExpansion?

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
    // What an EXRULE takes away must not count, and of several rules any can have the first instance.
    let areCountedAlone = master.times.exceptionRules.isEmpty && master.times.rules.count < 2
    self.limits =
      areCountedAlone
      ? limits : ExpansionLimits(perSeries: max(limits.perSeries, RecurrenceSet.leastOfSeveral))
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

  /// So many instances are given at least where rules add to each other or take away.
  private static let leastOfSeveral = 10_000

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
    var count = InstanceCount(
      bounded(extent.starts == nil ? limits : .none, in: extent, occurrences.count)
    )
    var given = InstanceCount(ExpansionLimits(perDay: extent.limits.perDay, perSeries: .max))
    for index in 0...changes.count where occurrences.count <= extent.capacity {
      append(
        afterChange: index,
        touching: window,
        within: extent,
        ends: ends?.ends(afterChange: index),
        counting: &count,
        given: &given,
        to: &occurrences,
      )
    }
    return ends?.isCut ?? (count.isCut || given.isCut)
  }

  /// Limits that end with the capacity of an extent, where each instance that a rule gives is one more occurrence.
  private func bounded(
    _ limits: ExpansionLimits,
    in extent: ExpansionExtent,
    _ occurrenceCount: Int
  ) -> ExpansionLimits {
    guard extent.capacity < .max, limits.perDay == .max, extent.limits.perDay == .max,
      rules.count == 1, exceptionRules.isEmpty
    else { return limits }
    let rest = max(0, extent.capacity - occurrenceCount)
    return ExpansionLimits(perSeries: min(limits.perSeries, rest + 1))
  }

  /// Appends the instances from one change to the next; number 0 are those before any.
  private func append(
    afterChange index: Int,
    touching window: DisplayWindow,
    within extent: ExpansionExtent,
    ends: ArraySlice<Int>?,
    counting count: inout InstanceCount,
    given: inout InstanceCount,
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
    let slots = slots(in: range, ends: ends, counting: &count) { slot in
      isGiven(slot, keys) && extent.contains(time(of: slot, change), in: window)
    }
    for slot in slots {
      guard occurrences.count <= extent.capacity else { return }
      let time = time(of: slot, change)
      guard given.wants(time, on: window) else { continue }
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

  /// Whether an instance that rules or dates give is neither excluded nor given otherwise.
  private func isGiven(_ slot: InstanceSlot, _ keys: Range<Int>) -> Bool {
    keys.contains(slot.key) && !exceptions.contains(slot.key, at: slot.start)
      && !replaced.contains(slot.key, at: slot.start)
  }

  /// Whether an instance is one of those from one change to the next that touch a window.
  func isGiven(_ slot: InstanceSlot, afterChange index: Int, touching window: DisplayWindow) -> Bool
  {
    let change = index == 0 ? nil : changes[index - 1]
    return isGiven(slot, keys(afterChange: index)) && window.contains(time(of: slot, change))
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
}
