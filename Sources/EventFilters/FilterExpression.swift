package import EventFormats

/// A condition on event records, as `calendar = Work and not summary ~ "stand"` says it.
///
/// Dates are what the reader of dates makes of them, since some mean other days on every day.
package indirect enum FilterExpression<Date: Hashable & Sendable>: Hashable, Sendable {
  /// All of these hold.
  case all([FilterExpression])
  /// At least one of these holds.
  case any([FilterExpression])
  /// This does not hold.
  case not(FilterExpression)
  /// The value of a key is compared with one that is given; of a list, one element suffices.
  case comparison(RecordField, FilterComparison, FilterOperand<Date>)
  /// One of these mail addresses, in small letters, is invited, and its participation has this status.
  case participation(of: [String], status: String)
}

/// How two values are compared.
package enum FilterComparison: String, CaseIterable, Hashable, Sendable {
  case equal = "="
  case notEqual = "!="
  case matching = "~"
  case notMatching = "!~"
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

/// What the value of a key is compared with.
package enum FilterOperand<Date: Hashable & Sendable>: Hashable, Sendable {
  /// No value at all.
  case null
  /// A text; small and capital letters are the same.
  case text(String)
  /// The pattern of a regular expression.
  case pattern(String)
  /// A number, or seconds.
  case number(Int)
  /// True or false.
  case flag(Bool)
  /// A day, a longer stretch of days or a moment, as `Date` has them.
  case date(Date)
}

extension FilterExpression {
  /// The same condition with other dates.
  package func mapDates<Other>(_ transform: (Date) -> Other) -> FilterExpression<Other> {
    switch self {
    case .all(let parts): .all(parts.map { $0.mapDates(transform) })
    case .any(let parts): .any(parts.map { $0.mapDates(transform) })
    case .not(let part): .not(part.mapDates(transform))
    case .comparison(let field, let comparison, let operand):
      .comparison(field, comparison, operand.mapDate(transform))
    case .participation(let addresses, let status):
      .participation(of: addresses, status: status)
    }
  }

  /// Whether a key is compared with a text anywhere in the condition.
  package func mentions(_ text: String, of field: RecordField) -> Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains { $0.mentions(text, of: field) }
    case .not(let part): part.mentions(text, of: field)
    case .comparison(field, _, .text(let operand)): operand.lowercased() == text.lowercased()
    case .comparison, .participation: false
    }
  }
}

extension FilterOperand {
  fileprivate func mapDate<Other>(_ transform: (Date) -> Other) -> FilterOperand<Other> {
    switch self {
    case .null: .null
    case .text(let text): .text(text)
    case .pattern(let pattern): .pattern(pattern)
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .date(let date): .date(transform(date))
    }
  }
}
