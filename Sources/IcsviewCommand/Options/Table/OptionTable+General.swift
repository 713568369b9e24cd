extension OptionTable {
  static let general: [Option] = [
    Option(
      "help",
      letter: "h",
      .information(.help),
      commands: Set(Command.allCases),
      group: .general,
      summary: "this help, and no more",
      details: "`icsview help` and `icsview help list` say everything about a command.",
    ),
    Option(
      "version",
      letter: "V",
      .information(.version),
      commands: Set(Command.allCases),
      group: .general,
      summary: "the version, and no more",
    ),
  ]
}
