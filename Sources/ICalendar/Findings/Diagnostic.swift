/// A finding at its place.
package struct Diagnostic: Hashable, Sendable {
  /// How much it matters.
  package enum Severity: Sendable {
    case error
    case warning
    case note
  }

  /// How much it matters.
  package let severity: Severity
  /// Where it was found.
  package let location: SourceLocation
  /// What was found.
  package let finding: Finding

  /// A finding at a place.
  package init(_ severity: Severity, at location: SourceLocation, _ finding: Finding) {
    self.severity = severity
    self.location = location
    self.finding = finding
  }
}
