/// The headings under which options are explained, in their order.
enum OptionGroup: String, CaseIterable, Sendable {
  case sources = "Where events come from"
  case days = "Which days"
  case events = "Which events"
  case findings = "Which findings"
  case looks = "How it looks"
  case output = "What is written"
  case general = "General"

  /// What the manual says before the options.
  var introduction: [Prose] {
    switch self {
    case .sources:
      [
        """
        FILE is an iCalendar file (`.ics`, `.ical`, `.ifb`, `.vcs`), a folder, which stands for all such files below
        it but hidden ones, or `-` for standard input. Several at once are merged. A mail message, and a
        mailbox of them, stands for the calendars in it.
        """,
        """
        With no FILE, standard input is read if it is a pipe or a file with something in it; else the
        calendars that the configuration names; else those in `$CALENDAR_DIR`, `~/.local/share/calendars`
        or `~/.calendars`.
        """,
      ]
    case .days, .events, .findings, .looks, .output, .general: []
    }
  }
}
