import CivilCalendar
package import TimeZones

/// Several sources as one calendar.
///
/// It belongs to one thread: the zones that calendars define are worked out when they are first needed.
package final class CalendarCollection {
  /// The sources, in the order in which they were given.
  package let sources: [CalendarSource]
  /// Does two things at the same time; without it, all is done by one thread.
  package var sideBySide: SideBySide?

  let database: TimeZoneDatabase
  let foreignExpansion: ForeignExpansion?
  /// The number of the first entry of each source, counted through all sources.
  let firstEntries: [Int]
  /// How many components there are.
  package let entryCount: Int
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

  /// The same collection for another thread: what never changes is shared, what is worked out is not.
  package init(ofOtherThread collection: CalendarCollection) {
    sources = collection.sources
    database = collection.database
    foreignExpansion = collection.foreignExpansion
    firstEntries = collection.firstEntries
    entryCount = collection.entryCount
    uids = collection.uids
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

  /// Whether a component can have more than one occurrence.
  package func canRepeat(_ component: ComponentReference) -> Bool {
    let entry = entry(of: component)
    return !entry.flags.isDisjoint(with: [.recurs, .overrides]) || entry.kind == .freeBusy
  }

  /// The times of a component, read anew.
  package func times(of component: ComponentReference) -> ComponentTimes {
    read(component).times
  }

  /// Whether no other component has the UID of one, by its number counted through all sources.
  func isAlone(_ number: Int) -> Bool { uids.isAlone(number) }

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
  /// The components of the same kind and UID, each with its times; one without a UID stands alone
  /// (decision S1).
  func components(
    sharingUIDOf component: ComponentReference
  ) -> [(ComponentReference, ComponentReader)] {
    let references = components(hashedLike: component)
    guard references.count > 1, let uid = uid(of: component) else {
      return [(component, read(component, isAlone: true))]
    }
    return references.compactMap { reference in
      let reader = read(reference)
      return reader.times.uid == uid ? (reference, reader) : nil
    }
  }

  /// The components of the same kind whose UIDs have the same hash, in their order, itself included.
  func components(hashedLike component: ComponentReference) -> [ComponentReference] {
    let number = firstEntries[component.source] + component.entry
    guard !uids.isAlone(number) else { return [component] }
    let kind = entry(of: component).kind
    return uids.chain(of: number).compactMap { other in
      let reference = reference(ofEntry: other)
      let isAlike =
        entry(of: reference).kind == kind
        && messageScope(of: reference) == messageScope(of: component)
      return isAlike ? reference : nil
    }
  }

  /// The message that a component belongs to if that keeps it apart from others, or nil.
  private func messageScope(of component: ComponentReference) -> CalendarReference? {
    let calendar = calendar(of: component)
    return isSeparateMessage(calendar) ? calendar : nil
  }

  /// What the lines of a component say; of one that is alone without what tells it from others.
  func read(_ component: ComponentReference, isAlone: Bool = false) -> ComponentReader {
    let entry = entry(of: component)
    return sources[component.source].bytes.withBytes(in: entry.range) { bytes in
      ComponentReader.read(entry.alone, in: bytes, isAlone: isAlone)
    }
  }

  func reference(ofEntry number: Int) -> ComponentReference {
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
    index.timeZones.inCalendar(calendar).compactMap { entry in
      bytes.withBytes(in: entry.range) { VTimeZone(entry.alone, in: $0) }.map { (entry, $0) }
    }
  }
}
