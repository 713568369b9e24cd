extension Manual {
  /// How far one run goes, and how several share the work.
  static let manyFiles: [ManualBlock] = [
    .heading("Many files"),
    .paragraph(
      """
      Records are in order whatever files they are of, so all files are read before the first record comes, and
      each needs about 1 kB of memory beside its content, whether it has anything to list or not. `check` reads one
      file after the other instead.
      """
    ),
    .paragraph(
      """
      Several runs can share the files, on one machine by `xargs -P` or on many by whatever hands lines to
      programs, such as `RDD.pipe` of Spark. All parts together have the records of one run, each part in its
      order, as long as these stay together:
      """
    ),
    .entry(
      term: "files",
      "Time zones hold for the file that defines them; a part of a file has lost those of the rest.",
    ),
    .entry(
      term: "components of one UID",
      """
      Changed instances of a series, newer copies of an event, and copies that are listed once can be in other
      files. Where a folder has all of them, its name is what to hand out.
      """,
    ),
    .paragraph(
      """
      What counts or must be known does so in each part: `--limit`, and the names of calendars that `--include` and
      `--exclude` have; `--where 'calendar = Work'` may find none. An event that reaches beyond the days of its part
      is in those of its neighbours as well, where days are shared instead of files.
      """
    ),
  ]
}
