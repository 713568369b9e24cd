package import CivilCalendar
package import EventFormats

/// What is asked for, as plain values: the options understood, nothing opened and nothing looked up.
///
/// Dates still depend on today; zone and locale are names that may not exist.
package struct Request: Equatable, Sendable {
  /// What to do.
  package var command: Command

  /// Where events come from, in the order given; empty means the usual places.
  package var sources: [Source] = []

  /// Which of the calendars there are shown.
  package var choice = CalendarChoice()
  /// What holds where no calendar is named and none is piped in.
  package var usual = Usual()

  /// The page asked for, or nil if none of the options of pages is there.
  package var page: Page?
  /// How many pages, and from where.
  package var pages = PageRun.one
  /// The selected days: all of these; none given means all days of the page.
  package var selections: [DaySelection] = []
  /// Which days can be selected.
  package var selectable = SelectableDays.all
  /// The first and last day of a list.
  package var span = DaySpan()
  /// What the clock is set to, or nil for the real time.
  package var now: DateTimeExpression?
  /// The display zone by name, or nil for that of the environment.
  package var timeZone: String?

  /// The kinds of components listed, or nil for events alone, with a note if there are only others.
  package var components: Set<ComponentKind>?
  /// The occurrences left out.
  package var hidden: Set<OccurrenceTrait> = [.cancelled]
  /// What else occurrences must be like.
  package var filters = Filters()
  /// How many of the next events are wanted, at least 1.
  package var nextCount = 1
  /// Whether some are left out because it was asked for, not because that is usual.
  package var hidesByChoice = false
  /// How many occurrences at most, at least 0.
  package var limit: Int?

  /// How months and weeks are drawn.
  package var layouts = Layouts()
  /// Which findings are wanted, and how they are written.
  package var check = Check()

  /// What stands under the number of a day.
  package var mark = Mark.dots
  /// The working day.
  package var work = WorkingHours.usual
  /// The width in columns, 20 to 1000, or nil for that of the terminal.
  package var width: Int?
  /// Whether there are colours.
  package var color = ColorChoice.auto
  /// Whether grids are drawn in ASCII.
  package var isASCII = false
  /// Which roles have which colours.
  package var theme = Theme.default
  /// The locale by name, or nil for that of the environment.
  package var locale: String?
  /// The first day of a week, or nil for the locale's.
  package var weekStart: Weekday?
  /// Whether weeks have their numbers beside them.
  package var hasWeekNumbers = false
  /// A second zone by name whose times are shown too.
  package var secondTimeZone: String?
  /// How hours are counted, or nil for the locale's way.
  package var hourCycle: HourCycle?

  /// Whether titles lead to the addresses of events.
  package var hasLinks = false

  /// The form in which events are written.
  package var format = Format.text
  /// What each event is written by, which replaces the format.
  package var template: RecordTemplate?
  /// The keys of the record, in the order wanted, or nil for those usual for the format.
  package var fields: [RecordField]?
  /// Whether `tsv` and `csv` begin with the names of the columns.
  package var hasHeader = true
  /// Whether a NUL ends each record, not a newline.
  package var endsWithNUL = false
  /// Whether notes and warnings are kept off standard error.
  package var isQuiet = false
  /// Whether warnings make the exit status 1.
  package var isStrict = false

  /// What a command does without options.
  package init(command: Command = .page) {
    self.command = command
    // Who asks for all details of an event wants to know that it is cancelled.
    if command == .show { hidden = [] }
  }
}
