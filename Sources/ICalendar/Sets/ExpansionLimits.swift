/// How many occurrences of one series are given at most: a rule of a few letters can have millions.
package struct ExpansionLimits: Hashable, Sendable {
  /// How many that start on one day.
  package let perDay: Int
  /// How many in all of the window.
  package let perSeries: Int

  /// Limits of at least 1.
  package init(perDay: Int = .max, perSeries: Int = 1_000_000) {
    self.perDay = max(1, perDay)
    self.perSeries = max(1, perSeries)
  }

  /// Everything that a list can want.
  package static let list = ExpansionLimits()

  /// No limits: for what is bounded already.
  static let none = ExpansionLimits(perSeries: .max)
}
