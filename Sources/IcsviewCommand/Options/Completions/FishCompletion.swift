/// The completions for fish, from 3.1 on.
enum FishCompletion {
  /// The script.
  static var script: String {
    """
    # Completions of icsview for fish, made by 'icsview completions fish'.

    \(functions)
    complete -c icsview -f
    complete -c icsview -n '__icsview_is \(readers)' -k -a '(__icsview_files)'
    complete -c icsview -n '__icsview_is help' -a '\(CompletionTable.topics.joined(separator: " "))'
    complete -c icsview -n '__icsview_is completions' -a '\(CompletionShell.allCases.map(\.rawValue).joined(separator: " "))'
    \(commands)
    \(options)

    """
  }

  private static var readers: String {
    Command.allCases.filter { $0 != .completions }.map(CompletionTable.word).joined(separator: " ")
  }

  private static var commands: String {
    (CompletionTable.commands.map { ($0.rawValue, $0.summary) }
      + [("help", "all about a command, or how each theme looks")])
      .map { "complete -c icsview -n __icsview_is_first -a \($0) -d \(quoted($1))" }
      .joined(separator: "\n")
  }

  private static var options: String {
    OptionTable.all.map { option in
      let commands = Command.allCases.filter(option.commands.contains).map(CompletionTable.word)
      var line = "complete -c icsview -n '__icsview_is \(commands.joined(separator: " "))'"
      if let letter = option.letter { line += " -s \(letter)" }
      line += " -l \(option.shownName)"
      if let values = values(of: option) { line += values }
      line += " -d \(quoted(Prose(option.summary).plain))"
      if case .toggle = option.behaviour {
        return line + "\ncomplete -c icsview -n '__icsview_is \(commands.joined(separator: " "))'"
          + " -l \(option.otherName) -d 'undo --\(option.shownName)'"
      }
      guard option.completion == .optionalDate else { return line }
      return line
        + "\ncomplete -c icsview -n '__icsview_is_after \(option.spellings.joined(separator: " "))'"
        + " -a '(__icsview_dates)'"
    }.joined(separator: "\n")
  }

  private static func values(of option: Option) -> String? {
    switch option.completion {
    case .nothing: nil
    case .any: " -x"
    case .file: " -r -F"
    case .namedCalendar: " -x -k -a '(__icsview_calendar)'"
    case .calendarName: " -x -a '(__icsview_names calendars)'"
    case .zone: " -x -a '(__icsview_names zones)'"
    case .date: " -x -a '(__icsview_dates)'"
    case .days: " -x -a '(__icsview_days)'"
    case .optionalDate: " -f -a '(__icsview_dates)'"
    case .words(let words, areListed: false): " -x -a '\(words.joined(separator: " "))'"
    case .words(let words, areListed: true):
      " -x -a '(__icsview_list \(words.joined(separator: " ")))'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }

  private static let functions = #"""
    function __icsview_command
        set -l words (commandline -opc)
        if test (count $words) -gt 1; and contains -- $words[2] \#(CompletionTable.commands.map(\.rawValue).joined(separator: " ")) help
            echo $words[2]
        else
            echo page
        end
    end

    function __icsview_is
        contains -- (__icsview_command) $argv
    end

    function __icsview_is_first
        test (count (commandline -opc)) -eq 1
    end

    function __icsview_is_after
        set -l words (commandline -opc)
        contains -- $words[-1] $argv
    end

    # What is typed of the value of an option, or of another argument.
    function __icsview_typed
        string replace -r -- '^--[^=]*=' '' (commandline -ct)
    end

    function __icsview_dates
        string split ' ' '\#(CompletionTable.dates.joined(separator: " "))'
        date +%Y-%m-%d
        date +%Y-%m
        date +%Y
    end

    # Dates behind the last comma or two dots.
    function __icsview_days
        set -l before (string match -r -- '^.*(?:,|\.\.)' (__icsview_typed))
        for day in (__icsview_dates)
            echo "$before$day"
        end
    end

    # The words of a list, behind the last comma.
    function __icsview_list
        set -l before (string match -r -- '^.*,' (__icsview_typed))
        for word in $argv
            echo "$before$word"
        end
    end

    # Names that icsview knows.
    function __icsview_names
        set -l words (commandline -opc)
        command $words[1] completions $argv $words[2..-1] 2>/dev/null </dev/null
    end

    # Folders and calendars.
    function __icsview_files
        __fish_complete_path (commandline -ct) | string match -r -- '^(?:-|.*(?:/|\.(?:\#(CompletionTable.endings.joined(separator: "|"))))(?:\t.*)?)$'
    end

    # Files behind the name of a calendar.
    function __icsview_calendar
        set -l typed (__icsview_typed)
        set -l before (string match -r -- '^[^/=]*=' $typed)
        for path in (__fish_complete_path (string replace -r -- '^[^/=]*=' '' $typed))
            echo "$before$path"
        end
    end

    """#
}
