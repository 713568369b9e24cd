/// A zone as a calendar file defines it (RFC 5545 3.6.5, VTIMEZONE).
package struct VTimeZone: Hashable, Sendable {
  /// The name by which the calendar's properties mean it (TZID).
  package let identifier: String
  /// Its parts, in any order; without any it defines nothing.
  package let observances: [Observance]

  /// A definition by its TZID and its observances, in any order.
  package init(identifier: String, observances: [Observance]) {
    self.identifier = identifier
    self.observances = observances
  }
}
