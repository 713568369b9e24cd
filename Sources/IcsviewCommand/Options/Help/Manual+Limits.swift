extension Manual {
  /// What is bounded, so that no file can take unbounded time or memory.
  static let limits: [ManualBlock] = [
    .heading("Limits"),
    .paragraph(
      """
      Files can ask for more than anybody could want. What is left out is named by a warning on standard
      error, `FILE:LINE:COLUMN: warning: …`, with the line of the event; `--strict` makes it exit status 1.
      """
    ),
    .entry(
      term: "Occurrences of a series",
      """
      A list has 1,000,000 of each; where there are more than 120,000 in all and more than 10 series repeat,
      these share 10,000,000, and each has 10,000 at least. A page has 50,000 of each and 200 a day; where
      there are more than 400,000 in all, each has its share of these a day, and one at least. Fewer days, by
      `--from` and `--to`, make room for what was left out.
      """,
    ),
    .entry(
      term: "Occurrences in all",
      """
      A list for people ends after 250,000, and a list of records after 10,000,000, beside one for each
      component of the files. The warning names the series that has most of them there, and the day. Events
      of many days are listed on their first 4,000; on fewer where all together would take 50,000 lines more
      than there are events.
      """,
    ),
    .entry(
      term: "Rules that hardly ever match",
      """
      A rule is left after 2,000,000 days, months or times in a row without an occurrence, and the warning
      is that of too many. Rules of other calendars (RSCALE) have 100,000 occurrences, and only their first
      where they would have to be followed for more than 20,000 periods, or 1,000 in calendars that follow
      the sky.
      """,
    ),
    .entry(
      term: "Time zones",
      """
      A VTIMEZONE has 30,000 changes; a rule with more of them gets a warning. The name of a zone has 255
      bytes and leads nowhere out of the folder of the zones, of which only files up to 1 MB are read.
      """,
    ),
    .entry(
      term: "Lines and components",
      """
      Lines, attachments and components may be of any length, and nested to any depth. Files below 8 MB and
      pipes are in memory as a whole, and larger files stay where they are; besides, each component takes
      less than 100 bytes, and one that is shown up to five times its size while it is read. Attachments are
      passed over. Of the parameters of a line 2,000 bytes count; a list shows up to 1,000 characters of a
      title or place, and a card 20,000 of a text. `check` reports what is nested more than 16 deep, and
      attachments of more than 1 MB.
      """,
    ),
    .entry(
      term: "Mail",
      "Calendars are found in messages that are nested up to 20 deep.",
    ),
    .entry(
      term: "Messages",
      """
      After 50 findings the rest is counted, and of the structure of each file 1,000 are noted; `check` prints
      all, but of each line 20 of a kind.
      """,
    ),
    .entry(
      term: "Patterns",
      """
      `--grep` and `~` take patterns of 1,000 characters, and look for them in one text for a fifth of a
      second; a warning says where that was too short.
      """,
    ),
    .entry(
      term: "Configuration",
      "A configuration has 1 MB at most, and is refused where it has more."
    ),
  ]
}
