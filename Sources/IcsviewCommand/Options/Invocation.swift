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
  /// The script for a shell.
  case completions(CompletionShell)
  /// Names for a shell, and what is typed there.
  case candidates(CompletionCandidates, [String])
  /// The options that hold.
  case configuration(PrintedConfiguration)
  /// Work.
  case request(Request)
}

extension Invocation {
  /// Reads the arguments after the program's name.
  ///
  /// `weekdayNames` is asked for the locale that `--locale` names, or with nil if it is not given.
  package init(
    arguments: [String],
    weekdayNames: (_ locale: String?) -> WeekdayNames = { _ in .english }
  ) throws(UsageError) {
    try self.init(arguments: arguments, weekdayNames: weekdayNames) { () throws(UsageError) in nil }
  }

  /// Reads the arguments, and the configuration unless they need none.
  init(
    arguments: [String],
    weekdayNames: (_ locale: String?) -> WeekdayNames,
    configurationFile: () throws(UsageError) -> ConfigurationFile?
  ) throws(UsageError) {
    if arguments == ["help", Invocation.themesTopic] {
      self = .themes
      return
    }
    if arguments.first == "help" {
      self = .manual(try Invocation.topic(arguments.dropFirst()))
      return
    }
    if arguments.first == Command.completions.rawValue, arguments.count > 1,
      let candidates = CompletionCandidates(rawValue: arguments[1])
    {
      self = .candidates(candidates, Array(arguments.dropFirst(2)))
      return
    }
    let reader = try ArgumentReader(arguments)
    switch reader.information {
    case .help: self = .help(reader.command)
    case .version: self = .version
    case nil where reader.command == .completions:
      self = .completions(try Invocation.shell(reader.items))
    case .configuration, nil:
      let typedLocale = reader.lastUse(of: "locale")?.value
      var configuration = Configuration.none
      if !(reader.lastUse(of: "config")?.isNegated ?? false), let file = try configurationFile() {
        configuration = try Configuration(file) { weekdayNames(typedLocale ?? $0) }
      }
      let held = HeldOptions.held(
        configuration.options,
        of: reader.command,
        typed: Set(reader.uses.map(\.option.name)),
      )
      let locale = typedLocale ?? held.last { $0.use.option.name == "locale" }?.use.value
      let request = try Request(
        command: reader.command,
        configured: held.compactMap { $0.use(of: reader.command) },
        reader.items,
        weekdayNames: weekdayNames(locale),
      )
      if reader.lastUse(of: "fields") != nil, let form = request.formWithoutKeys {
        throw .recordsWithoutKeys(form: form)
      }
      self =
        reader.information == nil
        ? .request(request)
        : .configuration(PrintedConfiguration(request, typed: reader.uses, configuration))
    }
  }

  /// What the configuration says by itself.
  static func configured(_ environment: Environment) throws(UsageError) -> Request {
    let invocation = try Invocation(
      arguments: [],
      weekdayNames: { WeekdayNames(ofLocale: $0 ?? environment.locale) },
      configurationFile: { () throws(UsageError) in try ConfigurationFile.find(environment) },
    )
    guard case .request(let request) = invocation else { return Request() }
    return request
  }

  /// The one shell that completions are wanted for.
  private static func shell(_ items: [ArgumentReader.Item]) throws(UsageError) -> CompletionShell {
    let names = items.compactMap { item -> String? in
      if case .operand(let name) = item { name } else { nil }
    }
    let value = OptionValue<CompletionShell>.word
    let command = Command.completions.rawValue
    guard let name = names.first else {
      throw .missingValue(option: command, placeholder: value.placeholder)
    }
    guard names.count == 1 else { throw .tooManyShells(names[1]) }
    do throws(ValueFault) {
      return try value.read(name, .english)
    } catch {
      throw .invalidValue(option: command, value: name, fault: error)
    }
  }

  /// What help is about beside commands.
  static let themesTopic = "themes"

  /// The command that help is wanted of.
  private static func topic(_ arguments: ArraySlice<String>) throws(UsageError) -> Command {
    guard let word = arguments.first else { return .page }
    guard arguments.count == 1 else { throw .tooManyTopics(arguments[arguments.startIndex + 1]) }
    if ["icsview", "help", "--help"].contains(word) { return .page }
    guard !word.isEmpty, let command = Command(rawValue: word) else {
      let words = Command.allCases.map(\.rawValue).filter { !$0.isEmpty } + [themesTopic]
      throw .unknownTopic(word, nearest: nearestName(to: word, among: words))
    }
    return command
  }
}
