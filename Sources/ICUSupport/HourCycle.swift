/// How a clock counts the hours of a day.
package enum HourCycle: Hashable, Sendable {
  /// 1 to 12, twice.
  case twelve
  /// 0 to 23.
  case twentyFour
}
