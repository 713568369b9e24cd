package import TimeZones

/// Chosen components as the lines of a calendar file: what stands in it, not how lines are folded or ended.
///
/// Each UID comes as a whole, with the components of it that count (decision R5), in the order of their
/// sources. There is one calendar, and one more for each message that stands apart from others.
package struct CalendarExport {
  /// What goes into a file.
  package struct Selection {
    /// The chosen components; those that share their UIDs come along.
    package var components: [ComponentReference]
    /// Whether that is all there is: then calendars without components, zones that no component asks for and
    /// components of names that are not known belong to it as well.
    package var isEverything: Bool

    /// Components, and whether they are all there are, so that nothing has to be sought for them.
    package init(_ components: [ComponentReference], isEverything: Bool) {
      self.components = components
      self.isEverything = isEverything
    }
  }

  private let calendars: [ExportedCalendar]

  /// Works out what stands in the file.
  ///
  /// - Parameters:
  ///   - selection: What is chosen.
  ///   - collection: The sources it is chosen from.
  ///   - reader: The zone in which floating times are read.
  ///   - decode: Reads the character sets that lines name.
  package init(
    _ selection: Selection,
    of collection: CalendarCollection,
    reader: TimeZoneRules,
    decodedBy decode: @escaping TextDecoder
  ) {
    let components = CalendarExport.components(of: selection, in: collection, reader: reader)
    var headers = components.map(\.calendar)
    if selection.isEverything { headers = collection.calendarReferences }
    headers = headers.withoutRepetitions
    let joined = headers.filter { !collection.isSeparateMessage($0) }
    func calendar(_ headers: [CalendarReference], _ components: [ExportedComponent])
      -> ExportedCalendar
    {
      ExportedCalendar(
        headers,
        components,
        of: collection,
        isEverything: selection.isEverything,
        decodedBy: decode,
      )
    }
    let byCalendar = Dictionary(grouping: components, by: \.calendar)
    var calendars: [ExportedCalendar] = []
    for header in headers {
      if collection.isSeparateMessage(header) {
        calendars.append(calendar([header], byCalendar[header] ?? []))
      } else if header == joined.first {
        calendars.append(
          calendar(joined, components.filter { !collection.isSeparateMessage($0.calendar) })
        )
      }
    }
    // A file has a calendar, also when nothing stands in it.
    self.calendars = calendars.isEmpty ? [calendar([], [])] : calendars
  }

  /// The components of a selection in the order of their sources, each UID as a whole.
  private static func components(
    of selection: Selection,
    in collection: CalendarCollection,
    reader: TimeZoneRules
  ) -> [ExportedComponent] {
    var seen: Set<ComponentReference> = []
    var components: [ExportedComponent] = []
    for chosen in selection.components where !seen.contains(chosen) {
      let group = collection.group(of: chosen, reader: reader)
      seen.formUnion(group.all)
      components += group.counting.map { ExportedComponent($0, of: group, in: collection) }
    }
    if selection.isEverything { components += collection.otherComponents }
    return components.sorted { $0.precedes($1) }
  }

  /// Calls a closure for each line, without its end and not folded, in UTF-8.
  ///
  /// - Parameters:
  ///   - productID: What PRODID says.
  ///   - body: Gets a line.
  /// - Returns: How many lines of components were no properties and are left out.
  /// - Throws: What the closure throws.
  package func forEachLine<Failure: Error>(
    productID: String,
    _ body: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    var leftOut = 0
    for calendar in calendars {
      leftOut += try calendar.forEachLine(productID: productID, body)
    }
    return leftOut
  }
}

extension [CalendarReference] {
  /// The elements, each where it stands first.
  fileprivate var withoutRepetitions: [CalendarReference] {
    var seen: Set<CalendarReference> = []
    return filter { seen.insert($0).inserted }
  }
}
