/// How many occurrences of one series are given at most: a rule of a few letters can have millions.
package struct ExpansionLimits: Hashable, Sendable {
  /// How many that start on one day, or before the window and reach into it.
  package let perDay: Int
  /// How many in all of the window.
  package let perSeries: Int

  /// Limits of at least 1.
  package init(perDay: Int = .max, perSeries: Int = 1_000_000) {
    self.perDay = max(1, perDay)
    self.perSeries = max(1, perSeries)
  }

  /// The limits of each of many series, so that all of them together stay within bounds too.
  func shared(by seriesCount: Int, days: Int) -> ExpansionLimits {
    guard seriesCount > 1, perSeries < .max || perDay < .max else { return self }
    let share = max(ExpansionLimits.leastPerSeries, ExpansionLimits.mostCounted / seriesCount)
    let (product, isTooLarge) = seriesCount.multipliedReportingOverflow(by: max(1, days))
    let shareOfDay = isTooLarge ? 1 : max(1, ExpansionLimits.mostAtOnce / product)
    return ExpansionLimits(
      perDay: perDay < .max ? min(perDay, shareOfDay) : perDay,
      perSeries: min(perSeries, share),
    )
  }

  /// How many occurrences are counted out for all series that repeat.
  private static let mostCounted = 10_000_000
  /// A daily series has fewer in 27 years.
  private static let leastPerSeries = 10_000
  /// How many occurrences of series are kept at a time.
  static let mostAtOnce = 400_000

  /// Everything that a list can want.
  package static let list = ExpansionLimits()

  /// No limits: for what is bounded already.
  static let none = ExpansionLimits(perSeries: .max)
}
