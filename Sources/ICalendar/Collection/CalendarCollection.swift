package import CivilCalendar
package import TimeZones

/// Several sources as one calendar.
///
/// It belongs to one thread: the zones that calendars define are worked out when they are first needed.
package final class CalendarCollection {
  /// The sources, in the order in which they were given.
  package let sources: [CalendarSource]

  let database: TimeZoneDatabase
  private let foreignExpansion: ForeignExpansion?
  /// The number of the first entry of each source, counted through all sources.
  private let firstEntries: [Int]
  private let entryCount: Int
  private let uids: UIDTable
  private var scopes: [CalendarReference: ZoneScope] = [:]

  /// A collection.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - database: The zones of the system.
  ///   - foreignExpansion: Expands rules of other calendars than the Gregorian; without it they give only
  ///     the start.
  /// - Complexity: O(*n*) in the number of components.
  package init(
    _ sources: [CalendarSource],
    database: TimeZoneDatabase,
    foreignExpansion: ForeignExpansion? = nil
  ) {
    self.sources = sources
    self.database = database
    self.foreignExpansion = foreignExpansion
    var hashes: [UInt64] = []
    var firstEntries: [Int] = []
    for source in sources {
      firstEntries.append(hashes.count)
      hashes += source.identityHashes
    }
    self.firstEntries = firstEntries
    entryCount = hashes.count
    uids = UIDTable(hashes: hashes)
  }

  /// All components, in the order of their sources.
  package var components: [ComponentReference] {
    sources.enumerated().flatMap { number, source in
      source.index.entries.indices.map { ComponentReference(source: number, entry: $0) }
    }
  }

  /// The entry of a component.
  package func entry(of component: ComponentReference) -> ComponentEntry {
    sources[component.source].index.entries[component.entry]
  }

  /// The times of a component, read anew.
  package func times(of component: ComponentReference) -> ComponentTimes {
    read(component).times
  }

  /// The UID of a component, or nil if it has none.
  ///
  /// - Complexity: O(1) in the size of the component.
  package func uid(of component: ComponentReference) -> String? {
    let entry = entry(of: component)
    guard entry.uidHash != 0 else { return nil }
    let begin = entry.offset + Int(entry.uidOffset)
    return sources[component.source].bytes.withBytes { bytes in
      var cursor = LineCursor(begin..<entry.range.upperBound, line: 1)
      var text: [UInt8] = []
      guard cursor.advance(in: bytes) else { return nil }
      cursor.unfold(bytes, into: &text)
      let span = text.span
      guard let line = ContentLine(span, 0..<span.count) else { return nil }
      return TextValue.unescaped(span, span.trimmed(line.value))
    }
  }

  /// The zones of the calendar that a component stands in.
  package func zones(of component: ComponentReference) -> ZoneScope {
    zones(of: calendar(of: component))
  }

  /// The zones of a calendar.
  func zones(of calendar: CalendarReference) -> ZoneScope {
    if let scope = scopes[calendar] { return scope }
    let source = sources[calendar.source]
    let scope = ZoneScope(
      calendarZone: header(of: calendar).timeZone,
      database: database,
      definitions: { source.definitions(ofCalendar: calendar.calendar).map(\.zone) },
    )
    scopes[calendar] = scope
    return scope
  }
}

extension CalendarCollection {
  /// The occurrences that touch a window and what was found wrong with their components.
  package struct Answer {
    /// By start, all-day before timed, then by end, then by UID.
    package var occurrences: [Occurrence] = []
    /// To-dos and journals without any date, in the order of their sources.
    package var undated: [ComponentReference] = []
    package var diagnostics: [Diagnostic] = []
    /// Whether one of the series goes on for ever.
    package var hasEndlessSeries = false

    package init(occurrences: [Occurrence] = []) { self.occurrences = occurrences }
  }

  /// Finds the occurrences that touch a window.
  ///
  /// - Parameters:
  ///   - window: The days and the reader's zone.
  ///   - kinds: Which components are wanted.
  ///   - endlessUntil: The day before which series that go on for ever are cut off, if they are.
  ///   - limits: How many occurrences of each series are wanted.
  /// - Returns: The occurrences in their order, and the findings.
  /// - Complexity: O(*n*) in the number of components, with a cost worth mentioning only for those that can
  ///   touch the window.
  package func occurrences(
    touching window: DisplayWindow,
    of kinds: Set<ComponentKind> = [.event],
    endlessUntil: CivilDate? = nil,
    limits: ExpansionLimits = .list
  ) -> Answer {
    var answer = Answer()
    let extent = Extent(window, endlessUntil: endlessUntil, limits)
    var isDone = [Bool](repeating: false, count: entryCount)
    for (number, source) in sources.enumerated() {
      for (index, entry) in source.index.entries.enumerated() {
        guard kinds.contains(entry.kind), entry.canTouch(window.days),
          !isDone[firstEntries[number] + index]
        else { continue }
        let component = ComponentReference(source: number, entry: index)
        append(groupOf: component, touching: extent, to: &answer, isDone: &isDone)
      }
    }
    OccurrenceOrder.sort(&answer.occurrences, on: window.zone) { self.uid(of: $0) ?? "" }
    return answer
  }

  /// What to look at, and how much of it in series that go on for ever.
  private struct Extent {
    let whole: DisplayWindow
    let endless: DisplayWindow
    let limits: ExpansionLimits

    init(_ window: DisplayWindow, endlessUntil: CivilDate?, _ limits: ExpansionLimits) {
      whole = window
      self.limits = limits
      guard let end = endlessUntil, end < window.days.upperBound else {
        endless = window
        return
      }
      let begin = window.days.lowerBound
      endless = DisplayWindow(begin..<max(begin, end), in: window.zone)
    }
  }

  private func append(
    groupOf component: ComponentReference,
    touching extent: Extent,
    to answer: inout Answer,
    isDone: inout [Bool]
  ) {
    let window = extent.whole
    var members: [SeriesMember] = []
    for (reference, reader) in components(sharingUIDOf: component) {
      isDone[firstEntries[reference.source] + reference.entry] = true
      for finding in reader.findings { report(finding, of: reference, to: &answer) }
      if entry(of: reference).kind == .freeBusy {
        append(busyPeriodsOf: reference, reader.times, touching: window, to: &answer)
        continue
      }
      guard let member = member(reference, reader.times, window: window, answer: &answer) else {
        continue
      }
      members.append(member)
    }
    var findings: [(ComponentReference, LocatedFinding)] = []
    let isEndless = SeriesGroup(members, reader: window.zone).append(
      touching: window,
      endless: extent.endless,
      limits: extent.limits,
      foreignExpansion: foreignExpansion,
      to: &answer.occurrences,
      findings: &findings,
    )
    for (reference, finding) in findings { report(finding, of: reference, to: &answer) }
    if isEndless { answer.hasEndlessSeries = true }
  }

  /// The components of the same kind and UID; a component without a UID stands alone (decision S1).
  func components(
    sharingUIDOf component: ComponentReference
  ) -> [(ComponentReference, ComponentReader)] {
    let first = read(component)
    let number = firstEntries[component.source] + component.entry
    guard let uid = first.times.uid, !uids.isAlone(number) else { return [(component, first)] }
    let kind = entry(of: component).kind
    return uids.chain(of: number).compactMap { other in
      let reference = reference(ofEntry: other)
      guard entry(of: reference).kind == kind,
        messageScope(of: reference) == messageScope(of: component)
      else { return nil }
      let reader = read(reference)
      return reader.times.uid == uid ? (reference, reader) : nil
    }
  }

  /// The message that a component belongs to if that keeps it apart from others, or nil.
  private func messageScope(of component: ComponentReference) -> CalendarReference? {
    let calendar = calendar(of: component)
    return isSeparateMessage(calendar) ? calendar : nil
  }

  /// Appends the periods of a free/busy component; it has no other occurrence.
  private func append(
    busyPeriodsOf component: ComponentReference,
    _ times: ComponentTimes,
    touching window: DisplayWindow,
    to answer: inout Answer
  ) {
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
      guard window.contains(time) else { continue }
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
    window: DisplayWindow,
    answer: inout Answer
  ) -> SeriesMember? {
    let line = Int(entry(of: reference).line)
    guard
      let member = SeriesMember(
        reference,
        times,
        zones: zones(of: reference),
        reader: window.zone,
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

  private func read(_ component: ComponentReference) -> ComponentReader {
    let entry = entry(of: component)
    return sources[component.source].bytes.withBytes { ComponentReader.read(entry, in: $0) }
  }

  private func reference(ofEntry number: Int) -> ComponentReference {
    // The last source whose first entry is not beyond the number; sources without entries share it.
    var low = 0
    var high = firstEntries.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if firstEntries[middle] <= number { low = middle } else { high = middle }
    }
    return ComponentReference(source: low, entry: number - firstEntries[low])
  }
}

extension CalendarSource {
  /// The zones that a calendar of this source defines, in their order.
  func definitions(ofCalendar calendar: UInt32) -> [(entry: ComponentEntry, zone: VTimeZone)] {
    bytes.withBytes { bytes in
      index.timeZones.inCalendar(calendar).compactMap { entry in
        VTimeZone(entry, in: bytes).map { (entry, $0) }
      }
    }
  }
}
