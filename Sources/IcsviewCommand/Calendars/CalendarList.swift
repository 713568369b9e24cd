import ICalendar

/// The calendars that were read, each with a name: what a legend shows.
///
/// Calendars of one name are one calendar. The name is the calendar's own, that of its vdir, or the file's.
struct CalendarList {
  /// One calendar.
  struct Item: Hashable {
    let name: String
    /// As written in the calendar or its folder.
    let color: String?
  }

  /// In the order in which they were met.
  private(set) var items: [Item] = []
  /// For each source and each VCALENDAR in it the place in `items`.
  private var places: [[Int]] = []

  init(_ sources: [LoadedSource]) {
    var known: [String: Int] = [:]
    for loaded in sources {
      places.append(
        loaded.source.index.calendars.map { header in
          let item = CalendarList.item(header, of: loaded)
          if let place = known[item.name] { return place }
          known[item.name] = items.count
          items.append(item)
          return items.count - 1
        }
      )
    }
  }

  /// The place of the calendar of a component.
  func place(of component: ComponentReference, in collection: CalendarCollection) -> Int {
    places[component.source][Int(collection.entry(of: component).calendar)]
  }

  private static func item(_ header: CalendarHeader, of loaded: LoadedSource) -> Item {
    let folder = loaded.folder
    let name =
      header.name ?? folder?.displayName
      ?? (loaded.isItemOfVdir ? folder?.name : nil)
      ?? fileName(loaded.source.name)
    return Item(name: name, color: header.color ?? folder?.color)
  }

  /// The name of a file without its folder and its ending.
  private static func fileName(_ path: String) -> String {
    guard path != "-", let last = path.split(separator: "/").last else { return path }
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return String(last) }
    return String(last[..<dot])
  }
}

extension LoadedSource {
  /// Whether the source holds one item of a calendar that is a folder.
  ///
  /// Such a file has the components of one UID only.
  fileprivate var isItemOfVdir: Bool {
    guard folder != nil else { return false }
    return source.index.hasOneUID
  }
}
