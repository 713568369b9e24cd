package import ICalendar

/// What is to be said about a kind of finding, wherever it occurs.
package struct FindingDescription: Hashable, Sendable {
  /// What is described.
  package let kind: FindingKind
  /// How much it matters, unless a finding says otherwise.
  package let severity: Diagnostic.Severity
  /// The RFC and its section, such as `RFC 5545 3.4`.
  package let section: String
  /// What is wrong, without a full stop; facts stand in it as `{property}` and the like.
  package let summary: String
  /// What to write instead, as the end of the same sentence.
  package let remedy: String
  /// Whether it is reported only where it is asked for by name.
  package let isOptional: Bool

  private init(
    _ kind: FindingKind,
    _ severity: Diagnostic.Severity,
    _ section: String,
    _ summary: String,
    _ remedy: String,
    isOptional: Bool = false
  ) {
    self.kind = kind
    self.severity = severity
    self.section = "RFC \(section)"
    self.summary = summary
    self.remedy = remedy
    self.isOptional = isOptional
  }

  /// A kind that is an error, from its RFC and section, such as `5545 3.4`, its summary and its remedy.
  static func error(
    _ kind: FindingKind,
    _ section: String,
    _ summary: String,
    _ remedy: String
  ) -> FindingDescription {
    FindingDescription(kind, .error, section, summary, remedy)
  }

  /// A kind that is a warning.
  static func warning(
    _ kind: FindingKind,
    _ section: String,
    _ summary: String,
    _ remedy: String
  ) -> FindingDescription {
    FindingDescription(kind, .warning, section, summary, remedy)
  }

  /// A kind that is a note.
  static func note(
    _ kind: FindingKind,
    _ section: String,
    _ summary: String,
    _ remedy: String,
    isOptional: Bool = false
  ) -> FindingDescription {
    FindingDescription(kind, .note, section, summary, remedy, isOptional: isOptional)
  }
}

extension FindingDescription {
  /// What is wrong and what to write instead, with each `{name}` replaced by what a closure says of it.
  package func sentence(
    remedy other: String? = nil,
    replacing fact: (_ name: String) -> String
  ) -> String {
    FindingDescription.filled("\(summary); \(other ?? remedy)", fact)
  }

  /// Replaces each `{name}` of a text.
  private static func filled(_ text: String, _ fact: (String) -> String) -> String {
    var result = ""
    for (index, part) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: "}") else {
        result += part
        continue
      }
      result += fact(String(part[..<end])) + part[part.index(after: end)...]
    }
    return result
  }
}
