import EventFormats
import ICalendar
import ICUSupport
import LibicalReader
import TimeZones

/// What records and filters say of a component alike.
///
/// Like the collection it asks, it belongs to one thread.
struct ComponentFacts {
  let collection: CalendarCollection
  private let calendars: CalendarList
  /// The zone in which times are shown.
  private let zone: TimeZoneRules
  private let detailsReader = EventDetailsReader {
    TextDecoding.text(of: $0, charset: $1)
  }

  /// The facts of a collection.
  ///
  /// - Parameters:
  ///   - collection: The collection.
  ///   - calendars: The names of its calendars.
  ///   - zone: The zone in which times are shown.
  init(_ collection: CalendarCollection, _ calendars: CalendarList, in zone: TimeZoneRules) {
    self.collection = collection
    self.calendars = calendars
    self.zone = zone
  }

  /// What libical reads of a component, read anew.
  func details(of component: ComponentReference) -> EventDetails {
    detailsReader.details(of: text(of: component).span)
  }

  /// The text of a component as libical reads it.
  func text(of component: ComponentReference) -> [UInt8] {
    collection.text(of: component) { TextDecoding.text(of: $0, charset: $1) }
  }

  /// Details, with what is known of free/busy periods where that says more.
  func details(_ details: EventDetails, of component: DescribedComponent) -> EventDetails {
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

extension ComponentFacts {
  /// What the records of a component's occurrences share.
  ///
  /// - Parameters:
  ///   - reference: The component.
  ///   - traits: Those of the occurrences.
  /// - Returns: All but the times.
  func recordComponent(
    _ reference: ComponentReference,
    traits: Occurrence.Traits
  ) -> RecordComponent {
    let entry = collection.entry(of: reference)
    let (times, text) = collection.timesAndText(of: reference) {
      TextDecoding.text(of: $0, charset: $1)
    }
    let details = details(
      detailsReader.details(of: text.span),
      of: DescribedComponent(reference, isFree: traits.contains(.free)),
    )
    var component = RecordComponent(
      RecordComponent.Kind(entry.kind),
      uid: times.uid,
      details: details,
      calendar: calendarName(of: reference),
      file: collection.sources[reference.source].name,
      line: line(of: reference),
    )
    let zone = zone(of: reference, times)
    component.zone = zone?.identifier
    component.zoneSource = zone?.source.rawValue
    component.isRecurring = traits.contains(.recurring)
    component.isOverride = traits.contains(.override)
    component.completed = times.completed.map { time(of: $0, in: reference) }
    return component
  }

  private func time(of time: CalendarTime, in component: ComponentReference) -> RecordTime {
    if case .date(let date) = time { return .day(date) }
    return .moment(RecordMoment(instant(of: time, in: component), in: zone))
  }
}

extension RecordMoment {
  /// An instant on the clock of a zone.
  init(_ instant: Instant, in zone: TimeZoneRules) {
    let offset = zone.offset(at: instant)
    self.init(instant.civil(offset: offset), utcOffset: offset)
  }
}

extension RecordComponent.Kind {
  fileprivate init(_ kind: ICalendar.ComponentKind) {
    switch kind {
    case .todo: self = .todo
    case .journal: self = .journal
    case .freeBusy: self = .freebusy
    case .event, .calendar, .timeZone, .alarm, .other: self = .event
    }
  }
}
