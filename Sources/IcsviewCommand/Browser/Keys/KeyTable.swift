import Terminal

/// Keys that belong together, what each of them does, and what help says of them.
struct KeyRow: Sendable {
  let bindings: [(key: Key, action: Action)]
  /// What they do, in the order of the keys.
  let meaning: String
  /// A word for the line at the bottom of the screen, or nil if they are not shown there.
  let hint: String?

  init(_ meaning: String, hint: String? = nil, _ bindings: [(key: Key, action: Action)]) {
    self.bindings = bindings
    self.meaning = meaning
    self.hint = hint
  }

  /// The keys as they are named, such as `g`, `PgUp`.
  var names: [String] { bindings.map(\.key.name) }
}

/// What each key does: the one place that the browser, its help and the manual are made from.
enum KeyTable {
  /// The keys in the order in which they are explained.
  static let rows: [KeyRow] = [
    KeyRow(
      "move to another day, or another event in the list; over the edge the page follows",
      [
        (.left, .left), (.down, .down), (.up, .up), (.right, .right),
        ("h", .left), ("j", .down), ("k", .up), ("l", .right),
      ],
    ),
    KeyRow(
      "previous and next page",
      [
        (.pageUp, .turnPages(-1)), (.pageDown, .turnPages(1)),
        ("<", .turnPages(-1)), (">", .turnPages(1)),
      ],
    ),
    KeyRow("a year back and on", [("{", .turnYears(-1)), ("}", .turnYears(1))]),
    KeyRow(
      "month, week, day, year, agenda",
      hint: "view",
      [
        ("m", .view(.month)), ("w", .view(.week)), ("d", .view(.day)), ("y", .view(.year)),
        ("a", .view(.agenda)),
      ],
    ),
    KeyRow("today", hint: "today", [("t", .today)]),
    KeyRow("go to a date, in any form of DATE", hint: "go to", [("g", .goTo)]),
    KeyRow("pick a month; left and right are the years", [("c", .pickMonth)]),
    KeyRow("from the days to the list and back", hint: "list", [(.tab, .switchPane)]),
    KeyRow("all details of the event", hint: "details", [(.enter, .open)]),
    KeyRow("back; ends a selection and a search", [(.escape, .back)]),
    KeyRow("search in titles, places and descriptions", hint: "search", [("/", .search)]),
    KeyRow("next and previous match", [("n", .nextMatch), ("N", .previousMatch)]),
    KeyRow("choose calendars and kinds of events", hint: "filter", [("f", .filter)]),
    KeyRow("start or end a range of selected days", [("v", .startRange)]),
    KeyRow("select the day, or no longer", [(" ", .chooseDay)]),
    KeyRow("write the selected events to a file; the ending of its name says how", [("e", .write)]),
    KeyRow(
      "give the selected events to a command, a record a line; Tab chooses another form",
      [("|", .pipe)],
    ),
    KeyRow("read the files again, which happens by itself when they change", [("r", .reload)]),
    KeyRow(
      "move a drawing that is higher than the screen",
      [("J", .scrollDrawing(1)), ("K", .scrollDrawing(-1))],
    ),
    KeyRow("help", hint: "help", [("?", .help)]),
    KeyRow("quit", hint: "quit", [("q", .quit)]),
  ]

  /// What the mouse does.
  static let mouse = """
    Chooses days and events, and shows the details of the event that is chosen already; turns pages at the signs \
    beside the title, and picks a month at the title. The wheel turns pages, or moves in the list.
    """

  /// What a key does where days and events are shown.
  static func action(of key: Key) -> Action? { actions[key] }

  private static let actions = Dictionary(
    rows.flatMap(\.bindings).map { ($0.key, $0.action) },
    uniquingKeysWith: { first, _ in first },
  )
}

extension Key {
  /// How the key is named where it is explained.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    }
  }
}
