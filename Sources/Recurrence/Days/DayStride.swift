internal import CivilCalendar

/// The days in the periods that INTERVAL chooses: every nth year, month, week or day from that of DTSTART.
///
/// Periods shorter than a day choose times, so every day is one of theirs.
struct DayStride {
  private let unit: Unit
  /// From one period to the next that counts, in years, months or days.
  private let interval: Int
  /// The number of the period of DTSTART: a year, a month, the first day of a week, or a day.
  private let anchor: Int
  private let weekStart: Int

  private enum Unit { case year, month, week, day }

  /// The stride of a rule whose DTSTART is on a day.
  init(_ rule: borrowing RecurrenceRule, start: CivilDate) {
    let weekStart = rule.weekStart.rawValue - 1
    let day = start.dayNumber
    self.weekStart = weekStart
    switch rule.frequency {
    case .yearly:
      (unit, anchor, interval) = (.year, MonthLayout(containing: day).year, rule.boundedInterval)
    case .monthly:
      (unit, anchor, interval) = (.month, MonthLayout(containing: day).number, rule.boundedInterval)
    case .weekly:
      let week = DayNumber.startOfWeek(day, weekStart: weekStart)
      (unit, anchor, interval) = (.week, week, rule.boundedInterval * 7)
    case .daily: (unit, anchor, interval) = (.day, day, rule.boundedInterval)
    case .hourly, .minutely, .secondly: (unit, anchor, interval) = (.day, day, 1)
    }
  }

  /// Whether every day is in a period.
  var isEveryDay: Bool { interval == (unit == .week ? 7 : 1) }

  /// The days of a month that are in a period.
  func days(in month: MonthLayout) -> DayBits {
    isEveryDay ? .max : chosenDays(in: month)
  }

  private func chosenDays(in month: MonthLayout) -> DayBits {
    switch unit {
    case .year: return (month.year - anchor) % interval == 0 ? .max : 0
    case .month: return (month.number - anchor) % interval == 0 ? .max : 0
    case .week, .day: break
    }
    var bits: DayBits = 0
    var day = month.firstDay
    while let period = period(onOrAfter: day), period.lowerBound < month.end {
      let begin = max(period.lowerBound, month.firstDay)
      let count = min(period.upperBound, month.end) - begin
      bits |= .lowest(count) << DayBits(begin - month.firstDay)
      day = period.upperBound
    }
    return bits
  }

  /// The first period that ends after a day; nil beyond the calendar.
  func period(onOrAfter day: Int) -> Range<Int>? {
    switch unit {
    case .year:
      let year = rounded(MonthLayout(containing: day).year)
      guard year <= 9999 else { return nil }
      return DayNumber.newYear(year)..<DayNumber.newYear(year + 1)
    case .month:
      let month = rounded(MonthLayout(containing: day).number)
      guard month < 120_000 else { return nil }
      let layout = MonthLayout(year: month / 12, month: month % 12 + 1)
      return layout.firstDay..<layout.end
    case .week:
      let begin = rounded(DayNumber.startOfWeek(day, weekStart: weekStart))
      return begin..<begin + 7
    case .day:
      let begin = rounded(day)
      return begin..<begin + 1
    }
  }

  /// How many days of a set of weekdays, bit 0 being Monday, are in the periods from DTSTART's on and before
  /// a day, where that takes no walk; else nil.
  func count(of weekdays: UInt64, before day: Int) -> Int? {
    switch unit {
    case .day where weekdays == .lowest(7): return (day - anchor + interval - 1) / interval
    case .day where interval == 1: return count(of: weekdays, before: day, every: 7, from: anchor)
    case .week: return count(of: weekdays, before: day, every: interval, from: anchor)
    default: return nil
    }
  }

  /// The same for weeks from a day on that follow each other every so many days.
  private func count(of weekdays: UInt64, before day: Int, every step: Int, from first: Int) -> Int
  {
    let (weeks, rest) = (day - first).quotientAndRemainder(dividingBy: step)
    let shift = UInt64(DayNumber.weekdayIndex(of: first))
    let fromFirst = weekdays >> shift | weekdays << (7 - shift)
    return weeks * weekdays.nonzeroBitCount + (fromFirst & .lowest(min(rest, 7))).nonzeroBitCount
  }

  /// The least number from one on that is the anchor or whole intervals after it.
  private func rounded(_ number: Int) -> Int {
    guard number > anchor else { return anchor }
    let excess = (number - anchor) % interval
    return excess == 0 ? number : number - excess + interval
  }
}
