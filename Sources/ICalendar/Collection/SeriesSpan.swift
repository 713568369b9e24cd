import CivilCalendar

/// Components of one kind and UID among many, and the days outside of which none of them can stand.
struct SeriesSpan {
  /// The number of the first of them that can touch the window, counted through all sources.
  let head: UInt32
  /// Whether its findings have been given.
  var isKnown = false
  /// The days on the components' own clocks.
  private(set) var firstDay: Int32
  private(set) var lastDay: Int32
  /// Whether it is sure to have one occurrence at most.
  let isSingle: Bool

  /// The span of the components of some entries; the first of them is the head.
  init(head: Int, _ entries: [ComponentEntry]) {
    self.head = UInt32(truncatingIfNeeded: head)
    firstDay = entries.map(\.days.lowerBound).min() ?? .min
    lastDay = entries.map(\.days.upperBound).max() ?? .max
    isSingle = entries.count == 1 && entries[0].isSingle
  }

  /// The span of one component that is alone.
  init(head: Int, _ entry: ComponentEntry) {
    self.head = UInt32(truncatingIfNeeded: head)
    (firstDay, lastDay) = (entry.days.lowerBound, entry.days.upperBound)
    isSingle = entry.isSingle
  }

  /// The days on which it can have an occurrence, wherever on earth its clocks are.
  var days: Range<CivilDate> {
    CivilDate(dayNumber: Int(firstDay) - 2)..<CivilDate(dayNumber: Int(lastDay) + 3)
  }

  /// Whether it can have an occurrence on some days, wherever on earth its clocks are.
  func canStand(on days: Range<CivilDate>) -> Bool {
    // Clocks differ from each other by less than two days.
    Int(firstDay) < days.upperBound.dayNumber + 2 && Int(lastDay) >= days.lowerBound.dayNumber - 2
  }

  /// Notes that nothing comes after a day.
  mutating func end(by day: CivilDate) { lastDay = min(lastDay, Int32(clamping: day.dayNumber)) }
}

extension ComponentEntry {
  /// Whether it has one occurrence at most, unless others share its UID.
  fileprivate var isSingle: Bool {
    !flags.contains(.recurs) && flags.contains(.hasTime) && kind != .freeBusy
  }
}

extension CalendarCollection {
  /// The series that can touch a window, in the order in which they are met.
  ///
  /// - Complexity: O(*n*) in the number of components.
  func seriesSpans(
    touching window: DisplayWindow,
    of kinds: Set<ComponentKind>
  ) -> [SeriesSpan] {
    var spans: [SeriesSpan] = []
    var isDone = [Bool](repeating: false, count: entryCount)
    let isWanted = (0...ComponentKind.other.rawValue).map { number in
      ComponentKind(rawValue: number).map { kinds.contains($0) } ?? false
    }
    for (source, first) in firstEntries.enumerated() {
      for (number, entry) in sources[source].index.entries.enumerated() {
        guard isWanted[Int(entry.kind.rawValue)], entry.canTouch(window.days),
          !isDone[first + number]
        else { continue }
        guard !isAlone(first + number) else {
          spans.append(SeriesSpan(head: first + number, entry))
          continue
        }
        let members = components(withUIDOf: ComponentReference(source: source, entry: number))
        for member in members { isDone[firstEntries[member.source] + member.entry] = true }
        spans.append(SeriesSpan(head: first + number, members.map { self.entry(of: $0) }))
      }
    }
    return spans
  }

  /// The components of the same kind and UID.
  func components(withUIDOf component: ComponentReference) -> [ComponentReference] {
    let references = components(hashedLike: component)
    guard references.count > 1 else { return references }
    let uid = uid(of: component)
    return references.filter { $0 == component || self.uid(of: $0) == uid }
  }
}
