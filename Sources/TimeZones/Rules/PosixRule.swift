import CivilCalendar

/// A zone's yearly rule as the TZ variable of POSIX writes it, with the extensions of RFC 9636 section 3.3.1.
///
/// It stands in the footer of a TZif file and says what goes on after the last transition.
package struct PosixRule: Hashable, Sendable {
  /// The seconds that clocks are ahead of UTC outside of daylight saving time.
  let standardOffset: Int
  /// The part of the year in which clocks differ from that, if any.
  let daylight: Daylight?

  /// Daylight saving time; it may span the turn of the year and may set clocks back.
  struct Daylight: Hashable, Sendable {
    /// The seconds that clocks are ahead of UTC.
    let offset: Int
    /// When it begins, by standard time.
    let start: YearlyTime
    /// When it ends, by daylight saving time.
    let end: YearlyTime
  }

  /// A time of a day of the year.
  struct YearlyTime: Hashable, Sendable {
    /// The day.
    let day: YearlyDay
    /// Seconds after the day's midnight, from -167 to 167 hours.
    let seconds: Int
  }

  /// A day of the year.
  enum YearlyDay: Hashable, Sendable {
    /// `Jn`: from 1 to 365, as if no year had a 29 February.
    case withoutLeapDay(Int)
    /// `n`: from 0 to 365, counting every day.
    case counted(Int)
    /// `Mm.w.d`: a weekday (0 is Sunday) in a week of a month; week 5 is the last such day.
    case weekday(month: Int, week: Int, day: Int)
  }
}

extension PosixRule.YearlyTime {
  /// Seconds from 1970-01-01T00:00:00 on the same clock to this time of a year.
  func civilSeconds(inYear year: Int) -> Int {
    day.dayNumber(inYear: year) * 86_400 + seconds
  }
}

extension PosixRule.YearlyDay {
  /// The number of the day in a year, in days since 1970-01-01.
  func dayNumber(inYear year: Int) -> Int {
    switch self {
    case .withoutLeapDay(let number):
      let isAfterLeapDay = number >= 60 && CivilDate.isLeapYear(year)
      return newYear(year) + number - (isAfterLeapDay ? 0 : 1)
    case .counted(let number):
      return newYear(year) + number
    case .weekday(let month, let week, let day):
      let first = CivilDate(clampingYear: year, month: month, day: 1)
      // Raw values of weekdays are ISO's, in which Sunday is 7.
      let firstMatch = 1 + (day - first.weekday.rawValue + 7) % 7
      let length = CivilDate.daysInMonth(year: year, month: month)
      let weeks = min(week - 1, (length - firstMatch) / 7)
      return first.dayNumber + firstMatch - 1 + weeks * 7
    }
  }

  private func newYear(_ year: Int) -> Int {
    CivilDate(clampingYear: year, month: 1, day: 1).dayNumber
  }
}

extension PosixRule {
  /// The changes of the clocks in some years, sorted.
  func transitions(inYears years: ClosedRange<Int>) -> [Transition] {
    guard let daylight else { return [] }
    var transitions: [Transition] = []
    transitions.reserveCapacity(years.count * 2)
    for year in years {
      let start = daylight.start.civilSeconds(inYear: year) - standardOffset
      let end = daylight.end.civilSeconds(inYear: year) - daylight.offset
      let toDaylight = Transition(at: Instant(secondsSinceEpoch: start), to: daylight.offset)
      let toStandard = Transition(at: Instant(secondsSinceEpoch: end), to: standardOffset)
      if end - start >= CivilDate.daysInYear(year) * 86_400 {
        // Daylight saving time ends when that of the next year has begun: it holds all year.
        transitions.append(toDaylight)
      } else {
        transitions += start < end ? [toDaylight, toStandard] : [toStandard, toDaylight]
      }
    }
    return transitions
  }
}
