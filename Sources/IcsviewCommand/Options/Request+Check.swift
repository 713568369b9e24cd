package import CalendarChecking

extension Request {
  /// Which findings are wanted, and how they are written.
  package struct Check: Equatable, Sendable {
    /// The only kinds that are wanted, or nil for all that are not optional.
    package var only: Set<FindingKind>?
    /// Kinds that are not wanted.
    package var ignored: Set<FindingKind> = []
    /// How much a finding has to matter.
    package var severity = Severity.note
    /// The form in which findings are written.
    package var format = Format.text
  }
}

extension Request.Check {
  /// How much a finding matters, from the most on.
  package enum Severity: String, CaseIterable, Hashable, Sendable {
    case error
    case warning
    case note
  }

  /// The form in which findings are written.
  package enum Format: String, CaseIterable, Hashable, Sendable {
    case text
    case ndjson
    case github
  }

  /// Whether findings of a kind are wanted at all.
  func wants(_ kind: FindingKind) -> Bool {
    guard !ignored.contains(kind) else { return false }
    guard let only else { return !FindingTable.description(of: kind).isOptional }
    return only.contains(kind)
  }
}
