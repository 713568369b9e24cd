/// A finding at its place.
package struct Diagnostic: Hashable, Sendable {
  /// How much it matters.
  package enum Severity: Sendable {
    case error
    case warning
    case note
  }

  package let severity: Severity
  package let location: SourceLocation
  package let finding: Finding

  package init(_ severity: Severity, at location: SourceLocation, _ finding: Finding) {
    self.severity = severity
    self.location = location
    self.finding = finding
  }
}
