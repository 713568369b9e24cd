/// All options there are: the one place that parsing, help and manual are made from.
enum OptionTable {
  /// The options in the order of the manual.
  static let all: [Option] = sources + days + events + looks + output + general

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  private static let byLetter = Dictionary(
    uniqueKeysWithValues: all.compactMap { option in option.letter.map { ($0, option) } }
  )

  /// The option of a name, and whether the name has `no-` before it.
  static func option(named name: String) -> (option: Option, isNegated: Bool)? {
    if let option = byName[name] { return (option, false) }
    guard name.hasPrefix("no-"), let option = byName[String(name.dropFirst(3))],
      case .toggle = option.behaviour
    else { return nil }
    return (option, true)
  }

  /// The option of a letter.
  static func option(lettered letter: Character) -> Option? { byLetter[letter] }

  /// The names that a command knows, as they are shown in help.
  static func names(of command: Command) -> [String] {
    all.filter { $0.commands.contains(command) }.map(\.shownName)
  }
}

extension Option {
  /// The name that help shows: with `no-` before it for what is usually on.
  var shownName: String {
    if case .toggle(isUsuallyOn: true, _) = behaviour { "no-\(name)" } else { name }
  }
}
