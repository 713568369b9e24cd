/// How often the periods of a rule follow each other (RFC 5545 3.3.10, FREQ); ordered from long to short.
package enum Frequency: Int, CaseIterable, Hashable, Sendable {
  case yearly
  case monthly
  case weekly
  case daily
  case hourly
  case minutely
  case secondly

  /// Whether a period is shorter than a day.
  package var isSubDaily: Bool { self > .daily }
}

extension Frequency: Comparable {
  package static func < (left: Frequency, right: Frequency) -> Bool {
    left.rawValue < right.rawValue
  }
}
