/// What the program is asked to do: the first argument, if it is one of the words.
package enum Command: String, CaseIterable, Hashable, Sendable {
  /// A page of grid and the events of the selected days: no word.
  case page = ""
  /// Events only.
  case list
  /// All details of events.
  case show
  /// The events that are on or come next.
  case next
  /// Days and events on the whole terminal, to be moved through by keys and mouse.
  case browse
  /// What in calendars departs from the standards.
  case check
  /// A script by which a shell completes what is typed.
  case completions

  /// All commands that read calendars; the configuration can hold their options.
  static let readingCalendars = Set(allCases).subtracting([.completions])

  /// How the command is typed, program name included.
  var invocation: String { self == .page ? "icsview" : "icsview \(rawValue)" }

  /// The commands that show events.
  static let showingEvents: Set<Command> = [.page, .list, .show, .next, .browse]
  /// Those of them that show pages.
  static let showingPages: Set<Command> = [.page, .browse]
  /// Those of them that can be told which days to show.
  static let choosingDays: Set<Command> = [.page, .list, .show]
  /// Those of them that begin at days.
  static let beginningAtDays = choosingDays.union([.browse])
  /// Those of them that write records for other programs.
  static let writingRecords: Set<Command> = [.page, .list, .next]

  /// One line for the overview.
  var summary: String {
    switch self {
    case .page: "a page of grid, then the events of the selected days"
    case .list: "events only, for people or for programs"
    case .show: "all details of events, a card each; also of invitations in mail"
    case .next: "the next events and the time left, also for status bars"
    case .browse: "days and events on the whole terminal, by keys and mouse"
    case .check: "what is wrong in calendars, and where"
    case .completions: "a script by which a shell completes what is typed"
    }
  }

  /// What the manual says, a paragraph each.
  var details: [String] {
    switch self {
    case .page:
      [
        """
        Prints a month (or a week, day or year) as a grid with the days marked that have events, and below it
        the events of the selected days, or of all days of the page.
        """,
        """
        With no date given, the page is today's if it has events, else that of the next event, else that
        of the last one; a line on standard error says which was chosen.
        """,
      ]
    case .list:
      [
        """
        Prints events in the order of their start, end and UID, all-day ones before timed ones. Which
        days are listed is said by `--from`, `--to` and `--days`, or by a page as in `--week`.
        """,
        """
        Without any of these, a list of named files or of standard input is everything in them, with
        endless series up to a year from today; a list of the calendars found in their usual places is
        today and the next 30 days.
        """,
      ]
    case .show:
      [
        """
        Prints all that is known of each event: when it is and how it repeats, where it is and how to join,
        who is invited and has accepted, reminders and the description. A series has one card, and each of
        its instances that was changed another; what is cancelled is shown too.
        """,
        """
        Without options that choose days, everything is shown. For invitations in mail, a line in
        `~/.mailcap` is enough: `text/calendar; icsview show %s; copiousoutput`.
        """,
      ]
    case .next:
      [
        """
        Prints the next event, or the next N, with the time left until each begins, or until it ends if it
        is on. Of each day come first the events that are on, then those that begin, and last those that
        take the whole day. What is cancelled is left out, unless it is asked for by `--show cancelled`.
        """,
        """
        `--format waybar` writes one JSON object for a status bar: `text` has the title of the next event and
        the time left, `tooltip` a line for each of the N events, and `class` and `alt` are `now`, `soon`
        (within 15 minutes), `later`, `today` (for the whole day) or `none`. Texts are escaped for Pango.
        """,
      ]
    case .browse:
      [
        """
        Shows a month, week, day or year with the list of its events on the whole terminal, and moves through
        them by keys and mouse; `?` lists the keys. Today is in focus at the start, or the day that the
        options name.
        """,
        """
        Files that change are read again by themselves. Events can be written to files (`e`) and given to
        commands of the shell (`|`); calendars are never changed.
        """,
      ]
    case .check:
      [
        """
        Reads calendars as RFC 5545 and the RFCs that extend it have them, and prints each departure as
        `FILE:LINE:COLUMN: error|warning|note: what is wrong; what to write instead [name]`, with the line
        and a mark below it. Columns count bytes. A calendar without fault prints nothing.
        """,
        """
        An error breaks a rule, a warning is something that programs stumble over, a note something that may
        not be meant. The exit status is 1 if there is an error.
        """,
      ]
    case .completions:
      [
        """
        Prints a script that lets the shell complete commands, options, their values, dates, files and the
        names of calendars. `make install` puts the scripts where shells look for them; elsewhere, this
        turns them on: in bash `source <(icsview completions bash)`, in zsh, after `compinit`,
        `source <(icsview completions zsh)`, and in fish `icsview completions fish | source`.
        """
      ]
    }
  }
}
