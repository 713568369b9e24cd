/// The zone of a time, as it was understood.
package struct ResolvedZone: Equatable, Sendable {
  /// When and how its clocks differ from UTC; nil if the time floats.
  package let rules: TimeZoneRules?
  /// How it was found.
  package let source: ZoneSource
  /// What its reader should know.
  package let problems: [ZoneProblem]

  /// An answer; without rules the name means nothing that is known.
  package init(rules: TimeZoneRules?, source: ZoneSource, problems: [ZoneProblem] = []) {
    self.rules = rules
    self.source = source
    self.problems = problems
  }

  /// The name as it was understood; nil if the time floats.
  package var identifier: String? { rules?.identifier }

  /// Coordinated Universal Time.
  package static let utc = ResolvedZone(rules: .utc, source: .utc)
  /// No zone.
  package static let floating = ResolvedZone(rules: nil, source: .floating)
}
