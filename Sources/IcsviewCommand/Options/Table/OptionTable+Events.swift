import EventFilters
import EventFormats

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
      repetition: "all of them are listed",
      usual: "event",
      summary: "list these kinds of components",
      details: """
        TYPES are of `event`, `todo`, `journal`, `freebusy` and `all`, with commas between them. By
        default events are listed, and a note says when there are only others. A to-do stands on the day
        it is due, else on its first day; one without either is listed last.
        """,
    ),
    Option(
      "grep",
      .value(.pattern) { $0.filters.patterns.append($1) },
      group: .events,
      isRepeatable: true,
      repetition: "all are to be found",
      summary: "only events in which REGEX is found",
      details: """
        REGEX is a regular expression as ICU has them, and small and capital letters are the same to it. It is
        looked for in the summary, the location, the description and the categories.
        """,
    ),
    Option(
      "grep-in",
      .value(.searchedFields, \.filters.searched),
      group: .events,
      summary: "look for REGEX in these keys of the record",
      details: """
        FIELDS are keys of the event record that hold texts, with commas between them, such as `summary` or
        `organizer,attendees`.
        """,
    ),
    Option(
      "where",
      .value(.expression) { request, condition in
        request.filters.conditions.append(condition)
        if condition.mentions("cancelled", of: .status) { request.hidden.remove(.cancelled) }
      },
      group: .events,
      isRepeatable: true,
      repetition: "all are to hold",
      summary: "only events that EXPRESSION holds for",
      details: """
        EXPRESSION compares keys of the event record, such as `calendar = Work and not (summary ~ "stand" or
        status = tentative)`; see the section on expressions.
        """,
    ),
    Option(
      "category",
      .value(.text("NAME")) { $0.filters.categories.append($1) },
      group: .events,
      isRepeatable: true,
      repetition: "an event is to have all the categories",
      summary: "only events of this category",
      details: "Small and capital letters are the same.",
    ),
    Option(
      "status",
      .value(.words("STATUSES", of: Request.Status.self)) { request, statuses in
        request.filters.statuses.append(statuses)
        if statuses.contains(.cancelled) { request.hidden.remove(.cancelled) }
      },
      group: .events,
      isRepeatable: true,
      summary: "only events of one of these statuses",
      details: """
        STATUSES are of `confirmed`, `tentative` and `cancelled`, of to-dos also `needs-action`, `in-process` and
        `completed`, of journals `draft` and `final`, with commas between them; `none` is an event that has none.
        """,
    ),
    Option(
      "hide",
      .value(.words("WHAT", of: Request.OccurrenceTrait.self)) { request, traits in
        request.hidden.formUnion(traits)
        request.hidesByChoice = true
      },
      group: .events,
      isRepeatable: true,
      usual: "cancelled",
      summary: "leave out what is `cancelled`, `past` and so on",
      details: """
        WHAT is one or more of these, with commas between them: `cancelled`, which is left out by default,
        unless `--status` or `--where` asks for it; `declined` by who is reading, see `--me`; `tentative`; `past`,
        what is over by now; `all-day`; `free`, what takes up no time.
        """,
    ),
    Option(
      "show",
      .value(.words("WHAT", of: Request.OccurrenceTrait.self)) { $0.hidden.subtract($1) },
      group: .events,
      isRepeatable: true,
      summary: "list also what is `cancelled` and so on",
      details: """
        Undoes an earlier `--hide` of `cancelled`, `declined`, `tentative`, `past`, `all-day` or `free`. An event can
        be cancelled as a whole, or one occurrence of it.
        """,
    ),
    Option(
      "me",
      .value(.address) { $0.filters.readers.append($1) },
      group: .events,
      isRepeatable: true,
      repetition: "they are addresses of the same person",
      summary: "who is reading, by mail address",
      details: """
        Invitations that this address has declined are struck out, and left out by `--hide declined`; those that
        it has not answered, or only tentatively, say so. `mailto:` can stand before it.
        """,
    ),
    Option(
      "limit",
      .value(.number(0...Int.max), \.limit),
      commands: Command.choosingDays,
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
