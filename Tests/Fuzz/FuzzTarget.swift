/// A part of the program that reads what strangers write.
struct FuzzTarget: Sendable {
  let name: String
  /// Lets the part read an input, and ends the process where what comes of it is not as it has to be.
  let test: @Sendable (FuzzInput) -> Void

  /// All targets, those of the smallest parts first.
  static let all = [
    FuzzTarget(name: "scanner", test: ScannerTarget.test),
    FuzzTarget(name: "rules", test: RulesTarget.test),
    FuzzTarget(name: "tzif", test: TZifTarget.test),
    FuzzTarget(name: "vtimezone", test: VTimeZoneTarget.test),
    FuzzTarget(name: "dates", test: DatesTarget.test),
    FuzzTarget(name: "filters", test: FiltersTarget.test),
    FuzzTarget(name: "templates", test: TemplatesTarget.test),
    FuzzTarget(name: "arguments", test: ArgumentsTarget.test),
    FuzzTarget(name: "details", test: DetailsTarget.test),
    FuzzTarget(name: "opinions", test: OpinionsTarget.test),
    FuzzTarget(name: "occurrences", test: OccurrencesTarget.test),
    FuzzTarget(name: "export", test: ExportTarget.test),
    FuzzTarget(name: "records", test: RecordsTarget.test),
    FuzzTarget(name: "drawings", test: DrawingsTarget.test),
    FuzzTarget(name: "findings", test: FindingsTarget.test),
  ]
}

/// Ends the process unless something holds; libFuzzer then keeps the input.
func require(_ holds: Bool, _ message: @autoclosure () -> String) {
  guard !holds else { return }
  fatalError(message())
}
