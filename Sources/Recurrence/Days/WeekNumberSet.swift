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
    var year = weeks(around: week, near: month.year)
    while week < month.end {
      if week >= year.upperBound { year = weeks(around: week, near: month.year) }
      if contains(weekFrom: week, of: year) {
        let days = DayBits.lowest(min(week + 7, month.end) - max(week, first))
        bits |= days << DayBits(max(week - first, 0))
      }
      week += 7
    }
    return bits
  }

  /// Whether the week that begins on a day is chosen from the weeks of its year.
  private func contains(weekFrom day: Int, of year: Range<Int>) -> Bool {
    let number = (day - year.lowerBound) / 7 + 1
    let numberFromEnd = (year.upperBound - day) / 7
    return fromStart >> UInt64(number) & 1 != 0 || fromEnd >> UInt64(numberFromEnd) & 1 != 0
  }

  /// The days of all weeks that belong to the same year as the week of a day in a year or beside it.
  private func weeks(around day: Int, near year: Int) -> Range<Int> {
    let (first, next) = (firstWeek(year), firstWeek(year + 1))
    if day < first { return firstWeek(year - 1)..<first }
    if day >= next { return next..<firstWeek(year + 2) }
    return first..<next
  }

  private func firstWeek(_ year: Int) -> Int {
    DayNumber.firstWeek(ofYear: year, weekStart: weekStart)
  }
}
