/// A key of the record and the form in which its value is written.
package struct RecordColumn: Hashable, Sendable {
  /// The key whose value is written.
  package let field: RecordField
  /// What of the value is written.
  package let form: Form

  /// A column of a key, by default of its whole value.
  package init(_ field: RecordField, _ form: Form = .whole) {
    self.field = field
    self.form = form
  }

  /// How much of a value is written.
  package enum Form: Hashable, Sendable {
    case whole
    /// The day of a time, such as `2025-06-16`.
    case date
    /// Hours and minutes of a time, such as `09:30`; nothing of a whole day.
    case time
    /// The name of the weekday of a time.
    case weekday
    /// The beginning of a text that takes at most so many columns on a terminal.
    case cut(columns: Int)

    /// The form of a time that a word means.
    init?(ofTime word: some StringProtocol) {
      switch word {
      case "date": self = .date
      case "time": self = .time
      case "weekday": self = .weekday
      default: return nil
      }
    }
  }
}

extension RecordField {
  /// Whether the value is a time, of which parts can be written.
  package var isTime: Bool {
    switch self {
    case .start, .end, .due, .completed, .recurrenceID: true
    default: false
    }
  }

  /// Whether the value can differ from one occurrence of a component to another.
  package var varies: Bool { VaryingField(self) != nil }

  /// Whether the value can be cut to a number of columns.
  package var canBeCut: Bool { !isTime && !varies }
}
