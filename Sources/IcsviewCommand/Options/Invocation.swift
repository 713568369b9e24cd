/// What the arguments ask for.
package enum Invocation: Equatable, Sendable {
  /// The short help of a command, by `--help`.
  case help(Command)
  /// The long help of a command, by `help`.
  case manual(Command)
  /// Samples of the themes.
  case themes
  /// The version.
  case version
  /// Work.
  case request(Request)
}

extension Invocation {
  /// Reads the arguments after the program's name.
  ///
  /// `weekdayNames` is asked once, for the locale that `--locale` names, or with nil if it is not given.
  package init(
    arguments: [String],
    weekdayNames: (_ locale: String?) -> WeekdayNames = { _ in .english }
  ) throws(UsageError) {
    if arguments == ["help", Invocation.themesTopic] {
      self = .themes
      return
    }
    if arguments.first == "help" {
      self = .manual(try Invocation.topic(arguments.dropFirst()))
      return
    }
    let reader = try ArgumentReader(arguments)
    switch reader.information {
    case .help: self = .help(reader.command)
    case .version: self = .version
    case nil:
      let names = weekdayNames(reader.lastValue(of: "locale"))
      self = .request(try Request(command: reader.command, reader.items, weekdayNames: names))
    }
  }

  /// What help is about beside commands.
  static let themesTopic = "themes"

  /// The command that help is wanted of.
  private static func topic(_ arguments: ArraySlice<String>) throws(UsageError) -> Command {
    guard let word = arguments.first else { return .page }
    guard arguments.count == 1 else { throw .tooManyTopics(arguments[arguments.startIndex + 1]) }
    if ["icsview", "help", "--help"].contains(word) { return .page }
    if Command.reservedWords.contains(word) { throw .commandNotAvailable(word) }
    guard !word.isEmpty, let command = Command(rawValue: word) else {
      let words = Command.allCases.map(\.rawValue).filter { !$0.isEmpty } + [themesTopic]
      throw .unknownTopic(word, nearest: nearestName(to: word, among: words))
    }
    return command
  }
}
