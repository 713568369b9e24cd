import EventFilters
import EventFormats

extension Manual {
  /// What `--where` takes.
  static let expressions: [ManualBlock] = [
    .heading("Expressions"),
    .paragraph(
      """
      The EXPRESSION of `--where` compares keys of the event record, as `icsview help list` lists them, with
      values. Conditions are joined by `and`, `or`, `not` and parentheses, of which `not` binds closest and `or`
      least:
      """
    ),
    .lines(["`calendar = Work and not (summary ~ \"stand\" or status = tentative)`"]),
    .entry(
      term: "`=`, `!=`",
      """
      The value is the same, or is not. Small and capital letters do not matter, and a value of several words
      stands in quotes, double or single. \(keys(.texts)) hold several texts, of which one suffices;
      of people name and address count.
      """,
    ),
    .entry(
      term: "`~`, `!~`",
      "A regular expression is found in the text, or is not; as with `--grep`.",
    ),
    .entry(
      term: "`<`, `<=`, `>`, `>=`",
      """
      Compares dates and numbers. A DATE is all of its days: `start <= 2025-06` is up to the end of that month;
      with a time, such as `2025-06-16T09:30`, it is that moment. Of `days` one day suffices. A
      `duration` is in seconds, or such as `90m`, `1h30m`, `2d` or `1w`.
      """,
    ),
    .entry(
      term: "`= null`, `!= null`",
      "There is no value, or there is one. Compared in another way, no value is neither less nor more.",
    ),
    .entry(
      term: "\(keys(.flag))",
      "Can stand alone, or be compared with `true` and `false`.",
    ),
  ]

  /// The keys whose values are of a kind.
  private static func keys(_ kind: FieldKind) -> String {
    conjunction(
      of: RecordField.allCases.filter { FieldKind($0) == kind }.map { "`\($0.rawValue)`" }
    )
  }
}
