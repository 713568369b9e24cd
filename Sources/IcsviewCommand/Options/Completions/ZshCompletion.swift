/// The completions for zsh.
enum ZshCompletion {
  /// The script, a function that zsh finds as `_icsview` in its `fpath`.
  static var script: String {
    """
    #compdef icsview
    # Completions of icsview for zsh, made by 'icsview completions zsh'.

    \(functions)
    _icsview_commands() {
        local -a commands
        commands=(
    \(commands)
        )
        _describe -t commands command commands
    }

    _icsview_first() { _alternative 'commands:command:_icsview_commands' 'files:file:_icsview_files' }

    _icsview() {
        local curcontext=$curcontext command=page
        local -a program
        program=($words[1])
        if (( CURRENT > 2 )) && [[ $words[2] == (\(CompletionTable.commands.map(\.rawValue).joined(separator: "|"))|help) ]]; then
            command=$words[2]
            words[2]=()
            (( CURRENT -= 1 ))
        fi
        case $command in
    \(cases)
            help) _arguments '1:topic:(\(CompletionTable.topics.joined(separator: " ")))' ;;
        esac
    }

    if [[ $funcstack[1] == _icsview ]]; then
        _icsview "$@"
    else
        compdef _icsview icsview
    fi

    """
  }

  private static var commands: String {
    (CompletionTable.commands.map { ($0.rawValue, $0.summary) }
      + [("help", "all about a command, or how each theme looks")])
      .map { "        \(quoted("\($0):\($1)"))" }.joined(separator: "\n")
  }

  private static var cases: String {
    Command.allCases.map { command in
      let operands =
        switch command {
        case .page: ["1: :_icsview_first", "*:file:_icsview_files"]
        case .completions:
          ["1:shell:(\(CompletionShell.allCases.map(\.rawValue).joined(separator: " ")))"]
        case .list, .show, .next, .browse, .check: ["*:file:_icsview_files"]
        }
      let specifications = CompletionTable.options(of: command).flatMap(specifications) + operands
      return
        "        \(CompletionTable.word(of: command)))\n            _arguments -s -S : \\\n"
        + specifications.map { "                \(quoted($0))" }.joined(separator: " \\\n")
        + "\n            ;;"
    }.joined(separator: "\n")
  }

  /// How `_arguments` is told of an option.
  private static func specifications(of option: Option) -> [String] {
    let summary = Prose(option.summary).plain
    let description = "[\(escaped(summary))]"
    let others = option.isRepeatable ? "*" : "(\(excluded(by: option).joined(separator: " ")))"
    guard let action = action(of: option) else {
      let spellings = ["--\(option.shownName)"] + option.spellings.dropFirst()
      var all = spellings.map { "\(others)\($0)\(description)" }
      if case .toggle = option.behaviour {
        all.append("\(others)--\(option.otherName)[undo --\(option.shownName)]")
      }
      return all
    }
    return option.spellings.map { spelling in
      "\(others)\(spelling)\(spelling.hasPrefix("--") ? "=" : "+")\(description)\(action)"
    }
  }

  /// What is not offered any more behind an option.
  private static func excluded(by option: Option) -> [String] {
    guard case .toggle = option.behaviour else { return option.spellings }
    return option.spellings + ["--no-\(option.name)"]
  }

  private static func action(of option: Option) -> String? {
    let (colons, action) =
      switch option.completion {
      case .nothing: ("", "")
      case .any: (":", " ")
      case .file: (":", "_files")
      case .namedCalendar: (":", "_icsview_calendar")
      case .calendarName: (":", "_icsview_names calendars")
      case .zone: (":", "_icsview_names zones")
      case .date: (":", "_icsview_dates")
      case .days: (":", "_icsview_days")
      case .optionalDate: ("::", "_icsview_dates")
      case .words(let words, areListed: false):
        (":", "(\(words.map(escaped).joined(separator: " ")))")
      case .words(let words, areListed: true):
        (":", "_icsview_list \(words.map(escaped).joined(separator: " "))")
      }
    guard !colons.isEmpty else { return nil }
    let name =
      if case .value(let placeholder, _) = option.behaviour { placeholder } else {
        nil as OptionPlaceholder?
      }
    let message = name.map { $0.name.contains("|") ? option.name : $0.name } ?? "DATE"
    return "\(colons)\(escaped(message)):\(action)"
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }

  /// A text in which no sign means something to `_arguments`.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static let functions = #"""
    _icsview_files() { _files -g '*.(\#(CompletionTable.endings.joined(separator: "|")))(-.)' }

    _icsview_calendar() {
        compset -P 1 '[^/=]#='
        _icsview_files
    }

    _icsview_dates() {
        compadd "$@" -- \#(CompletionTable.dates.joined(separator: " ")) \
            "$(date +%Y-%m-%d)" "$(date +%Y-%m)" "$(date +%Y)"
    }

    _icsview_days() {
        compset -P '*[,.]'
        _icsview_dates "$@"
    }

    # The words of a list, behind the last comma.
    _icsview_list() {
        compset -P '*,'
        compadd -S '' "$@"
    }

    # Names that icsview knows.
    _icsview_names() {
        local kind=$@[-1]
        local -a names
        names=("${(@f)$($program completions $kind ${(Q)words[2,-1]} 2>/dev/null </dev/null)}")
        [[ -n $names[1] ]] && compadd "${@[1,-2]}" -a names
    }

    """#
}
