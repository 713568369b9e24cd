internal import CivilCalendar

/// The days in the weeks that BYWEEKNO chooses, numbered as RFC 5545 3.3.10 says for WKST.
struct WeekNumberSet {
  /// Weeks counted from the first, which is bit 1.
  private let fromStart: UInt64
  /// Weeks counted from the last, which is bit 1.
  private let fromEnd: UInt64
  private let weekStart: Int

  /// The set of the values of BYWEEKNO.
  init(_ weeks: [Int], weekStart: Weekday) {
    fromStart = UInt64(bitsOf: weeks, from: 0) & ~1
    fromEnd = weeks.reduce(into: 0) { bits, week in
      if (-53 ... -1).contains(week) { bits |= 1 << UInt64(-week) }
    }
    self.weekStart = weekStart.rawValue - 1
  }

  /// The days in a month, also those in weeks of the year before or after.
  func days(in month: MonthLayout) -> DayBits {
    var bits: DayBits = 0
    let first = month.firstDay
    var week = DayNumber.startOfWeek(first, weekStart: weekStart)
    while week < month.end {
      if contains(weekFrom: week, inOrNear: month.year) {
        let days = DayBits.lowest(min(week + 7, month.end) - max(week, first))
        bits |= days << DayBits(max(week - first, 0))
      }
      week += 7
    }
    return bits
  }

  /// Whether the week that begins on a day is chosen.
  private func contains(weekFrom day: Int, inOrNear year: Int) -> Bool {
    var owner = year
    if day < firstWeek(year) {
      owner -= 1
    } else if day >= firstWeek(year + 1) {
      owner += 1
    }
    let begin = firstWeek(owner)
    let number = (day - begin) / 7 + 1
    let count = (firstWeek(owner + 1) - begin) / 7
    return fromStart >> UInt64(number) & 1 != 0 || fromEnd >> UInt64(count + 1 - number) & 1 != 0
  }

  private func firstWeek(_ year: Int) -> Int {
    DayNumber.firstWeek(ofYear: year, weekStart: weekStart)
  }
}
