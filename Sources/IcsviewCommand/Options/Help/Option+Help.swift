extension Option {
  /// How the option is typed: `-m, --month [DATE]`.
  var term: Prose {
    var term = Prose()
    if let letter {
      term.append(.literal, "-\(letter)")
      term.append(.plain, ", ")
    }
    term.append(.literal, "--\(shownName)")
    switch behaviour {
    case .information, .toggle: break
    case .value(let placeholder, _):
      term.append(.plain, " ")
      term.append(placeholder)
    case .optionalDate:
      term.append(.plain, " [")
      term.append(.placeholder, "DATE")
      term.append(.plain, "]")
    }
    return term
  }

  /// All that is known of the option, in sentences; for one command, or for the whole manual.
  func explanation(for command: Command?) -> Prose {
    var sentences = ["\(summary.prefix(1).uppercased())\(summary.dropFirst())."]
    if !details.isEmpty { sentences.append(details) }
    if isRepeatable {
      sentences.append("Can be repeated\(repetition.map { ": \($0)" } ?? "").")
    }
    if command == nil, let extent { sentences.append(extent) }
    return Prose(sentences.joined(separator: " "))
  }

  /// Which commands have the option, unless all that read calendars do; said by fewer names where it can be.
  private var extent: String? {
    let others = Command.readingCalendars.subtracting(commands)
    guard !others.isEmpty else { return nil }
    let isLarge = others.count < commands.count
    let names = Command.allCases.filter((isLarge ? others : commands).contains)
      .map { "`\($0.invocation)`" }
    return isLarge
      ? "Not of \(conjunction(of: names, by: "or"))." : "Only of \(conjunction(of: names))."
  }
}

extension Prose {
  /// Appends what stands for a value: the accepted words if the name lists them, else the name.
  fileprivate mutating func append(_ placeholder: OptionPlaceholder) {
    append(placeholder.namesWords ? .literal : .placeholder, placeholder.name)
  }
}

extension OptionPlaceholder {
  /// Whether the name is the words themselves.
  fileprivate var namesWords: Bool { !words.isEmpty && name.contains("|") }
}
