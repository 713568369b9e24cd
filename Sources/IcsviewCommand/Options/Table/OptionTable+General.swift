extension OptionTable {
  static let general: [Option] = [
    Option(
      "help",
      letter: "h",
      .information(.help),
      commands: Set(Command.allCases),
      group: .general,
      summary: "a short help, and no more",
      details: "`icsview help` and `icsview help list` say everything about a command.",
    ),
    Option(
      "config",
      .toggle(isUsuallyOn: true) { _, _ in },
      commands: Command.readingCalendars,
      group: .general,
      summary: "leave the configuration out",
    ),
    Option(
      "print-config",
      .information(.configuration),
      commands: Command.readingCalendars,
      group: .general,
      summary: "which options hold and where they come from, and no more",
      details: """
        Each option stands as it can be typed, with its origin behind it: the line of a file, the command
        line, a variable of the environment, or the default. The output can be used as a configuration.
        """,
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
