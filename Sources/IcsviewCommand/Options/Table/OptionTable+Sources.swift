extension OptionTable {
  static let sources: [Option] = [
    Option(
      "calendar",
      letter: "c",
      .value(.calendar) { $0.sources.append(.calendar($1)) },
      commands: Command.readingCalendars,
      group: .sources,
      isRepeatable: true,
      summary: "read a calendar and call it NAME",
      details: """
        PATH is a file, a folder or `-`, all of which becomes one calendar. COLOR is a name such as
        `teal`, or a code such as `#1E90FF`. A `~` before PATH stands for the home folder.
        """,
    ),
    Option(
      "include",
      letter: "a",
      .value(.text("NAME", .calendarName)) { $0.choice.included.append($1) },
      group: .sources,
      isRepeatable: true,
      repetition: "all of them are shown",
      summary: "show the calendar of this name only",
      details: """
        The names of calendars are those in the legend, in small or capital letters. A calendar's name is
        the one that `--calendar` gives it, or stands in it, or in the file `displayname` of its folder,
        or it is that of the file.
        """,
    ),
    Option(
      "exclude",
      letter: "x",
      .value(.text("NAME", .calendarName)) { $0.choice.excluded.append($1) },
      group: .sources,
      isRepeatable: true,
      summary: "leave out the calendar of this name",
    ),
    Option(
      "files-from",
      .value(.text("FILE", .file)) { $0.sources.append(.namesIn($1)) },
      commands: Command.readingCalendars,
      group: .sources,
      isRepeatable: true,
      summary: "read the names of files from FILE, or standard input for `-`",
      details: """
        Names stand one a line, or with NUL between them as `find -print0` writes them. There can be
        millions.
        """,
    ),
  ]
}
