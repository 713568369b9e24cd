/// What is known of the VCALENDAR around a component.
struct CalendarScope {
  let outline: CalendarOutline
  let zones: CalendarZones
  /// What is known of the message that METHOD makes of it.
  var message = MessageState()
  /// The UID of the first component, and whether another one has another.
  var uids = DistinctUIDs()
  /// The TZIDs of times.
  var zoneUses = ZoneUses()
  /// Whether it has components beside VTIMEZONE.
  var hasOtherComponents = false
  /// Times of events that have no zone.
  var floatingTimes = Tally()
  /// The starts of events that have no zone.
  var floatingStarts = Tally()

  init(outline: CalendarOutline, zones: CalendarZones) {
    self.outline = outline
    self.zones = zones
  }

  /// The value of METHOD in capitals.
  var method: String? { outline.method }

  /// Whether it is a vCalendar 1.0, whose components have other rules.
  var isVersion1: Bool { outline.isVersion1 }

  /// Whether no zone is named anywhere in it.
  var namesNoZone: Bool { zoneUses.isEmpty && outline.zones.isEmpty && outline.calendarZone == nil }
}
