extension OptionTable {
  static let events: [Option] = [
    Option(
      "type",
      .value(.words("TYPES", of: TypeWord.self)) { request, words in
        request.components = words.reduce(into: request.components ?? []) { kinds, word in
          kinds.formUnion(word.kinds)
        }
      },
      group: .events,
      isRepeatable: true,
      summary: "list these kinds of components",
      details: """
        TYPES are of `event`, `todo`, `journal`, `freebusy` and `all`, with commas between them. By
        default events are listed, and a note says when there are only others. A to-do stands on the day
        it is due, else on its first day; one without either is listed last.
        """,
    ),
    Option(
      "hide",
      .value(.words("WHAT", of: Request.OccurrenceTrait.self)) { $0.hidden.formUnion($1) },
      group: .events,
      isRepeatable: true,
      summary: "leave out what is `cancelled`, which is the default",
    ),
    Option(
      "show",
      .value(.words("WHAT", of: Request.OccurrenceTrait.self)) { $0.hidden.subtract($1) },
      group: .events,
      isRepeatable: true,
      summary: "list also what is `cancelled`",
      details: "An event can be cancelled as a whole, or one occurrence of it.",
    ),
    Option(
      "limit",
      .value(.number(0...Int.max), \.limit),
      group: .events,
      summary: "list N events at most",
    ),
  ]
}

/// A word of `--type`.
private enum TypeWord: String, CaseIterable {
  case event
  case todo
  case journal
  case freebusy
  case all

  /// The kinds it stands for.
  var kinds: Set<Request.ComponentKind> {
    switch self {
    case .event: [.event]
    case .todo: [.todo]
    case .journal: [.journal]
    case .freebusy: [.freebusy]
    case .all: Set(Request.ComponentKind.allCases)
    }
  }
}
