/// What completions are made from: the commands and the option table, as shells want to know them.
enum CompletionTable {
  /// The commands that are typed as a word.
  static let commands = Command.allCases.filter { $0 != .page }

  /// What `help` explains.
  static let topics = commands.map(\.rawValue) + [Invocation.themesTopic]

  /// The word for a command in scripts, where the page has no word of its own.
  static func word(of command: Command) -> String { command == .page ? "page" : command.rawValue }

  /// The options of a command.
  static func options(of command: Command) -> [Option] {
    OptionTable.all.filter { $0.commands.contains(command) }
  }

  /// Words that are dates.
  static let dates = ["today", "tomorrow", "yesterday"] + WeekdayNames.englishNames

  /// The endings of files that are offered: calendars, and mail that may hold some.
  static let endings = ["ics", "ical", "ifb", "vcs", "eml", "mbox"]
}

extension Option {
  /// Every spelling of the option itself: `--calendar` and `-c`.
  var spellings: [String] { ["--\(name)"] + (letter.map { ["-\($0)"] } ?? []) }

  /// What the value of the option can be.
  var completion: OptionCompletion {
    switch behaviour {
    case .information, .toggle: return .nothing
    case .optionalDate: return .optionalDate
    case .value(let placeholder, _):
      switch placeholder.kind {
      case .file: return .file
      case .namedCalendar: return .namedCalendar
      case .calendarName: return .calendarName
      case .zone: return .zone
      case .date: return .date
      case .days: return .days
      case .weekday: return .words(WeekdayNames.englishNames, areListed: false)
      case .words(let areListed):
        // `sum:PROPERTY` has to be gone on with.
        return .words(
          placeholder.words.map { String($0.prefix { $0 != "P" }) },
          areListed: areListed
        )
      case .dateTime, .other: return .any
      }
    }
  }
}

/// What the value of an option can be, as far as a shell can tell.
enum OptionCompletion: Hashable, Sendable {
  /// There is none.
  case nothing
  /// Something that cannot be told.
  case any
  case file
  case namedCalendar
  case calendarName
  case zone
  case date
  case days
  /// A date, or nothing.
  case optionalDate
  case words([String], areListed: Bool)
}
