import TimeZones

/// A component on its way into a file.
struct ExportedComponent {
  let calendar: CalendarReference
  let entry: ComponentEntry
  /// The days on which the components of its UID can stand, on their own clocks.
  let days: ClosedRange<Int32>
  /// Whether the component itself stands on whole days.
  let isOfDays: Bool
  /// The calendar of the series that RECURRENCE-ID is about, if that is a series of whole days.
  let seriesOfDays: CalendarReference?

  init(_ reference: ComponentReference, of group: ComponentGroup, in collection: CalendarCollection)
  {
    calendar = collection.calendar(of: reference)
    entry = collection.entry(of: reference)
    let days = group.counting.map { collection.entry(of: $0).days }
    self.days =
      (days.map(\.lowerBound).min() ?? .min)...(days.map(\.upperBound).max() ?? .max)
    isOfDays = group.isOfDays(reference)
    let series = group.counting.first { !group.isOverride($0) } ?? reference
    seriesOfDays = group.isOfDays(series) ? collection.calendar(of: series) : nil
  }

  /// A time zone, or a component of a name that is not known.
  init(other entry: ComponentEntry, ofSource source: Int) {
    calendar = CalendarReference(source: source, calendar: entry.calendar)
    self.entry = entry
    days = .min ... .max
    isOfDays = false
    seriesOfDays = nil
  }

  /// Calls a closure for each line of the component.
  func forEachLine<Failure: Error>(
    of collection: CalendarCollection,
    decodedBy decode: @escaping TextDecoder,
    _ body: (ComponentLines.Line) throws(Failure) -> Void
  ) throws(Failure) {
    try collection.sources[calendar.source].bytes.withBytes(in: entry.range) {
      (bytes) throws(Failure) in
      var lines = ComponentLines(of: entry.alone, decodedBy: decode)
      while let line = lines.next(in: bytes) { try body(line) }
    }
  }

  /// Whether it comes before another: in the order of the sources, those of names that are not known last.
  func precedes(_ other: ExportedComponent) -> Bool {
    place < other.place
  }

  private var place: (Int, Int, Int) {
    (entry.kind == .other ? 1 : 0, calendar.source, entry.offset)
  }
}

/// The components that share a UID.
struct ComponentGroup {
  /// All of them, older versions and copies included.
  private(set) var all: [ComponentReference] = []
  /// Those that count (decision R5), masters first.
  private(set) var counting: [ComponentReference] = []
  private var ofDays: Set<ComponentReference> = []
  private var overrides: Set<ComponentReference> = []

  func isOfDays(_ component: ComponentReference) -> Bool { ofDays.contains(component) }
  func isOverride(_ component: ComponentReference) -> Bool { overrides.contains(component) }

  fileprivate mutating func add(_ component: ComponentReference, _ times: ComponentTimes) {
    all.append(component)
    if (times.start ?? times.due)?.isDate == true { ofDays.insert(component) }
    if times.recurrenceID != nil { overrides.insert(component) }
  }

  fileprivate mutating func count(_ components: [ComponentReference]) { counting += components }
}

extension CalendarCollection {
  /// The components that share the UID of one; those that nothing places in time all count.
  func group(of component: ComponentReference, reader: TimeZoneRules) -> ComponentGroup {
    var group = ComponentGroup()
    var members: [SeriesMember] = []
    var undated: [ComponentReference] = []
    for (reference, component) in components(sharingUIDOf: component) {
      group.add(reference, component.times)
      let zones = zones(of: reference)
      if let member = SeriesMember(reference, component.times, zones: zones, reader: reader) {
        members.append(member)
      } else {
        undated.append(reference)
      }
    }
    let series = SeriesGroup(members, reader: reader, precedes: contentPrecedes)
    group.count(series.countingMembers(reader: reader).map(\.reference) + undated)
    return group
  }

  /// The components of names that are not known.
  var otherComponents: [ExportedComponent] {
    sources.enumerated().flatMap { number, source in
      source.index.others.map { ExportedComponent(other: $0, ofSource: number) }
    }
  }
}
