package import EventFormats
package import ICalendar
package import TimeZones

/// An occurrence of which a filter asks what it needs to know, and no more.
package protocol FilteredRecord {
  /// What decisions that do not depend on the time are remembered for.
  var component: DescribedComponent { get }

  /// Whether its STATUS is CANCELLED: known without reading the component.
  var isCancelled: Bool { get }

  /// Who is invited.
  var attendees: [Attendee] { get }

  /// The value of a key.
  func value(of field: RecordField) -> FilterValue
}

/// The value of a key of a record, as it is compared.
package enum FilterValue: Equatable, Sendable {
  case absent
  case text(String)
  case texts([String])
  case number(Int)
  case flag(Bool)
  /// A moment, or the first one of a day.
  case time(Instant)
  /// Whole days, from the first moment of the first one.
  case days(Range<Instant>)

  /// A text that may be missing.
  package static func text(_ text: String?) -> FilterValue { text.map(FilterValue.text) ?? .absent }

  /// A number that may be missing.
  package static func number(_ number: Int?) -> FilterValue {
    number.map(FilterValue.number) ?? .absent
  }
}
