/// Everything there is to say about the program: a manual page, or the long help of one command.
enum Manual {
  /// The page `icsview.1`.
  static var page: String {
    Roff.page(
      of: "icsview",
      version: programVersion,
      date: programDate,
      summary: summary,
      synopsis + description + commands + options(of: nil) + dates + expressions + record
        + formats + templates + manyFiles + keys + configuration + files + environment + exitStatus
        + limits + examples + findings + seeAlso,
    )
  }

  /// What `help` prints of a command.
  static func text(of command: Command) -> String {
    let introduction: [ManualBlock] =
      [.heading("\(command.invocation): \(command.summary)"), .lines([command.synopsis])]
      + command.details.map { .paragraph(Prose($0)) }
    return PlainText.text(introduction + options(of: command) + subjects(of: command))
  }

  /// What a command deals with beside options.
  private static func subjects(of command: Command) -> [ManualBlock] {
    let common = environment + exitStatus + examples
    return switch command {
    case .page: dates + expressions + formats + configuration + files + common
    case .show: dates + expressions + common
    case .list: dates + expressions + record + formats + templates + manyFiles + common
    case .next: expressions + record + formats + templates + common
    case .browse: keys + dates + expressions + common
    case .check: findings + common
    case .completions: []
    }
  }

  /// The program in a few words.
  static let summary = "view iCalendar files in the terminal"

  private static let synopsis: [ManualBlock] = [
    .heading("Synopsis"),
    .lines(Command.allCases.map(\.synopsis) + [ShortHelp.helpSynopsis]),
  ]

  private static let description: [ManualBlock] = [
    .heading("Description"),
    .paragraph(
      """
      `icsview` opens iCalendar files (RFC 5545) and shows their events as months, weeks and days, as lists
      for people, and as records for programs. It needs no configuration, no import and no cache.
      """
    ),
    .paragraph(
      """
      `icsview calendar.ics` is a beginning: it shows a month, with a list of its events below. Files are only
      read; what is written goes to standard output, notes and warnings to standard error.
      """
    ),
  ]

  private static let commands: [ManualBlock] =
    [.heading("Commands")]
    + Command.allCases.map { .entry(term: $0.synopsis, Prose($0.details.joined(separator: " "))) }
    + [
      .entry(
        term: ShortHelp.helpSynopsis,
        "Prints all about a command, or about `icsview` without one; `themes` shows how each theme looks.",
      ),
      .paragraph(
        """
        The first argument is a command only if it is one of these words; a file of that name is `./list`.
        """
      ),
    ]

  /// The options of one command or of all, under their headings.
  private static func options(of command: Command?) -> [ManualBlock] {
    var blocks: [ManualBlock] = [.heading("Options"), .paragraph(howOptionsAreTyped)]
    for group in OptionGroup.allCases {
      let options = OptionTable.all.filter { option in
        option.group == group && command.map(option.commands.contains) ?? true
      }
      guard !options.isEmpty else { continue }
      blocks.append(.subheading(group.rawValue))
      blocks += group.introduction.map { .paragraph($0) }
      blocks += options.map { .entry(term: $0.term, $0.explanation(for: command)) }
    }
    return blocks
  }

  private static let howOptionsAreTyped: Prose = """
    Options can stand before, between and after files; `--` ends them. A value follows its name or is
    attached, as in `--pages 5`, `--pages=5` and `-n5`; letters can share a dash, as in `-3w`; what can be
    switched on can be switched off with `--no-` before its name.
    """
}
