extension OptionTable {
  static let findings: [Option] = [
    Option(
      "only",
      .value(.findings) { $0.check.only = ($0.check.only ?? []).union($1) },
      commands: [.check],
      group: .findings,
      isRepeatable: true,
      summary: "report only these kinds of findings",
      details: """
        NAMES are those that stand in brackets behind findings, with commas between them;
        `icsview help check` explains them all.
        """,
    ),
    Option(
      "ignore",
      .value(.findings) { $0.check.ignored.formUnion($1) },
      commands: [.check],
      group: .findings,
      isRepeatable: true,
      summary: "leave these kinds of findings out",
    ),
    Option(
      "severity",
      .value(.word, \.check.severity),
      commands: [.check],
      group: .findings,
      usual: "note",
      summary: "how much a finding has to matter",
      details: """
        `error` reports errors only, `warning` warnings too, and `note`, the default, everything.
        """,
    ),
  ]
}
