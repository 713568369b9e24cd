/// The completions for bash, from 3.2 on and without other packages.
enum BashCompletion {
  /// The script.
  static var script: String {
    """
    # Completions of icsview for bash, made by 'icsview completions bash'.

    \(functions)
    _icsview() {
        local current= previous= command=page option= prefix= glue= word
        local -a words
        words=()
        COMPREPLY=()
        # Bash takes arguments apart at '=' and ':'.
        for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
            if ((${#words[@]})) && [[ $glue || $word == [=:] ]]; then
                words[${#words[@]} - 1]+=$word
            else
                words+=("$word")
            fi
            glue=
            [[ $word == [=:] ]] && glue=1
        done
        current=${words[${#words[@]} - 1]}
        ((${#words[@]} > 1)) && previous=${words[${#words[@]} - 2]}
        case ${words[0]} in
            \(words(CompletionTable.commands.map(\.rawValue) + ["help"], " | "))) ((${#words[@]} > 1)) && command=${words[0]} ;;
        esac
        for word in "${words[@]:0:${#words[@]} - 1}"; do
            [[ $word == -- ]] || continue
            _icsview_files
            return
        done
        if [[ $current == --*=* ]]; then
            option=${current%%=*}
            prefix=$option=
        elif [[ $previous == --* ]]; then
            option=$previous
        elif [[ $previous == -[!-]* ]]; then
            option=-${previous:${#previous} - 1}
        fi
        _icsview_value && return
        _icsview_argument
    }

    # Offers the values of an option; false if it has none.
    _icsview_value() {
        case $command:$option in
    \(values)
            *) false ;;
        esac
    }

    # Offers options, and what else can stand where no value does.
    _icsview_argument() {
        if [[ $current == -* ]]; then
            case $command in
    \(options)
            esac
            return
        fi
        case $command in
            help) _icsview_words \(words(CompletionTable.topics)) ;;
            completions) _icsview_words \(words(CompletionShell.allCases.map(\.rawValue))) ;;
            *)
                ((${#words[@]} == 1)) && _icsview_words \(words(CompletionTable.commands.map(\.rawValue) + ["help"]))
                _icsview_files
                ;;
        esac
    }

    complete -F _icsview icsview

    """
  }

  private static func words(_ words: [String], _ separator: String = " ") -> String {
    words.joined(separator: separator)
  }

  /// A line for each kind of value, with the options that have it.
  private static var values: String {
    var patterns: [(completion: OptionCompletion, patterns: [String])] = []
    for option in OptionTable.all where option.completion != .nothing {
      let isAlone = OptionTable.options(named: option.name).count == 1
      let commands =
        isAlone
        ? ["*"] : Command.allCases.filter(option.commands.contains).map(CompletionTable.word)
      let new = commands.flatMap { command in option.spellings.map { "\(command):\($0)" } }
      if let place = patterns.firstIndex(where: { $0.completion == option.completion }) {
        patterns[place].patterns += new
      } else {
        patterns.append((option.completion, new))
      }
    }
    return patterns.map { row in
      "        \(row.patterns.joined(separator: " | "))) \(action(row.completion)) ;;"
    }.joined(separator: "\n")
  }

  private static func action(_ completion: OptionCompletion) -> String {
    switch completion {
    case .nothing, .any: ":"
    case .file: "_icsview_files all"
    case .namedCalendar: "_icsview_calendar"
    case .calendarName: "_icsview_names calendars"
    case .zone: "_icsview_names zones"
    case .date: "_icsview_dates"
    case .days: "_icsview_days"
    // Whatever else can come is offered as well, unless it is attached.
    case .optionalDate: "_icsview_dates; [[ $prefix ]]"
    case .words(let words, areListed: false): "_icsview_words \(words.joined(separator: " "))"
    case .words(let words, areListed: true): "_icsview_list \(words.joined(separator: " "))"
    }
  }

  private static var options: String {
    Command.allCases.map { command in
      let options = CompletionTable.options(of: command)
      let names = options.flatMap { option -> [String] in
        let letters = option.letter.map { ["-\($0)"] } ?? []
        guard case .toggle = option.behaviour else { return ["--\(option.shownName)"] + letters }
        return ["--\(option.shownName)", "--\(option.otherName)"] + letters
      }
      return
        "            \(CompletionTable.word(of: command))) _icsview_words \(names.joined(separator: " ")) ;;"
    }.joined(separator: "\n")
  }

  private static let functions = #"""
    # Offers words that begin with what is typed.
    _icsview_words() {
        local word
        for word in "$@"; do
            [[ $prefix$word == "$current"* ]] && COMPREPLY+=("$prefix$word")
        done
        [[ ${COMPREPLY[0]-} == *: ]] && compopt -o nospace 2>/dev/null
        _icsview_cut
    }

    # Offers words of a list, behind the last comma.
    _icsview_list() {
        [[ $current == *,* ]] && prefix=${current%,*},
        compopt -o nospace 2>/dev/null
        _icsview_words "$@"
    }

    _icsview_dates() {
        _icsview_words \#(CompletionTable.dates.joined(separator: " ")) \
            "$(date +%Y-%m-%d)" "$(date +%Y-%m)" "$(date +%Y)"
    }

    # Offers dates behind the last comma or two dots.
    _icsview_days() {
        prefix=${current%"${current##*[,.=]}"}
        _icsview_dates
    }

    # Offers names that icsview knows.
    _icsview_names() {
        local name typed=${current//[\\\'\"]/}
        while IFS= read -r name; do
            [[ $name && $prefix$name == "$typed"* ]] && COMPREPLY+=("$prefix$(printf %q "$name")")
        done < <("${COMP_WORDS[0]}" completions "$1" "${words[@]}" 2>/dev/null </dev/null)
        _icsview_cut
    }

    # Offers folders and calendars, or all files where there are none and where any will do.
    _icsview_files() {
        local path typed=${current#"$prefix"} kind
        compopt -o filenames 2>/dev/null
        for kind in "${1-calendars}" all; do
            while IFS= read -r path; do
                if [[ $kind == all || -d ${path/#\~\//$HOME/} ]]; then
                    COMPREPLY+=("$prefix$path")
                else
                    case $path in
                        \#(CompletionTable.endings.map { "*.\($0)" }.joined(separator: " | "))) COMPREPLY+=("$prefix$path") ;;
                    esac
                fi
            done < <(compgen -f -- "${typed//\\/}")
            ((${#COMPREPLY[@]})) && break
        done
        _icsview_cut
    }

    # Offers files behind the name of a calendar.
    _icsview_calendar() {
        local typed=${current#"$prefix"}
        [[ ${typed%%/*} == *=* ]] && prefix+=${typed%%=*}=
        _icsview_files
    }

    # Bash replaces only what stands behind the last '=' or ':', where it takes arguments apart there.
    _icsview_cut() {
        local begin=${current%"${current##*[=:]}"}
        [[ $begin && $COMP_WORDBREAKS == *"${begin:${#begin} - 1}"* ]] || return 0
        COMPREPLY=("${COMPREPLY[@]#"$begin"}")
    }

    """#
}
