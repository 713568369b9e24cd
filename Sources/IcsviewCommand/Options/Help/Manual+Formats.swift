extension Manual {
  /// What `--format` takes where events are written.
  static let formats: [ManualBlock] = [
    .heading("Formats"),
    .paragraph(
      """
      What `--format` chooses for events. All but `text` have no grid, and are the same in every locale. Records are
      written one by one, the first before the last is made; `ndjson`, `json`, `tsv` and `csv` have the keys of the
      event record.
      """
    ),
    .entry(term: "`text`", "For people, in colours on a terminal, and as wide as it."),
    .entry(term: "`ndjson`", "One JSON object a line."),
    .entry(term: "`json`", "One array of these objects."),
    .entry(
      term: "`tsv`",
      """
      Columns with tabs between them, below a line of their names; tab, newline and backslash stand in values
      as `\\t`, `\\n` and `\\\\`.
      """,
    ),
    .entry(
      term: "`csv`",
      "Columns with commas between them, below a line of their names, quoted as RFC 4180 says.",
    ),
    .entry(
      term: "`ics`",
      """
      One calendar file: the components of what is listed as their own files have them, each series as a whole, with
      the time zones they need. Where no days are asked for, it is everything, also what is cancelled and no event.
      """,
    ),
    .entry(
      term: "`waybar`",
      """
      Of `icsview next`: one JSON object with `text`, `alt`, `tooltip` and `class`, as status bars take it.
      """,
    ),
  ]
}
