/// What is known of the VCALENDAR around a component.
struct CalendarScope {
  let outline: CalendarOutline

  init(outline: CalendarOutline = CalendarOutline()) { self.outline = outline }

  /// The value of METHOD in capitals.
  var method: String? { outline.method }

  /// Whether it is a vCalendar 1.0, whose components have other rules.
  var isVersion1: Bool { outline.isVersion1 }
}
