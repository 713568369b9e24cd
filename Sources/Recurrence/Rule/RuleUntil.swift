package import CivilCalendar

/// The last moment of a rule, both ends included, in the form it was written (RFC 5545 3.3.10, UNTIL).
///
/// What it means on the clock of the series depends on zones, so the caller decides that.
package enum RuleUntil: Hashable, Sendable {
  /// A date: the whole day counts.
  case date(CivilDate)
  /// A wall clock without a zone.
  case local(CivilDateTime)
  /// A wall clock of UTC.
  case utc(CivilDateTime)
}
