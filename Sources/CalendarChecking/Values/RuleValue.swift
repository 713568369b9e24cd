import Recurrence

/// A recurrence rule with the places of its parts.
struct RuleValue {
  /// The rule as the program reads it, or nil if it has no frequency.
  let rule: RecurrenceRule?
  /// What departs from RFC 5545 3.3.10, with places from the beginning of the value.
  let problems: [RuleProblem]
  /// UNTIL as it is written, or nil if there is none or it is no time.
  let until: TimeSyntax.Written?
  /// Where the value begins.
  let position: FilePosition
  /// The parts, in their order.
  let parts: [Part]

  /// A part such as `COUNT=3`.
  struct Part {
    /// The name, or nil for one that is not known.
    let name: RulePart?
    /// Where it begins.
    let position: FilePosition
    /// Where its value begins.
    let valuePosition: FilePosition
    let value: ValueSlice
  }

  /// Reads a value.
  init(_ value: ValueSlice) {
    var problems: [RuleProblem] = []
    rule = RecurrenceRule(parsing: Array(value.bytes).span, problems: &problems)
    self.problems = problems
    position = value.start
    parts = value.split(at: UInt8(ascii: ";")).prefix(RuleValue.mostParts).map(Part.init)
    until = parts.first { $0.name == .until }.flatMap { try? TimeSyntax.read($0.value) }
  }

  /// A rule has far fewer; what comes after them is not looked at for its place.
  private static let mostParts = 200

  /// The part of a name, the first if it stands there twice.
  func part(_ name: RulePart) -> Part? { parts.first { $0.name == name } }

  /// Where the value of UNTIL begins.
  var untilPosition: FilePosition { part(.until)?.valuePosition ?? position }

  /// Whether all of it could be read as it is meant.
  var isSound: Bool {
    problems.allSatisfy { problem in
      switch problem.kind {
      case .lowerCase, .emptyPart, .whiteSpace: true
      default: false
      }
    }
  }
}

extension RuleValue.Part {
  /// A part of a rule.
  init(_ part: ValueSlice) {
    let trimmed = part.trimmed
    let equals = trimmed.firstOffset(of: UInt8(ascii: "=")) ?? trimmed.count
    let name = trimmed.slice(0..<equals).trimmed
    self.name = RulePart(rawValue: String(name.shortText).uppercased())
    position = trimmed.start
    value = trimmed.slice(from: min(equals + 1, trimmed.count)).trimmed
    valuePosition = value.start
  }
}
