import CivilCalendar
import TimeZones

/// The components that share one UID, sorted out into masters and overrides (decisions R3 to R5).
struct SeriesGroup {
  private(set) var masters: [SeriesMember]
  private(set) var overrides: [SeriesMember]

  /// Says which of two components comes first where their times say nothing, whatever their places are.
  typealias Order = (ComponentReference, ComponentReference) -> Bool

  /// Sorts out members that all have the same UID, or a single one.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - reader: The zone in which floating times are read.
  ///   - precedes: Decides between members that nothing else tells apart, so that the order of files does not.
  init(_ members: [SeriesMember], reader: TimeZoneRules, precedes: Order) {
    masters = SeriesGroup.current(members.filter { $0.times.recurrenceID == nil }, precedes)
    overrides = SeriesGroup.currentOverrides(
      members.filter { $0.times.recurrenceID != nil },
      series: masters.first,
      reader: reader,
      precedes,
    )
  }

  /// The masters of the highest SEQUENCE; copies with the same start and title once, the newest of them.
  private static func current(_ masters: [SeriesMember], _ precedes: Order) -> [SeriesMember] {
    guard masters.count > 1, let highest = masters.map(\.times.sequence).max() else {
      return masters
    }
    var current: [SeriesMember] = []
    var places: [Identity: Int] = [:]
    for member in masters where member.times.sequence == highest {
      let identity = Identity(start: member.times.start, summary: member.times.summary)
      if let place = places[identity] {
        let known = current[place]
        let isNewer =
          member.times.stamp == known.times.stamp
          ? precedes(member.reference, known.reference) : member.times.stamp > known.times.stamp
        if isNewer { current[place] = member }
      } else {
        places[identity] = current.count
        current.append(member)
      }
    }
    guard current.count > 1 else { return current }
    return current.sorted { precedes($0.reference, $1.reference) }
  }

  /// What decides whether two masters of one UID are copies of each other.
  private struct Identity: Hashable {
    let start: CalendarTime?
    let summary: [UInt8]
  }

  /// One override for each instance: that of the highest SEQUENCE, then of the latest DTSTAMP.
  ///
  /// Where these say nothing, start, title and the rest decide, so that the order of a file does not.
  private static func currentOverrides(
    _ overrides: [SeriesMember],
    series: SeriesMember?,
    reader: TimeZoneRules,
    _ precedes: Order
  ) -> [SeriesMember] {
    guard overrides.count > 1 else { return overrides }
    var best: [Int: SeriesMember] = [:]
    var order: [Int] = []
    for member in overrides {
      guard let value = member.recurrenceID(in: series ?? member) else { continue }
      let wallClock = (series ?? member).wallClock(of: value, reader: reader)
      let key = (series ?? member).clock.key(at: wallClock)
      guard let known = best[key] else {
        best[key] = member
        order.append(key)
        continue
      }
      let isNewer = member.isNewer(than: known) ?? precedes(member.reference, known.reference)
      if isNewer { best[key] = member }
    }
    return order.compactMap { best[$0] }
  }

  /// The members that say anything: without overrides of an instance that a newer master takes away
  /// (decision R5).
  func countingMembers(reader: TimeZoneRules) -> [SeriesMember] {
    guard masters.count == 1, let master = masters.first else { return masters + overrides }
    var exceptions = SlotSet()
    for value in master.times.exceptionDates {
      exceptions.insert(value, in: master, reader: reader)
    }
    return masters
      + overrides.filter { override in
        guard master.times.sequence > override.times.sequence, !override.times.isThisAndFuture,
          let value = override.recurrenceID(in: master)
        else { return true }
        return !exceptions.contains(value, in: master, reader: reader)
      }
  }

  /// Appends the occurrences of all members that are wanted.
  ///
  /// - Parameters:
  ///   - extent: Which occurrences are wanted.
  ///   - ends: The ends of the rules of each master; found and kept here where slices need them.
  ///   - foreignExpansion: Expands rules of other calendars.
  ///   - occurrences: Gets the occurrences, in no particular order.
  ///   - findings: Gets what is wrong with the rules.
  /// - Returns: Whether a series goes on for ever.
  func append(
    within extent: ExpansionExtent,
    ends: inout [RuleEnds?]?,
    foreignExpansion: ForeignExpansion?,
    to occurrences: inout [Occurrence],
    findings: inout [(ComponentReference, LocatedFinding)]
  ) -> Bool {
    var sets: [RecurrenceSet] = []
    var newEnds: [RuleEnds?] = []
    for (number, master) in masters.enumerated() {
      var problems: [LocatedFinding] = []
      let set = RecurrenceSet(
        master,
        overrides: overrides,
        reader: extent.window.zone,
        limits: extent.limits,
        foreignExpansion: foreignExpansion,
        findings: &problems,
      )
      let window = set.isEndless ? extent.endless : extent.window
      if extent.starts != nil {
        newEnds.append(ends?[number] ?? RuleEnds(set, touching: window))
      }
      let isCut = set.append(
        touching: window,
        within: extent,
        ends: newEnds.last ?? nil,
        to: &occurrences,
      )
      if isCut, let line = master.times.rules.first?.line {
        problems.append(LocatedFinding(line: line, .tooManyOccurrences(extent.limits)))
      }
      findings += problems.map { (master.reference, $0) }
      sets.append(set)
    }
    if newEnds.contains(where: { $0 != nil }) { ends = newEnds }
    for override in overrides where !isHidden(override, by: sets) {
      append(override, within: extent, to: &occurrences, findings: &findings)
    }
    return sets.contains(where: \.isEndless)
  }

  /// The last day, on the members' own clocks, on which one of them can have an occurrence, or nil if the ends
  /// of the rules do not tell.
  func lastDay(_ ends: [RuleEnds?]) -> CivilDate? {
    var last = CivilDate.first
    for (master, ends) in zip(masters, ends) {
      guard let ends, master.times.recurrenceDates.isEmpty else { return nil }
      let start = max(master.start, CivilDateTime(civilSeconds: ends.latest))
      last = max(last, start.adding(seconds: master.length.wallClockSeconds).date)
    }
    for override in overrides {
      if override.times.isThisAndFuture { return nil }
      last = max(last, override.start.adding(seconds: override.length.wallClockSeconds).date)
    }
    return last
  }

  /// Whether a newer master excludes the instance that an override would replace (decision R5), or the
  /// override changes a range, whose instances its master gives.
  private func isHidden(_ override: SeriesMember, by sets: [RecurrenceSet]) -> Bool {
    guard let master = masters.first, let value = override.recurrenceID(in: master) else {
      return false
    }
    if override.times.isThisAndFuture { return true }
    return master.times.sequence > override.times.sequence && sets.contains { $0.excludes(value) }
  }

  private func append(
    _ override: SeriesMember,
    within extent: ExpansionExtent,
    to occurrences: inout [Occurrence],
    findings: inout [(ComponentReference, LocatedFinding)]
  ) {
    var traits = override.traits.union(.override)
    if !masters.isEmpty { traits.insert(.recurring) }
    if masters.isEmpty, let rule = override.times.rules.first {
      findings.append((override.reference, LocatedFinding(line: rule.line, .ruleOfLoneOverride)))
    }
    guard extent.contains(override.time, in: extent.window) else { return }
    let series = masters.first ?? override
    let original = override.recurrenceID(in: series).map { value in
      series.clock.original(at: series.wallClock(of: value, reader: extent.window.zone))
    }
    occurrences.append(
      Occurrence(
        component: override.reference,
        time: override.time,
        original: original ?? override.clock.original(at: override.start),
        traits: traits,
      ),
    )
  }
}

extension SeriesMember {
  /// Whether this revision of an override counts more than another (RFC 5546 2.1.5), nil if nothing tells.
  fileprivate func isNewer(than other: SeriesMember) -> Bool? {
    let ours = (times.sequence, times.stamp, start.civilSeconds)
    let theirs = (other.times.sequence, other.times.stamp, other.start.civilSeconds)
    guard ours == theirs else { return ours > theirs }
    guard times.summary != other.times.summary else { return nil }
    return other.times.summary.lexicographicallyPrecedes(times.summary)
  }
}
