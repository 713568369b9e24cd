import CivilCalendar
import TimeZones

extension CalendarCollection {
  /// Appends the occurrences of a component and of those that share its UID, and what is wrong with them.
  ///
  /// - Parameters:
  ///   - component: One of them.
  ///   - extent: Which occurrences are wanted.
  ///   - ends: The ends of the rules of each master; found and kept here where slices need them.
  ///   - answer: Gets the occurrences, in no particular order, and the findings.
  /// - Returns: The last day, on the components' own clocks, on which there can be an occurrence, if that is
  ///   known; the first of all days where nothing places them in time.
  func append(
    seriesOf component: ComponentReference,
    within extent: ExpansionExtent,
    ends: inout [RuleEnds?]?,
    to answer: inout Answer
  ) -> CivilDate? {
    if isSingle(component) {
      append(single: component, within: extent, to: &answer)
      return nil
    }
    var members: [SeriesMember] = []
    var hasPeriods = false
    for (reference, reader) in components(sharingUIDOf: component) {
      for finding in reader.findings { report(finding, of: reference, to: &answer) }
      if entry(of: reference).kind == .freeBusy {
        hasPeriods = true
        append(busyPeriodsOf: reference, reader.times, within: extent, to: &answer)
        continue
      }
      let member = member(reference, reader.times, reader: extent.window.zone, answer: &answer)
      if let member { members.append(member) }
    }
    guard !members.isEmpty else { return hasPeriods ? nil : .first }
    var findings: [(ComponentReference, LocatedFinding)] = []
    let group = SeriesGroup(members, reader: extent.window.zone, precedes: contentPrecedes)
    let isEndless = group.append(
      within: extent,
      ends: &ends,
      foreignExpansion: foreignExpansion,
      to: &answer.occurrences,
      findings: &findings,
    )
    for (reference, finding) in findings { report(finding, of: reference, to: &answer) }
    if isEndless { answer.hasEndlessSeries = true }
    return ends.flatMap { group.lastDay($0) }
  }

  /// Whether a component is all there is of its UID, and has one occurrence at most.
  private func isSingle(_ component: ComponentReference) -> Bool {
    let entry = entry(of: component)
    return entry.flags.isDisjoint(with: [.recurs, .overrides]) && entry.kind != .freeBusy
      && isAlone(firstEntries[component.source] + component.entry)
  }

  /// Appends the occurrence of a component that has no other: nothing has to be put together for it.
  private func append(
    single component: ComponentReference,
    within extent: ExpansionExtent,
    to answer: inout Answer
  ) {
    let reader = read(component, isAlone: true)
    for finding in reader.findings { report(finding, of: component, to: &answer) }
    let zone = extent.window.zone
    guard let member = member(component, reader.times, reader: zone, answer: &answer) else {
      return
    }
    let time = member.time
    guard extent.contains(time, in: extent.window) else { return }
    answer.occurrences.append(
      Occurrence(
        component: component,
        time: time,
        original: member.clock.original(at: member.start),
        traits: member.traits,
      ),
    )
  }

  /// Appends the periods of a free/busy component; it has no other occurrence.
  private func append(
    busyPeriodsOf component: ComponentReference,
    _ times: ComponentTimes,
    within extent: ExpansionExtent,
    to answer: inout Answer
  ) {
    let window = extent.window
    let zones = zones(of: component)
    for period in times.busyPeriods {
      let clock = zones.clock(of: period.start, reader: window.zone)
      let start = period.start.wallClock
      let length = SeriesMember.length(
        from: start,
        on: clock,
        to: period.end,
        zones: zones,
        reader: window.zone,
      ).0
      let time = length.time(from: start, on: clock)
      guard extent.contains(time, in: window) else { continue }
      answer.occurrences.append(
        Occurrence(
          component: component,
          time: time,
          original: clock.original(at: start),
          traits: period.isFree ? [.free] : [],
        ),
      )
    }
  }

  private func member(
    _ reference: ComponentReference,
    _ times: ComponentTimes,
    reader: TimeZoneRules,
    answer: inout Answer
  ) -> SeriesMember? {
    let line = Int(entry(of: reference).line)
    guard
      let member = SeriesMember(
        reference,
        times,
        zones: zones(of: reference),
        reader: reader,
      )
    else {
      let kind = entry(of: reference).kind
      if kind == .event {
        report(
          LocatedFinding(line: line, .noStart(component: kind.name)),
          of: reference,
          to: &answer,
        )
      } else {
        answer.undated.append(reference)
      }
      return nil
    }
    if member.endsBeforeStart {
      let property = if case .duration = times.end { "DURATION" } else { "DTEND" }
      report(
        LocatedFinding(line: times.endLine, .endBeforeStart(property: property)),
        of: reference,
        to: &answer,
      )
    }
    if let start = times.start ?? times.due {
      for problem in member.zones.zone(of: start).problems {
        let line = times.start == nil ? line : times.startLine
        report(LocatedFinding(line: line, .zone(problem)), of: reference, to: &answer)
      }
    }
    return member
  }

  private func report(
    _ finding: LocatedFinding,
    of component: ComponentReference,
    to answer: inout Answer
  ) {
    answer.diagnostics.append(sources[component.source].diagnostic(.warning, finding))
  }
}
