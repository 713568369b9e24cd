package import ICalendar

/// The value of a field that is the same in all records of a component.
package enum FieldValue {
  case absent
  case text(String)
  case number(Int)
  case flag(Bool)
  case texts([String])
  case person(Person)
  case attendees([Attendee])
  case alarms([Alarm])
  case position(GeographicPosition)
  case time(RecordTime)

  /// A text that may be missing.
  static func text(_ text: String?) -> FieldValue { text.map(FieldValue.text) ?? .absent }

  /// A number that may be missing.
  static func number(_ number: Int?) -> FieldValue { number.map(FieldValue.number) ?? .absent }
}

extension RecordComponent {
  /// The value of a field; absent where it differs from record to record.
  func value(of field: RecordField) -> FieldValue {
    switch field {
    case .uid: .text(uid)
    case .component: .text(kind.rawValue)
    case .zone: .text(zone)
    case .zoneSource: .text(zoneSource)
    case .recurring: .flag(isRecurring)
    case .override: .flag(isOverride)
    case .completed: kind == .todo ? completed.map(FieldValue.time) ?? .absent : .absent
    case .percent: kind == .todo ? .number(details.percentComplete) : .absent
    case .calendar: .text(calendar)
    case .file: .text(file)
    case .line: .number(line)
    default: details.value(of: field)
    }
  }
}

extension EventDetails {
  /// The value of a field that is known from the details alone; absent for any other.
  package func value(of field: RecordField) -> FieldValue {
    switch field {
    case .summary: .text(summary)
    case .location: .text(location)
    case .description: .text(description)
    case .url: .text(url)
    case .conference: .text(conference)
    case .status: .text(status)
    case .busy: .text(busy?.rawValue)
    case .classification: .text(classification)
    case .priority: .number(priority)
    case .categories: .texts(categories)
    case .color: .text(color)
    case .position: position.map(FieldValue.position) ?? .absent
    case .organizer: organizer.map(FieldValue.person) ?? .absent
    case .attendees: .attendees(attendees)
    case .alarms: .alarms(alarms)
    default: .absent
    }
  }
}
