/// Where the hours and the days of a timeline stand.
struct TimelineColumns: Hashable {
  /// The columns before the first day.
  let start: Int
  /// The columns from one day to the next.
  let pitch: Int
  let dayCount: Int

  /// The columns of a day, so that one stays free between days.
  var cell: Int { pitch - 1 }

  /// The column where the last day ends.
  var end: Int { start(of: dayCount - 1) + cell }

  /// The column where a day begins, days being counted from 0.
  func start(of day: Int) -> Int { start + day * pitch }

  /// The narrowest day: a line, a space and a few letters.
  private static let leastPitch = 6
  /// Beyond these columns, what belongs together would stand too far apart.
  private static let widest = 200

  /// The columns that fit a width, or nil if there is not even room for the narrowest days.
  ///
  /// - Parameters:
  ///   - width: The columns of a line.
  ///   - scale: The columns of the hours.
  ///   - dayCount: How many days there are, at least 1.
  init?(_ width: Int, scale: Int, dayCount: Int) {
    let pitch = (min(width, TimelineColumns.widest) + 1 - scale) / dayCount
    guard pitch >= TimelineColumns.leastPitch else { return nil }
    self.start = scale
    self.pitch = min(pitch, dayCount == 1 ? 100 : pitch)
    self.dayCount = dayCount
  }
}
