import CivilCalendar

extension OptionTable {
  static let looks: [Option] = [
    Option(
      "layout",
      .value(.word) { (request: inout Request, word: LayoutWord) in word.apply(to: &request.layouts)
      },
      commands: Command.showingPages,
      group: .looks,
      isRepeatable: true,
      repetition: "once for months, once for weeks",
      summary: "how months and weeks are drawn",
      details: """
        A month is `compact`, numbers with marks below them, or a `wall` calendar with titles in the days
        and bars through them; a single month is the latter from 107 columns on. A week is a `strip` or a
        `timeline` with the hours of the day; it is the latter from 100 columns on.
        """,
    ),
    Option(
      "mark",
      .value(.mark, \.mark),
      commands: Command.showingPages,
      group: .looks,
      usual: "dots",
      summary: "what stands under the number of a day",
      details: """
        `dots` is a dot for each event in the colour of its calendar, as many as fit; `count` the number of
        events; `hours` the time that is taken, what overlaps counted once, without what is cancelled or
        does not block time (TRANSP); `ring` the share of the working day that is taken; `done` the share of
        the day's to-dos that are done; `sum:PROPERTY` the sum of a property with numbers, such as
        `sum:X-AMOUNT`, of the events that begin on the day. An event of whole days takes the working day.
        """,
    ),
    Option(
      "work",
      .value(.workingHours, \.work),
      commands: Command.showingPages,
      group: .looks,
      usual: "9-17",
      summary: "the working day, such as `9-17`",
      details: """
        HOURS are when it begins and ends, as `9-17`, which is the default, or `08:30-16:45`. A timeline
        shows them also where nothing happens in them, and `--mark ring` measures days by them.
        """,
    ),
    Option(
      "width",
      .value(.number(20...1000), \.width),
      commands: Command.readingCalendars,
      group: .looks,
      summary: "use N columns",
      details: """
        N is 20 to 1000. The default is `COLUMNS`, or the width of the terminal, or 80, and at least 20.
        """,
    ),
    Option(
      "color",
      .value(.word, \.color),
      group: .looks,
      usual: "auto",
      summary: "whether to use colours",
      details: """
        `auto`, the default, is colours on a terminal that has them, unless `NO_COLOR` is set.
        """,
    ),
    Option(
      "ascii",
      .toggle(\.isASCII),
      group: .looks,
      summary: "draw with ASCII characters only",
      details: "The texts of events stay as they are.",
    ),
    Option(
      "theme",
      .value(.word, \.theme),
      group: .looks,
      usual: "default",
      summary: "which colours to use",
      details: """
        `default` has colours that can be read on dark and on light ground, `light` darker ones for light
        ground only; `high-contrast` has nothing faint; `mono` has no colours, but bold, faint and filled
        text. `icsview help themes` shows them. Calendars have their own colours, made darker or lighter
        where they could not be read.
        """,
    ),
    Option(
      "links",
      .toggle(\.hasLinks),
      group: .looks,
      summary: "make titles lead to the addresses of events",
      details: """
        The title of an event with a conference or a URL becomes a hyperlink, in terminals that have them.
        """,
    ),
    Option(
      "locale",
      .value(.locale, \.locale),
      group: .looks,
      summary: "the language of names, and the ways of a country",
      details: """
        LOCALE is a name such as `ko_KR` or `de_DE`. It names months and weekdays, and says on which day
        a week begins and how hours are counted. It changes no format that programs read. The default is
        that of the environment.
        """,
    ),
    Option(
      "week-start",
      .value(.weekday, \.weekStart),
      group: .looks,
      summary: "begin weeks on DAY, such as `monday`",
    ),
    Option(
      "week-numbers",
      .toggle(\.hasWeekNumbers),
      commands: Command.showingPages,
      group: .looks,
      summary: "number the weeks",
    ),
    Option(
      "tz2",
      .value(.text("ZONE", .zone), \.secondTimeZone),
      group: .looks,
      summary: "show times in ZONE as well",
      details: """
        A list has a column that says when events begin there, a timeline has a second scale of hours.
        """,
    ),
    Option(
      "time",
      .value(.word, \.hourCycle),
      group: .looks,
      summary: "count 12 or 24 hours",
    ),
  ]
}

/// A word of `--layout`.
private enum LayoutWord: String, CaseIterable {
  case compact
  case wall
  case strip
  case timeline

  /// Sets the layout of the pages that the word is about; that of others stays.
  func apply(to layouts: inout Request.Layouts) {
    switch self {
    case .compact: layouts.month = .compact
    case .wall: layouts.month = .wall
    case .strip: layouts.week = .strip
    case .timeline: layouts.week = .timeline
    }
  }
}
