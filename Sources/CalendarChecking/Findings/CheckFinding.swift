package import ICalendar

/// Something that departs from the standards, at its place.
package struct CheckFinding: Hashable, Sendable {
  /// What is wrong.
  package let kind: FindingKind
  /// How much it matters, where it stands.
  package let severity: Diagnostic.Severity
  /// Where it stands in the file.
  package let position: FilePosition
  /// What its message needs to know.
  package let facts: [FindingFact]
}
