package import EventFormats

/// What the values of a key are, and so how they can be compared.
package enum FieldKind: Sendable {
  case text
  /// Several texts, of which one suffices.
  case texts
  case number
  /// Seconds.
  case duration
  case flag
  /// A day or a moment.
  case time
  /// Several days, of which one suffices.
  case days

  /// The kind of a key's values.
  package init(_ field: RecordField) {
    switch field {
    case .uid, .instance, .component, .summary, .location, .description, .url, .conference, .zone,
      .zoneSource, .status, .busy, .classification, .color, .position, .calendar, .file:
      self = .text
    case .categories, .organizer, .attendees, .alarms: self = .texts
    case .priority, .percent, .line: self = .number
    case .duration: self = .duration
    case .allDay, .recurring, .override: self = .flag
    case .recurrenceID, .start, .end, .due, .completed: self = .time
    case .days: self = .days
    }
  }

  /// The comparisons that there are for the kind.
  package var comparisons: [FilterComparison] {
    switch self {
    case .text, .texts: [.equal, .notEqual, .matching, .notMatching]
    case .flag: [.equal, .notEqual]
    case .number, .duration, .time, .days:
      [.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual]
    }
  }
}

extension RecordField {
  /// The keys that texts are searched in.
  package static let searchable = allCases.filter {
    switch FieldKind($0) {
    case .text, .texts: true
    case .number, .duration, .flag, .time, .days: false
    }
  }

  /// How much it costs to know the value of the key.
  var cost: FilterCost {
    switch self {
    case .component, .start, .end, .allDay, .days, .duration, .recurring, .override, .calendar,
      .file, .line, .recurrenceID:
      .index
    case .uid, .instance, .zone, .zoneSource, .due, .completed: .lines
    case .summary, .location, .description, .url, .conference, .status, .busy, .classification,
      .priority, .categories, .color, .position, .organizer, .attendees, .alarms, .percent:
      .details
    }
  }
}

/// How much it costs to decide something, from little to much.
enum FilterCost: Int, Comparable {
  /// Known without reading the component.
  case index
  /// To be read from the lines of the component.
  case lines
  /// To be read by libical.
  case details
  /// To be searched by a regular expression.
  case search

  static func < (left: FilterCost, right: FilterCost) -> Bool { left.rawValue < right.rawValue }
}
