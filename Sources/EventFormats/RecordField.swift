/// The keys of an event record, in the order in which a record has them.
package enum RecordField: String, CaseIterable, Hashable, Sendable {
  case uid
  case recurrenceID = "recurrence_id"
  case instance
  case component
  case summary
  case location
  case description
  case url
  case conference
  case start
  case end
  case allDay = "all_day"
  case days
  case duration
  case zone
  case zoneSource = "zone_source"
  case recurring
  case override
  case status
  case busy
  case classification = "class"
  case priority
  case categories
  case color
  case position = "geo"
  case organizer
  case attendees
  case alarms
  case due
  case completed
  case percent
  case calendar
  case file
  case line

  /// What tables hold where nothing else is asked for.
  package static let defaultColumns: [RecordField] = [
    .start, .end, .allDay, .summary, .location, .calendar, .uid,
  ]
}
