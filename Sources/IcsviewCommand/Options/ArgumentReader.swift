/// Takes arguments apart into options, their values and operands, before any value is understood.
///
/// Only whether the argument after `--week` is its date or a file stays open: a date can be the name of a
/// weekday in a language that a later argument names.
struct ArgumentReader {
  /// The command, which only the first argument can be.
  let command: Command
  /// Whether options of every command are read, not those of one.
  private let readsAllCommands: Bool
  /// What was read, in its order.
  private(set) var items: [Item] = []
  /// The first option that asks for something about the program itself.
  private(set) var information: Option.Information?

  private var rest: ArraySlice<String>

  /// A piece of the command line.
  enum Item: Sendable {
    case operand(String)
    case option(OptionUse)
    /// An option that takes a date if there is one, and the argument after it.
    case dateOrOperand(OptionUse, String)
  }

  /// An option as it was typed.
  struct OptionUse: Sendable {
    let option: Option
    /// The name or letter with its dashes, as typed.
    let spelling: String
    var value: String?
    var isNegated = false

    /// The same with another option of the name.
    func of(_ option: Option) -> OptionUse {
      OptionUse(option: option, spelling: spelling, value: value, isNegated: isNegated)
    }
  }

  init(_ arguments: [String]) throws(UsageError) {
    rest = arguments[...]
    readsAllCommands = false
    command = try ArgumentReader.takeCommand(&rest)
    while let argument = rest.popFirst() {
      if argument == "--" {
        items += rest.map(Item.operand)
        rest = []
      } else if argument.hasPrefix("--") {
        try readName(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readLetters(argument)
      } else {
        items.append(.operand(argument))
      }
    }
  }

  /// Reads an option of any command, with its value, from the words of a line; further words are left.
  init(configured words: [String]) throws(UsageError) {
    rest = words[...]
    readsAllCommands = true
    command = .page
    guard let first = rest.popFirst() else { return }
    try first.hasPrefix("--") ? readName(first) : readLetters(first)
  }

  /// How many arguments were not read.
  var unreadCount: Int { rest.count }

  /// The options that were used, what may be their date being taken for it.
  var uses: [OptionUse] {
    items.compactMap { item in
      switch item {
      case .operand: return nil
      case .option(let use): return use
      case .dateOrOperand(var use, let text):
        use.value = text
        return use
      }
    }
  }

  /// The last use of an option.
  func lastUse(of name: String) -> OptionUse? { uses.last { $0.option.name == name } }

  private static func takeCommand(
    _ arguments: inout ArraySlice<String>
  ) throws(UsageError) -> Command {
    guard let word = arguments.first, !word.isEmpty else { return .page }
    guard let command = Command(rawValue: word) else { return .page }
    arguments.removeFirst()
    return command
  }

  /// Reads `--name`, `--no-name` or `--name=value`.
  private mutating func readName(_ argument: String) throws(UsageError) {
    let body = argument.dropFirst(2)
    let end = body.firstIndex(of: "=") ?? body.endIndex
    let name = String(body[..<end])
    guard let (option, isNegated) = OptionTable.option(named: name, of: command) else {
      throw unknown("--\(name)")
    }
    try read(
      OptionUse(option: option, spelling: "--\(name)", isNegated: isNegated),
      attached: end < body.endIndex ? String(body[body.index(after: end)...]) : nil,
    )
  }

  /// Reads `-n`, `-n5` or several switches behind one dash.
  private mutating func readLetters(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    // `-month` is an option with a dash missing, not `-m onth`.
    if letters.count > 1, OptionTable.option(named: String(letters), of: command) != nil {
      throw unknown(argument)
    }
    while let letter = letters.popFirst() {
      guard let option = OptionTable.option(lettered: letter) else { throw unknown("-\(letter)") }
      var attached: String?
      if !letters.isEmpty, option.takesAttached(letters) {
        attached = String(letters.first == "=" ? letters.dropFirst() : letters)
        letters = ""
      }
      try read(
        OptionUse(option: option, spelling: "-\(letter)"),
        attached: attached,
        canTakeNext: letters.isEmpty,
      )
    }
  }

  private mutating func read(
    _ use: OptionUse,
    attached: String?,
    canTakeNext: Bool = true
  ) throws(UsageError) {
    guard readsAllCommands || use.option.commands.contains(command) else {
      let others = Command.allCases.filter(use.option.commands.contains)
      throw .optionOfOtherCommand(use.spelling, command: command, others: others)
    }
    var use = use
    use.value = attached
    switch use.option.behaviour {
    case .information, .toggle:
      if let attached { throw .unexpectedValue(option: use.spelling, value: attached) }
      if case .information(let wanted) = use.option.behaviour {
        information = information ?? wanted
      }
      items.append(.option(use))
    case .value(let placeholder, _):
      use.value = attached ?? rest.popFirst()
      guard use.value != nil else {
        throw .missingValue(option: use.spelling, placeholder: placeholder)
      }
      items.append(.option(use))
    case .optionalDate:
      if attached == nil, canTakeNext, let next = rest.first, ArgumentReader.canBeDate(next) {
        rest.removeFirst()
        items.append(.dateOrOperand(use, next))
      } else {
        items.append(.option(use))
      }
    }
  }

  /// Whether an argument can be the date of an option before it: `-2w` can, other options cannot.
  private static func canBeDate(_ argument: String) -> Bool {
    !argument.hasPrefix("-") || hasFormOfDate(argument[...])
  }

  private func unknown(_ spelling: String) -> UsageError {
    let names = OptionTable.names(of: readsAllCommands ? nil : command)
    let name = spelling.drop { $0 == "-" }
    // A single letter is near to nothing, and `--no-color` to `--color`.
    var nearest = name.utf8.count > 1 ? nearestName(to: name, among: names) : nil
    if nearest == nil, name.hasPrefix("no-") {
      nearest = nearestName(to: name.dropFirst(3), among: names)
    }
    return .unknownOption(spelling, nearest: nearest.map { "--\($0)" })
  }
}

extension Option {
  /// Whether what follows its letter behind the same dash is its value rather than more letters.
  ///
  /// Behind an option with an optional date, what reads as one is its date; what reads neither as one nor as
  /// letters is a date with a mistake in it, or one in the language of the user.
  fileprivate func takesAttached(_ text: Substring) -> Bool {
    switch behaviour {
    case .information, .toggle: text.first == "="
    case .value: true
    case .optionalDate: hasFormOfDate(text) || !Option.readsAsLetters(text)
    }
  }

  /// Whether each letter is that of an option, up to one that accepts the rest as its value.
  private static func readsAsLetters(_ text: Substring) -> Bool {
    guard let letter = text.first else { return true }
    guard let option = OptionTable.option(lettered: letter) else { return false }
    let rest = text.dropFirst()
    return switch option.behaviour {
    case .information, .toggle: readsAsLetters(rest)
    case .value(_, let apply):
      rest.isEmpty || accepts(rest.first == "=" ? rest.dropFirst() : rest, apply)
    case .optionalDate: hasFormOfDate(rest) || readsAsLetters(rest)
    }
  }

  private static func accepts(
    _ value: Substring,
    _ apply: (inout Request, String, WeekdayNames) throws(ValueFault) -> Void
  ) -> Bool {
    var request = Request()
    do throws(ValueFault) {
      try apply(&request, String(value), .english)
      return true
    } catch {
      return false
    }
  }
}

private func hasFormOfDate(_ text: Substring) -> Bool {
  do throws(DateSyntaxError) {
    _ = try DateExpression(text)
    return true
  } catch {
    return error.hasFormOfDate
  }
}
