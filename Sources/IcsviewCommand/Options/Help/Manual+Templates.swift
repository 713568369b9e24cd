extension Manual {
  /// What `--template` takes.
  static let templates: [ManualBlock] = [
    .heading("Templates"),
    .paragraph(
      """
      In the TEMPLATE of `--template`, these stand for what differs from event to event; all else is written as
      it is, and each event on a line of its own.
      """
    ),
    .entry(
      term: "`{summary}`",
      """
      The value of that key of the event record, nothing where there is none. Values of a list have a comma and a
      space between them; in place of line ends and tabs of a text there is a space.
      """,
    ),
    .entry(
      term: "`{start:date}`, `{start:time}`, `{start:weekday}`",
      """
      The day, such as `2025-06-16`; the time, such as `09:30`, or nothing of a whole day; the name of the
      weekday in the language of the locale. So also of `end`, `due`, `completed` and `recurrence_id`.
      """,
    ),
    .entry(
      term: "`{summary:40}`",
      "The beginning of the value that takes at most 40 columns on a terminal. So also of other texts.",
    ),
    .entry(term: "`{nl}`, `{tab}`", "A newline, a tab."),
    .entry(term: "`{{`, `}}`", "A brace."),
  ]
}
