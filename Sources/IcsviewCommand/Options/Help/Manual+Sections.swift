import CalendarChecking
import EventFormats

extension Manual {
  static let dates: [ManualBlock] = [
    .heading("Dates"),
    .paragraph(
      """
      DATE is one of these forms, in small or capital letters. Years are 1 to 9999. Where one day is wanted
      and a longer stretch is named, its first day counts, or its last if an end is wanted.
      """
    ),
    .entry(term: "`2025-06-16`, `20250616`", "A day."),
    .entry(term: "`2025-06`, `2025`", "A month, a year."),
    .entry(
      term: "`2025-W25`, `2025-W25-1`",
      "A week from Monday to Sunday as ISO 8601 numbers them, and a day of it, 1 being Monday.",
    ),
    .entry(term: "`today`, `tomorrow`, `yesterday`", "As seen from `--now`, in the display zone."),
    .entry(
      term: "`monday`, `tue`, …",
      """
      The next such day after today. English names can be cut down to three letters; those of the locale
      are known as well.
      """,
    ),
    .entry(
      term: "`+3d`, `-2w`, `+1mo`, `+1y`",
      """
      Days, weeks, months or years from today. A month later is the same day of the month, or its last day
      if it is shorter.
      """,
    ),
    .entry(
      term: "`today+7d`, `monday-1w`",
      "The same from another day; between them there is no space.",
    ),
  ]

  static let record: [ManualBlock] =
    [
      .heading("Event record"),
      .paragraph(
        """
        One occurrence is one record. `json` and `ndjson` have all keys in this order, with null or [] where
        there is nothing; `tsv` and `csv` have the keys that `--fields` names as columns.
        """
      ),
    ]
    + entries(RecordField.allCases.map { ($0.rawValue, $0.meaning) })

  static let keys: [ManualBlock] =
    [
      .heading("Keys"),
      .paragraph("What keys do in `icsview browse`."),
    ]
    + KeyTable.rows.map { row in
      .entry(
        term: Prose(row.names.map { "`\($0)`" }.joined(separator: ", ")),
        Prose(row.meaning.prefix(1).uppercased() + row.meaning.dropFirst() + "."),
      )
    }
    + [.entry(term: "mouse", Prose(KeyTable.mouse))]

  static let findings: [ManualBlock] =
    [
      .heading("Findings"),
      .paragraph(
        """
        What `icsview check` reports, with its severity. Each stands there with what to write instead, and
        where the standard says so. Words in capitals are replaced by what the calendar has.
        """
      ),
    ]
    + FindingTable.groups.flatMap { group -> [ManualBlock] in
      [.subheading(group.title)]
        + group.findings.map { .entry(term: Prose("`\($0.kind.rawValue)`"), $0.explanation) }
    }

  static let configuration: [ManualBlock] = [
    .heading("Configuration"),
    .paragraph(
      """
      `~/.config/icsview/config` holds options that are usually wanted, one a line, as they are typed. `#`
      begins a comment, and values with spaces stand in quotes. Paths begin in the folder of the file, or with
      `~`. An option is left out where a command does not have it. A line that is wrong is reported with its
      place, and nothing else is done.
      """
    ),
    .lines([
      "`--calendar Work=~/calendars/work.ics@teal`",
      "`--calendar 'Family and friends=~/calendars/family'`",
      "`--week`",
      "`--mark ring`",
      "`--hide cancelled          # this is so by itself`",
    ]),
    .paragraph(
      """
      The command line wins: an option that is typed replaces all of its name in the configuration, and what
      contradicts it there; what is switched on is switched off by `--no-` before its name. Calendars in the
      configuration, with `--include` and `--exclude`, are for when none is named or piped in.
      `icsview --print-config` shows what holds and where it comes from.
      """
    ),
  ]

  static let files: [ManualBlock] = [
    .heading("Files"),
    .entry(term: "`~/.config/icsview/config`", "The configuration."),
    .entry(
      term: "`~/.local/share/calendars`, `~/.calendars`",
      """
      Folders of calendars that are read when none is named: files, or folders with an event in each file, as
      vdirsyncer writes them. There, `displayname` holds the name of a calendar and `color` its colour.
      """,
    ),
    .entry(
      term: "`/usr/share/zoneinfo`",
      "The time zones of the system; where there are none, those of ICU are used, with a warning.",
    ),
  ]

  static let environment: [ManualBlock] =
    [.heading("Environment")]
    + entries(EnvironmentVariable.allCases.map { ($0.rawValue, $0.meaning) })

  static let exitStatus: [ManualBlock] = [
    .heading("Exit status"),
    .entry(
      term: "`0`",
      """
      All is well: also when nothing matched, when the reader of a pipe went away, and when damage inside a
      calendar was a warning.
      """,
    ),
    .entry(
      term: "`1`",
      """
      A source could not be read or is no calendar, or output could not be written; the rest is still
      printed. Also if `check` finds an error. With `--strict` also after a warning.
      """,
    ),
    .entry(term: "`2`", "The command line or the configuration is wrong."),
  ]

  static let examples: [ManualBlock] =
    [.heading("Examples")]
    + entries(Example.all.map { ($0.command, $0.purpose) })

  static let seeAlso: [ManualBlock] = [
    .heading("See also"),
    .paragraph("`cal`(1), `jq`(1), RFC 5545, RFC 5546, RFC 7986"),
  ]

  /// Names with their meanings; neighbours of the same meaning share an entry.
  private static func entries(_ list: [(name: String, meaning: String)]) -> [ManualBlock] {
    var terms: [(names: [String], meaning: String)] = []
    for (name, meaning) in list {
      if let last = terms.last, last.meaning == meaning {
        terms[terms.count - 1].names.append(name)
      } else {
        terms.append(([name], meaning))
      }
    }
    return terms.map { term in
      let names = term.names.map { "`\($0)`" }.joined(separator: ", ")
      return .entry(term: Prose(names), Prose(term.meaning))
    }
  }
}
