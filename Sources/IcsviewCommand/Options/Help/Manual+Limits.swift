extension Manual {
  /// What is bounded, so that no file can take unbounded time or memory.
  static let limits: [ManualBlock] = [
    .heading("Limits"),
    .paragraph(
      """
      A file can come from anybody, so what it can ask for is bounded. Where a series has more occurrences than are
      given, or a rule gives nothing for too long, a warning names its line.
      """
    ),
    .entry(
      term: "occurrences",
      "1,000,000 of each series within the days asked for; 100,000 of a rule of another calendar (RSCALE).",
    ),
    .entry(
      term: "rules that give nothing",
      "Left after 2,000,000 steps without an occurrence; the first one stays.",
    ),
    .entry(
      term: "memory",
      """
      Less than 100 bytes a component; beside them, files below 8 MB and pipes are in memory as a whole, and larger files
      stay where they are.
      """,
    ),
    .entry(
      term: "nesting",
      "Components as deep as they come; messages in messages 20 deep.",
    ),
    .entry(
      term: "lines and attachments",
      "Of any length; a line takes memory as long as it is read.",
    ),
    .entry(
      term: "zones",
      "Names of up to 255 bytes, and files of up to 1 MB below the folder of zones; no name leads out of it.",
    ),
    .entry(
      term: "mistakes",
      "50 are printed in a run, and 1,000 of the structure of each file noted; `check` tells all.",
    ),
  ]
}
