/// What `--help` prints: how a command is typed, and a line for each option.
enum ShortHelp {
  /// The help of a command; that of the program itself also names the others.
  static func text(of command: Command) -> String {
    var lines = [headline(of: command), ""]
    lines += usage(of: command)
    if command == .page {
      lines += ["", "Commands:"]
      lines += PlainText.table(commands, column: column)
    }
    for group in OptionGroup.allCases {
      let options = OptionTable.all.filter { $0.group == group && $0.commands.contains(command) }
      guard !options.isEmpty else { continue }
      lines += ["", "\(group.rawValue):"]
      lines += PlainText.table(options.map(row), column: column)
    }
    lines += [
      "",
      "'\(manual(of: command))' explains everything, with \(subject(of: command)).",
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  /// The lines that show how commands are typed.
  static func usage(of command: Command) -> [String] {
    let shown =
      command == .page ? Command.allCases.map(\.synopsis) + [helpSynopsis] : [command.synopsis]
    return shown.enumerated().map { ($0 == 0 ? "Usage: " : "       ") + $1.plain }
  }

  /// How help is asked for.
  static let helpSynopsis: Prose = "`icsview help` [COMMAND|`themes`]"

  /// The column in which meanings begin.
  private static let column = 30

  private static let commands: [(term: String, meaning: String)] =
    Command.allCases.filter { $0 != .page }.map { ($0.rawValue, $0.summary) }
    + [("help [COMMAND|themes]", "all about a command, or how each theme looks")]

  private static func headline(of command: Command) -> String {
    command == .page
      ? "icsview \(programVersion): \(Manual.summary)"
      : "\(command.invocation): \(command.summary)"
  }

  private static func manual(of command: Command) -> String {
    command == .page ? "icsview help" : "icsview help \(command.rawValue)"
  }

  private static func subject(of command: Command) -> String {
    switch command {
    case .page, .list, .show: "the forms of DATE and examples"
    case .next: "the event record and examples"
    case .browse: "all keys and examples"
    case .check: "all findings and examples"
    case .completions: "how to turn them on"
    }
  }

  private static func row(_ option: Option) -> (term: String, meaning: String) {
    let margin = option.letter == nil ? "    " : ""
    return (margin + option.term.plain, Prose(option.summary).plain)
  }
}

extension Command {
  /// How the command is typed.
  var synopsis: Prose {
    switch self {
    case .page, .list, .show, .browse, .check: "`\(invocation)` [OPTIONS] [FILE …]"
    case .next: "`\(invocation)` [N] [OPTIONS] [FILE …]"
    case .completions:
      "`\(invocation)` `\(CompletionShell.allCases.map(\.rawValue).joined(separator: "|"))`"
    }
  }
}
