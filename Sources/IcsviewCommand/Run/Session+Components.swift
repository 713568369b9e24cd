import ICalendar
import TimeZones

/// What records and filters say of a component alike.
extension Session {
  /// Details, with what is known of free/busy periods where that says more.
  func details(
    _ details: EventDetails,
    of component: DescribedComponent
  ) -> EventDetails {
    guard collection.entry(of: component.reference).kind == .freeBusy else { return details }
    var details = details
    details.busy = component.isFree ? .free : .busy
    return details
  }

  /// The zone of a component's first time, or nil if it has no time.
  func zone(of component: ComponentReference, _ times: ComponentTimes) -> ResolvedZone? {
    guard let start = times.start ?? times.due ?? times.busyPeriods.first?.start else { return nil }
    return collection.zones(of: component).zone(of: start)
  }

  /// The instant of a date or time in a component; a floating one is on the clock of the display zone.
  func instant(of time: CalendarTime, in component: ComponentReference) -> Instant {
    let rules = time.isDate ? nil : collection.zones(of: component).zone(of: time).rules
    return (rules ?? zone).instant(of: time.wallClock)
  }

  /// The name of the calendar of a component.
  func calendarName(of component: ComponentReference) -> String {
    calendars.items[calendars.place(of: component, in: collection)].name
  }

  /// The line of a component's BEGIN in its file, from 1.
  func line(of component: ComponentReference) -> Int {
    let line = Int(collection.entry(of: component).line)
    return collection.sources[component.source].fileLine(line)
  }
}
