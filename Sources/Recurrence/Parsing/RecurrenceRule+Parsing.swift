extension RecurrenceRule {
  /// Reads the value of an RRULE or EXRULE property, unfolded, in any letter case.
  ///
  /// What RFC 5545 does not allow is added to `problems`, at most a hundred of them, and read as
  /// `RuleProblem.Kind` says for each. Only a rule without a readable FREQ is nil. Lists come out in ascending
  /// order, each value once.
  package init?(parsing text: Span<UInt8>, problems: inout [RuleProblem]) {
    var parser = RuleParser()
    parser.read(text)
    problems += parser.problems
    guard parser.hasFrequency else { return nil }
    self = parser.rule
  }

  /// Reads the value of an RRULE or EXRULE property as `init(parsing:problems:)` does from bytes.
  package init?(parsing text: some StringProtocol, problems: inout [RuleProblem]) {
    self.init(parsing: Array(text.utf8).span, problems: &problems)
  }
}
