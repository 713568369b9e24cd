package import ICalendar

/// Something that departs from the standards, at its place.
package struct CheckFinding: Hashable, Sendable {
  package let kind: FindingKind
  package let severity: Diagnostic.Severity
  package let position: FilePosition
  /// What its message needs to know.
  package let facts: [FindingFact]
}
