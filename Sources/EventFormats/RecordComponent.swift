package import ICalendar

/// What all occurrences of one component have in common in their records.
package struct RecordComponent: Equatable, Sendable {
  /// What a component is.
  package enum Kind: String, Sendable {
    case event
    case todo
    case journal
    case freebusy
  }

  /// UID (RFC 5545 3.8.4.7), which may be missing.
  package var uid: String?
  /// What the component is.
  package var kind: Kind
  /// Its texts, people and alarms.
  package var details: EventDetails
  /// The time zone as it is understood, nil where times are floating.
  package var zone: String?
  /// How the zone was found, such as `vtimezone` or `iana`.
  package var zoneSource: String?
  /// Whether there is a series that the occurrences belong to.
  package var isRecurring = false
  /// Whether the component replaces one occurrence of a series, or several.
  package var isOverride = false
  /// COMPLETED of a to-do.
  package var completed: RecordTime?
  /// The name of the calendar.
  package var calendar: String
  /// The path of the file as given.
  package var file: String
  /// The line of the component's BEGIN, from 1.
  package var line: Int

  /// A component that is no override, and whose `line` is counted from 1.
  package init(
    _ kind: Kind,
    uid: String?,
    details: EventDetails,
    calendar: String,
    file: String,
    line: Int,
  ) {
    self.kind = kind
    self.uid = uid
    self.details = details
    self.calendar = calendar
    self.file = file
    self.line = line
  }
}
