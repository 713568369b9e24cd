import ICalendar

/// The calendars that were read, each with a name: what a legend shows.
///
/// Calendars of one name are one calendar. The name is what the user calls it, else the calendar's own, that
/// of its vdir, or the file's.
struct CalendarList {
  /// One calendar.
  struct Item: Hashable {
    let name: String
    /// As typed, or as written in the calendar or its folder.
    var color: String?
  }

  /// In the order in which they were met.
  private(set) var items: [Item] = []
  /// For each source and each VCALENDAR in it the place in `items`.
  private var places: [[Int]] = []

  init(_ sources: [LoadedSource]) {
    let vdirs = CalendarList.vdirs(among: sources)
    var known: [String: Int] = [:]
    for loaded in sources {
      let isItem = loaded.folder.map { vdirs.contains(ObjectIdentifier($0)) } ?? false
      places.append(
        loaded.source.index.calendars.map { header in
          let name = CalendarList.name(of: header, in: loaded, isItem: isItem)
          let color = loaded.label.color ?? header.color ?? loaded.folder?.color
          if let place = known[name] {
            items[place].color = items[place].color ?? color
            return place
          }
          known[name] = items.count
          items.append(Item(name: name, color: color))
          return items.count - 1
        },
      )
    }
  }

  /// The place of the calendar of a component.
  func place(of component: ComponentReference, in collection: CalendarCollection) -> Int {
    place(ofSource: component.source, calendar: collection.entry(of: component).calendar)
  }

  /// The place of a VCALENDAR of a source.
  func place(ofSource source: Int, calendar: UInt32) -> Int { places[source][Int(calendar)] }

  /// The calendars at some places alone; the others must have no components any more.
  func keeping(_ isWanted: (Int) -> Bool) -> CalendarList {
    var kept = self
    kept.items = []
    var newPlaces: [Int] = []
    for (place, item) in items.enumerated() {
      newPlaces.append(kept.items.count)
      if isWanted(place) { kept.items.append(item) }
    }
    kept.places = places.map { $0.map { newPlaces[$0] } }
    return kept
  }

  /// The folders that are one calendar each: every file in them holds one item.
  private static func vdirs(among sources: [LoadedSource]) -> Set<ObjectIdentifier> {
    var vdirs: Set<ObjectIdentifier> = []
    var others: Set<ObjectIdentifier> = []
    for loaded in sources {
      guard let folder = loaded.folder.map({ ObjectIdentifier($0) }) else { continue }
      if loaded.source.index.hasOneUID {
        vdirs.insert(folder)
      } else {
        others.insert(folder)
      }
    }
    return vdirs.subtracting(others)
  }

  private static func name(
    of header: CalendarHeader,
    in loaded: LoadedSource,
    isItem: Bool
  ) -> String {
    loaded.label.name ?? header.name ?? loaded.folder?.displayName
      ?? (isItem ? loaded.folder?.name : nil) ?? fileName(loaded.source.name)
  }

  /// The name of a file without its folder and its ending.
  private static func fileName(_ path: String) -> String {
    guard path != "-", let last = path.split(separator: "/").last else { return path }
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return String(last) }
    return String(last[..<dot])
  }
}
