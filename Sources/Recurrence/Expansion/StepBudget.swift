/// How many steps an expansion may take without finding an instance.
///
/// A step is a month, a day or a stretch of a day looked at: a few nanoseconds. The whole calendar has 3.65
/// million days, so that only rules which hardly ever match get this far.
struct StepBudget {
  private static let limit = 4_000_000

  private var remaining = StepBudget.limit

  /// Whether a step was refused.
  private(set) var isSpent = false

  /// Takes a step, or refuses it.
  mutating func spend() -> Bool {
    remaining -= 1
    if remaining < 0 { isSpent = true }
    return !isSpent
  }

  /// Grants all steps anew, an instance having been found.
  mutating func renew() { remaining = StepBudget.limit }
}
