/// Which VCALENDAR of which source.
struct CalendarReference: Hashable {
  /// The number of the source in its collection.
  let source: Int
  /// The number of the VCALENDAR in the source.
  let calendar: UInt32
}

extension CalendarCollection {
  /// All VCALENDARs, in the order of their sources.
  var calendarReferences: [CalendarReference] {
    sources.enumerated().flatMap { number, source in
      source.index.calendars.indices.map {
        CalendarReference(source: number, calendar: UInt32(clamping: $0))
      }
    }
  }

  /// The VCALENDAR that a component stands in.
  func calendar(of component: ComponentReference) -> CalendarReference {
    CalendarReference(source: component.source, calendar: entry(of: component).calendar)
  }

  /// What a VCALENDAR says of itself.
  func header(of calendar: CalendarReference) -> CalendarHeader {
    sources[calendar.source].index.calendars[Int(calendar.calendar)]
  }

  /// Whether the components of a VCALENDAR have nothing to do with those of others.
  func isSeparateMessage(_ calendar: CalendarReference) -> Bool {
    sources[calendar.source].isSeparateMessage(calendar.calendar)
  }
}
