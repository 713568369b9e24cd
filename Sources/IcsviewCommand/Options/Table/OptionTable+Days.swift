import CivilCalendar

extension OptionTable {
  static let days: [Option] = [
    Option(
      "month",
      letter: "m",
      .optionalDate { $0.page = Request.Page(.month, $1) },
      commands: Command.beginningAtDays,
      group: .days,
      summary: "the month that DATE is in",
      details: """
        The next argument is taken as DATE only if it reads as one; `--month=DATE` always is. Without
        DATE, the page is today's if it has events, else that of the next event, else that of the last.
        """,
    ),
    Option(
      "week",
      letter: "w",
      .optionalDate { $0.page = Request.Page(.week, $1) },
      commands: Command.beginningAtDays,
      group: .days,
      summary: "the week that DATE is in",
      details: "Takes DATE as `--month` does.",
    ),
    Option(
      "day",
      letter: "d",
      .optionalDate { $0.page = Request.Page(.day, $1) },
      commands: Command.beginningAtDays,
      group: .days,
      summary: "one day",
      details: "Takes DATE as `--month` does.",
    ),
    Option(
      "year",
      letter: "y",
      .optionalDate { $0.page = Request.Page(.year, $1) },
      commands: Command.beginningAtDays,
      group: .days,
      summary: "the year that DATE is in",
      details: """
        Takes DATE as `--month` does. Each day of the year is shaded by what `--mark` measures; with `--mark
        none` days have their numbers instead.
        """,
    ),
    Option(
      "pages",
      letter: "n",
      .value(.number(1...9999)) { $0.pages = Request.PageRun(before: 0, count: $1) },
      commands: Command.choosingDays,
      group: .days,
      usual: "1",
      summary: "N pages from there on",
      details: "N is 1 to 9999.",
    ),
    Option(
      "three",
      letter: "3",
      .toggle(isUsuallyOn: false) { $0.pages = $1 ? .three : .one },
      commands: Command.choosingDays,
      group: .days,
      summary: "the page before, this one and the next",
    ),
    Option(
      "select",
      letter: "s",
      .value(.days) { $0.selections.append($1) },
      commands: Command.beginningAtDays,
      group: .days,
      isRepeatable: true,
      summary: "list only these days, and mark them",
      details: """
        DAYS are dates and ranges with commas between them, such as `2025-06-16,2025-06-18..2025-06-20`.
        A range includes both its ends. Without this option, all days of the page are listed.
        """,
    ),
    Option(
      "selectable",
      .value(.word, \.selectable),
      commands: Command.showingPages,
      group: .days,
      usual: "all",
      summary: "which days can be selected",
      details: """
        `past` are days up to today, `future` those from today on, `with-events` those with an event. The
        others are dimmed, and to select one is a mistake.
        """,
    ),
    Option(
      "from",
      .value(.date, \.span.from),
      commands: [.list, .show],
      group: .days,
      summary: "begin with DATE",
      details: "Of a month, week or year the first day.",
    ),
    Option(
      "to",
      .value(.date, \.span.to),
      commands: [.list, .show],
      group: .days,
      summary: "end with DATE, which is included",
      details: "Of a month, week or year the last day.",
    ),
    Option(
      "days",
      .value(.number(-3_652_059...3_652_059), \.span.count),
      commands: [.list, .show],
      group: .days,
      summary: "N days from there on; if negative, up to there",
      details: """
        The days begin with that of `--from`, or today, and include it; `--days -7` is today and the six
        days before. It cannot be used together with `--to`.
        """,
    ),
    Option(
      "all",
      .toggle(\.span.isEverything),
      commands: [.list, .show],
      group: .days,
      summary: "everything, whenever it is",
      details: "Endless series end a year from today.",
    ),
    Option(
      "now",
      .value(.dateTime, \.now),
      group: .days,
      summary: "set the clock to DATE-TIME",
      details: """
        DATE-TIME is a day with a time, such as `2025-06-16T09:30`, and is in the display zone unless it
        ends in `Z` or an offset such as `+02:00`. Without a time, 00:00 is meant.
        """,
    ),
    Option(
      "tz",
      .value(.text("ZONE", .zone), \.timeZone),
      group: .days,
      summary: "show times in ZONE",
      details: "ZONE is a name such as `Europe/Berlin` or `UTC`. The default is that of the system.",
    ),
  ]
}
