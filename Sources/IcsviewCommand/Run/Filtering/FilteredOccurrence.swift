import CivilCalendar
import EventFilters
import EventFormats
import ICalendar
import TimeZones

/// An occurrence as filters see it: with the values that its record has.
struct FilteredOccurrence: FilteredRecord {
  let session: Session
  let reference: ComponentReference
  /// Nil for a component without any date.
  let occurrence: Occurrence?

  var component: DescribedComponent {
    occurrence?.described ?? DescribedComponent(reference, isFree: false)
  }

  var isCancelled: Bool {
    occurrence?.traits.contains(.cancelled) ?? componentTimes.isCancelled
  }

  var attendees: [Attendee] { details.attendees }

  func value(of field: RecordField) -> FilterValue {
    switch field {
    case .uid: .text(session.collection.uid(of: reference))
    case .recurrenceID: recurs ? .time(occurrence.map { instant($0.original) }) : .absent
    case .instance: instance
    case .component: .text(kind?.rawValue)
    case .start: .time(time?.start(in: session.zone))
    case .end: .time(time?.end(in: session.zone))
    case .allDay: .flag(time?.isAllDay ?? false)
    case .days: days
    case .duration: .number(duration)
    case .zone: .text(zone?.identifier)
    case .zoneSource: .text(zone?.source.rawValue)
    case .recurring: .flag(occurrence?.traits.contains(.recurring) ?? false)
    case .override: .flag(occurrence?.traits.contains(.override) ?? false)
    case .due: .time(isDue ? occurrence?.time.due(in: session.zone) : nil)
    case .completed:
      .time(isTodo ? completed : nil)
    case .calendar: .text(session.facts.calendarName(of: reference))
    case .file: .text(session.collection.sources[reference.source].name)
    case .line: .number(session.facts.line(of: reference))
    case .percent: .number(isTodo ? details.percentComplete : nil)
    default: FilterValue(details.value(of: field))
    }
  }
}

extension FilteredOccurrence {
  private var entry: ComponentEntry { session.collection.entry(of: reference) }

  private var kind: Request.ComponentKind? {
    Request.ComponentKind.allCases.first { $0.kind == entry.kind }
  }

  private var isTodo: Bool { entry.kind == .todo }

  private var completed: Instant? {
    componentTimes.completed.map { session.facts.instant(of: $0, in: reference) }
  }

  private var recurs: Bool {
    occurrence.map { !$0.traits.isDisjoint(with: [.recurring, .override]) } ?? false
  }

  private var componentTimes: ComponentTimes {
    session.filterReading.times(of: reference) { session.collection.times(of: reference) }
  }

  /// The details, with what is known of the occurrence where that says more.
  private var details: EventDetails {
    let details = session.filterReading.details(of: reference) {
      session.facts.details(of: reference)
    }
    return session.facts.details(details, of: component)
  }

  private var zone: ResolvedZone? { session.facts.zone(of: reference, componentTimes) }
}

extension FilteredOccurrence {
  /// Whether the occurrence is a to-do that stands where it is due.
  private var isDue: Bool { isTodo && componentTimes.due != nil }

  /// From start to end; of a to-do from its DTSTART to its DUE.
  private var time: OccurrenceTime? {
    guard let occurrence, isDue else { return occurrence?.time }
    return session.collection.timeFromStart(ofTodo: occurrence, componentTimes, in: session.zone)
  }

  /// The days touched; a to-do touches only the one on which it is due.
  private var days: FilterValue {
    guard let days = occurrence?.time.days(in: session.zone) else { return .absent }
    let first = instant(days.lowerBound)
    return .days(first..<max(instant(days.upperBound), first.adding(seconds: 1)))
  }

  private var duration: Int? {
    switch time {
    case .days(let days): days.count * 86_400
    case .instants(let start, let end): end.secondsSinceEpoch - start.secondsSinceEpoch
    case nil: nil
    }
  }

  /// As the record has it: the UID, a slash, and the original start in its basic form.
  private var instance: FilterValue {
    let uid = session.collection.uid(of: reference) ?? ""
    let start =
      switch occurrence?.original {
      case .date(let date): "\(date)"
      case .floating(let wallClock): "\(wallClock)"
      case .instant(let instant): "\(instant)"
      case nil: ""
      }
    return .text("\(uid)/\(start.filter { $0 != "-" && $0 != ":" })")
  }

  private func instant(_ date: CivilDate) -> Instant {
    session.zone.instant(of: CivilDateTime(date))
  }

  private func instant(_ start: InstanceStart) -> Instant {
    switch start {
    case .date(let date): instant(date)
    case .floating(let wallClock): session.zone.instant(of: wallClock)
    case .instant(let instant): instant
    }
  }
}

extension OccurrenceTime {
  /// Where a to-do stands that is due.
  fileprivate func due(in zone: TimeZoneRules) -> Instant {
    isAllDay ? start(in: zone) : end(in: zone)
  }
}

extension FilterValue {
  /// A time that may be missing.
  fileprivate static func time(_ instant: Instant?) -> FilterValue {
    instant.map(FilterValue.time) ?? .absent
  }
}

extension FilterValue {
  /// What of a value of the record is compared: of people and reminders the texts.
  fileprivate init(_ value: FieldValue) {
    self =
      switch value {
      case .text(let text): .text(text)
      case .number(let number): .number(number)
      case .flag(let flag): .flag(flag)
      case .texts(let texts): .texts(texts)
      case .person(let person): .texts(person.texts)
      case .attendees(let attendees): .texts(attendees.flatMap(\.person.texts))
      case .alarms(let alarms):
        .texts(alarms.flatMap { [$0.action, $0.trigger].compactMap(\.self) })
      case .position(let position): .text("\(position.latitude);\(position.longitude)")
      // Times differ from occurrence to occurrence, and details have none.
      case .absent, .time: .absent
      }
  }
}

extension Person {
  /// Name and address, as far as they are known.
  fileprivate var texts: [String] { [name, email].compactMap(\.self) }
}
