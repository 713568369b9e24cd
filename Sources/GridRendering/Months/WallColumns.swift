/// Where the days of a week stand in a wall calendar, a line before each of them and after the last.
struct WallColumns: Hashable {
  /// The columns from one line to the next.
  let pitch: Int
  /// The columns of the week numbers before the first line.
  let start: Int

  /// The columns of a day between its lines.
  var cell: Int { pitch - 1 }

  /// The columns of the whole week.
  var width: Int { line(7) + 1 }

  /// The column of the line before a day, counted from 0, or after the last.
  func line(_ index: Int) -> Int { start + index * pitch }

  /// The width from which on the days have room enough for titles to be worth reading.
  static let usual = 107

  /// The narrowest and widest days: a few letters, and what the eye still takes in.
  private static let pitches = 7...36

  /// The widest columns that fit a width, or nil if there is not even room for the narrowest.
  ///
  /// Week numbers are given up before the days are.
  static func fitting(_ width: Int, weekNumbers: Bool) -> WallColumns? {
    for start in weekNumbers ? [4, 0] : [0] {
      let pitch = (width - start - 1) / 7
      guard pitch >= pitches.lowerBound else { continue }
      return WallColumns(pitch: min(pitch, pitches.upperBound), start: start)
    }
    return nil
  }
}
