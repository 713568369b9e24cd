internal import CivilCalendar

/// The days that BYDAY chooses.
struct WeekdaySet {
  /// The weekdays that count whenever they come, bit 0 being Monday.
  private let everyWeek: UInt64
  /// The weekdays with a number.
  private let numbered: [WeekdayNumber]
  private let scope: WeekdayNumberScope

  /// Every day.
  init() {
    everyWeek = .lowest(7)
    numbered = []
    scope = .month
  }

  /// The set of one weekday, whenever it comes.
  init(_ weekday: Weekday) {
    everyWeek = 1 << UInt64(weekday.rawValue - 1)
    numbered = []
    scope = .month
  }

  /// The set of the values of BYDAY, whose numbers count within `scope`; without one they are ignored.
  init(_ days: [WeekdayNumber], scope: WeekdayNumberScope?) {
    everyWeek = days.reduce(into: 0) { bits, day in
      guard day.ordinal == 0 || scope == nil else { return }
      bits |= 1 << UInt64(day.weekday.rawValue - 1)
    }
    numbered = scope == nil ? [] : days.filter { (1...53).contains($0.ordinal.magnitude) }
    self.scope = scope ?? .month
  }

  /// The weekdays, bit 0 being Monday, if there are none with a number.
  var sameEveryWeek: UInt64? { numbered.isEmpty ? everyWeek : nil }

  /// The days in a month.
  func days(in month: MonthLayout) -> DayBits {
    // The seven bits again and again, from the weekday of the first day on.
    let repeated = everyWeek &* 0x0000_0408_1020_4081
    let bits = DayBits(truncatingIfNeeded: repeated >> UInt64(month.firstWeekday))
    return numbered.isEmpty ? bits : bits | numberedDays(in: month)
  }

  private func numberedDays(in month: MonthLayout) -> DayBits {
    let newYear = DayNumber.newYear(month.year)
    let period =
      scope == .month
      ? month.firstDay..<month.end : newYear..<DayNumber.newYear(month.year + 1)
    var bits: DayBits = 0
    for day in numbered {
      let offset = day.dayNumber(in: period) - month.firstDay
      if (0..<month.length).contains(offset) { bits |= 1 << DayBits(offset) }
    }
    return bits
  }
}

extension WeekdayNumber {
  /// The day that the number means in a period of days; outside of it if the period has too few.
  fileprivate func dayNumber(in period: Range<Int>) -> Int {
    let index = weekday.rawValue - 1
    if ordinal > 0 {
      let wait = (index - DayNumber.weekdayIndex(of: period.lowerBound) + 7) % 7
      return period.lowerBound + wait + 7 * (ordinal - 1)
    }
    let last = period.upperBound - 1
    let back = (DayNumber.weekdayIndex(of: last) - index + 7) % 7
    return last - back + 7 * (ordinal + 1)
  }
}
