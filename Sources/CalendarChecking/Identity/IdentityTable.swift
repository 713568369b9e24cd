import ICalendar

/// Which UIDs a file has and where their components are: all that is kept of components that have ended.
struct IdentityTable {
  /// A component with a UID.
  struct Entry {
    let uid: UInt64
    let offset: Int
    let line: UInt32
    /// Which VCALENDAR of the file it stands in.
    let calendar: UInt32
    let type: ComponentType
    /// Whether it has RECURRENCE-ID.
    let isOverride: Bool
    let contentHash: UInt64
    /// The next one of the same UID, or -1.
    fileprivate(set) var next: Int32 = -1
  }

  /// A UID that RELATED-TO names.
  struct Reference {
    let uid: UInt64
    let position: FilePosition
    let calendar: UInt32
  }

  private(set) var entries: [Entry] = []
  /// The first and the last entry of each UID.
  private var ends: [UInt64: (first: Int32, last: Int32)] = [:]
  private(set) var references: [Reference] = []
  /// Where each VCALENDAR begins.
  private(set) var calendars: [FilePosition] = []
  /// How many components with UIDs each VCALENDAR has, and whether it has METHOD.
  private(set) var counts: [Int] = []
  /// Sets that EXDATE empties, unless an override fills them.
  private(set) var emptySets: [(uid: UInt64?, position: FilePosition)] = []

  /// More than this is not kept, so that memory stays bounded whatever a file holds.
  private static let mostReferences = 1_000_000

  /// Notes where a VCALENDAR begins.
  mutating func beginCalendar(at position: FilePosition) {
    calendars.append(position)
    counts.append(0)
  }

  /// The hash of a UID.
  static func hash(_ uid: String) -> UInt64 {
    let bytes = Array(uid.utf8)
    return UIDHash.hash(bytes.span, bytes.indices)
  }

  /// Keeps a component.
  mutating func add(_ component: Component, uid: String) {
    let hash = IdentityTable.hash(uid)
    guard let place = Int32(exactly: entries.count) else { return }
    entries.append(
      Entry(
        uid: hash,
        offset: component.begin.offset,
        line: UInt32(clamping: component.begin.line),
        calendar: UInt32(clamping: calendars.count),
        type: component.type,
        isOverride: component.has(.recurrenceID),
        contentHash: component.contentHash,
      ),
    )
    if let known = ends[hash] {
      entries[Int(known.last)].next = place
      ends[hash] = (known.first, place)
    } else {
      ends[hash] = (place, place)
    }
    if let last = counts.indices.last { counts[last] += 1 }
  }

  /// Keeps what RELATED-TO names.
  mutating func addReference(to uid: String, at position: FilePosition) {
    guard references.count < IdentityTable.mostReferences else { return }
    references.append(
      Reference(
        uid: IdentityTable.hash(uid),
        position: position,
        calendar: UInt32(clamping: calendars.count),
      ),
    )
  }

  /// Keeps a set that EXDATE empties.
  mutating func noteEmptySet(uid: String?, at position: FilePosition) {
    guard emptySets.count < IdentityTable.mostReferences else { return }
    emptySets.append((uid.map(IdentityTable.hash), position))
  }

  /// Whether a component of the file has a UID.
  func contains(_ uid: UInt64) -> Bool { ends[uid] != nil }

  /// The components of a UID, in their order.
  func group(of uid: UInt64) -> [Entry] {
    var group: [Entry] = []
    var place = ends[uid]?.first ?? -1
    while place >= 0 {
      group.append(entries[Int(place)])
      place = entries[Int(place)].next
    }
    return group
  }

  /// Whether an entry is the first of its UID.
  func isFirst(_ place: Int) -> Bool { ends[entries[place].uid].map { Int($0.first) } == place }
}
