extension OptionTable {
  static let sources: [Option] = [
    Option(
      "files-from",
      .value(.text("FILE")) { $0.sources.append(.namesIn($1)) },
      group: .sources,
      isRepeatable: true,
      summary: "read the names of files from FILE, or standard input for `-`",
      details: """
        Names stand one a line, or with NUL between them as `find -print0` writes them. There can be
        millions.
        """,
    )
  ]
}
