/// How many steps an expansion may take without finding an instance.
///
/// A step is a month, a day or a stretch of a day looked at: some ten nanoseconds. So many months are 16 times
/// the whole calendar and so many days 5,000 years, so that only rules which hardly ever match get this far.
struct StepBudget {
  private static let limit = 2_000_000

  /// How many steps were taken.
  private(set) var taken = 0
  private var end = StepBudget.limit

  /// Whether a step was refused.
  private(set) var isSpent = false

  /// Takes a step, or refuses it.
  mutating func spend() -> Bool {
    guard taken < end else {
      isSpent = true
      return false
    }
    taken += 1
    return true
  }

  /// Grants all steps anew, an instance having been found.
  mutating func renew() { end = taken + StepBudget.limit }
}
