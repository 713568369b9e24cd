/// All options there are: the one place that parsing, help and manual are made from.
enum OptionTable {
  /// The options in the order of the manual.
  static let all: [Option] = sources + days + events + findings + looks + output + general

  /// The option that a command knows by a name, and whether the name has `no-` before it.
  ///
  /// A name that only other commands know gives theirs.
  static func option(
    named name: String,
    of command: Command
  ) -> (option: Option, isNegated: Bool)? {
    if let option = find(name, command) { return (option, false) }
    guard name.hasPrefix("no-"), let option = find(String(name.dropFirst(3)), command),
      case .toggle = option.behaviour
    else { return nil }
    return (option, true)
  }

  private static func find(_ name: String, _ command: Command) -> Option? {
    let options = options(named: name)
    return options.first { $0.commands.contains(command) } ?? options.first
  }

  /// The option of a letter.
  static func option(lettered letter: Character) -> Option? { all.first { $0.letter == letter } }

  /// All options of a name; where there are several, each is of other commands.
  ///
  /// They are looked through: to make a dictionary of them costs a start of the program more than it saves.
  static func options(named name: String) -> [Option] { all.filter { $0.name == name } }

  /// The names that a command knows, or all commands together: as they are shown in help, and without `no-`.
  static func names(of command: Command?) -> [String] {
    all.filter { command.map($0.commands.contains) ?? true }
      .flatMap { $0.shownName == $0.name ? [$0.name] : [$0.shownName, $0.name] }
  }
}

extension Option {
  /// The name that help shows: with `no-` before it for what is usually on.
  var shownName: String {
    if case .toggle(isUsuallyOn: true, _) = behaviour { "no-\(name)" } else { name }
  }

  /// The name that undoes the one that help shows, of what is switched on and off.
  var otherName: String { shownName == name ? "no-\(name)" : name }
}
