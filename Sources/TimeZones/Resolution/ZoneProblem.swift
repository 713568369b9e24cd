/// Something about the zone of a time that its reader should know.
package enum ZoneProblem: Hashable, Sendable {
  /// Nothing says what a TZID means; the calendar's zone is used, or none if that is nil.
  case unknownZone(String, calendarZone: String?)
  /// The VTIMEZONE of a TZID has no observance and was passed over.
  case emptyDefinition(String)
  /// The VTIMEZONE of a TZID has a rule that cannot be read; it was passed over.
  case unreadableRule(String, rule: String)
  /// The VTIMEZONE of a TZID has a rule with more onsets than clocks can follow; only the first ones count.
  case excessiveRule(String, rule: String)
  /// The system does not have a zone; its rules are those of the fall-back, which may be older.
  case fallbackRules(String)
}
