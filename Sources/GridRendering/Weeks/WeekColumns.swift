/// Where the seven days of a week stand in a line.
struct WeekColumns: Hashable {
  /// The columns from the right edge of a day to that of the next.
  let pitch: Int
  /// The columns of the week numbers before the days.
  let weekNumberColumns: Int
  /// The columns from there to the right edge of the first day.
  let firstCell: Int
  /// Whether a column is free beyond the last day, for the sign that there is more.
  let hasMargin: Bool

  /// The columns of a day's text, so that one stays free between days.
  var cell: Int { pitch - 1 }

  /// Whether a day has room for two signs on each side of its number.
  var isRoomy: Bool { pitch >= 6 }

  /// The column where a day ends, days being counted from 0.
  func end(of index: Int) -> Int { weekNumberColumns + firstCell + index * pitch }

  /// The columns of the whole week, without the margin.
  var width: Int { end(of: 6) }

  /// The columns to keep for the whole week.
  var widthWithMargin: Int { width + (hasMargin ? 1 : 0) }

  /// The columns at a pitch.
  init(pitch: Int, weekNumbers: Bool) {
    self.pitch = pitch
    self.weekNumberColumns = weekNumbers ? 5 : 0
    self.firstCell = min(pitch, 6)
    self.hasMargin = true
  }

  /// The narrowest columns there are: two digits a day and a space between them, 20 in all.
  private init() {
    self.pitch = 3
    self.weekNumberColumns = 0
    self.firstCell = 2
    self.hasMargin = false
  }

  /// The widest columns up to a pitch that fit a width.
  ///
  /// Week numbers are given up before days would touch each other. Widths under 20 get 20.
  static func fitting(_ width: Int, widest: Int, weekNumbers: Bool) -> WeekColumns {
    let pitches = stride(from: widest, through: 3, by: -1)
    let wished = pitches.map { WeekColumns(pitch: $0, weekNumbers: weekNumbers) }
    let plain = pitches.map { WeekColumns(pitch: $0, weekNumbers: false) }
    return (wished + plain).first { $0.widthWithMargin <= width } ?? WeekColumns()
  }
}
