import EventFormats

extension OptionTable {
  static let output: [Option] = [
    Option(
      "format",
      .value(.word(among: Request.Format.ofLists)) { $0.write(as: $1) },
      commands: [.page, .list],
      group: .output,
      usual: "text",
      summary: "the form in which events are written",
      details: "`text` is for people, the others for programs; see the section on formats.",
    ),
    Option(
      "format",
      .value(.word(among: Request.Format.ofNextEvents)) { $0.write(as: $1) },
      commands: [.next],
      group: .output,
      usual: "text",
      summary: "the form in which events are written",
      details: "As of `icsview list`, but `waybar` in place of `ics`; see the section on formats.",
    ),
    Option(
      "format",
      .value(.word, \.check.format),
      commands: [.check],
      group: .output,
      usual: "text",
      summary: "the form in which findings are written",
      details: """
        `text` is for people and editors; `ndjson` has one object a line, with `file`, `line`, `column`,
        `severity`, `name`, `section`, `message` and `source`, the line of the file; `github` has the
        commands that annotate a change on GitHub.
        """,
    ),
    Option(
      "json",
      .toggle(isUsuallyOn: false) { request, isOn in
        if isOn {
          request.write(as: .json)
        } else if request.format == .json {
          request.format = .text
        }
      },
      commands: Command.writingRecords,
      group: .output,
      summary: "the same as `--format json`",
    ),
    Option(
      "template",
      .value(.template) { $0.write(by: $1) },
      commands: Command.writingRecords,
      group: .output,
      summary: "write events by TEMPLATE, a line each",
      details: """
        In TEMPLATE, `{summary}` stands for that key of the event record, and so does each other one; see the
        section on templates. Of `--template` and `--format` the last one counts.
        """,
    ),
    Option(
      "fields",
      .value(.words("FIELDS", of: RecordField.self), \.fields),
      commands: Command.writingRecords,
      group: .output,
      summary: "write these keys of the record, in this order",
      details: """
        FIELDS are keys of the event record with commas between them, such as `start,end,summary`. The
        default is all of them for `json` and `ndjson`, and
        `start,end,all_day,summary,location,calendar,uid` for `tsv` and `csv`. Other forms have no keys to choose.
        """,
    ),
    Option(
      "header",
      .toggle(\.hasHeader, isUsuallyOn: true),
      commands: Command.writingRecords,
      group: .output,
      summary: "leave out the line of names from `tsv` and `csv`",
    ),
    Option(
      "null",
      letter: "0",
      .toggle(\.endsWithNUL),
      commands: Command.writingRecords,
      group: .output,
      summary: "end each record by NUL, not by a newline",
      details: """
        For `xargs -0` and the like, with `ndjson`, `tsv`, `csv` or `--template`.
        """,
    ),
    Option(
      "quiet",
      .toggle(\.isQuiet),
      commands: Command.readingCalendars,
      group: .output,
      summary: "no notes and warnings on standard error",
    ),
    Option(
      "strict",
      .toggle(\.isStrict),
      commands: Command.readingCalendars,
      group: .output,
      summary: "exit with status 1 after a warning",
    ),
  ]
}
