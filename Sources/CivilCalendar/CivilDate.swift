/// A day of the proleptic Gregorian calendar, without a time and without a zone.
///
/// "Civil" means: as a calendar on the wall shows it. The day is stored as one number, everything else is
/// derived from it, so that counting days is plain arithmetic. The range is the years 1 to 9999, which is
/// what RFC 5545 3.3.4 can write, and one day more as the upper bound of half-open ranges; arithmetic that
/// would leave the range stops at its end.
///
/// The conversions are those of Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
package struct CivilDate: Hashable, Sendable {
  /// Days since 1970-01-01, negative before it.
  package let dayNumber: Int

  /// The day with a number, brought into the range.
  @inlinable
  package init(dayNumber: Int) {
    self.dayNumber = min(max(dayNumber, CivilDate.firstNumber), CivilDate.upperBoundNumber)
  }

  /// The day of a year, month and day of month, or nil where there is no such day in the range.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.daysInMonth(year: year, month: month)
    else { return nil }
    self.init(clampingYear: year, month: month, day: day)
  }

  /// The day of a year, month and day of month that are known to exist; years out of range are clamped.
  @inlinable
  package init(clampingYear year: Int, month: Int, day: Int) {
    // Years begin in March here, so that the leap day is the last day of its year.
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(dayNumber: era * 146_097 + dayOfEra - 719_468)
  }

  /// The number of 0001-01-01.
  @usableFromInline package static let firstNumber = -719_162
  /// The number of 10000-01-01, the end of the range.
  @usableFromInline package static let upperBoundNumber = 2_932_897

  /// 0001-01-01.
  package static let first = CivilDate(dayNumber: firstNumber)
  /// 9999-12-31.
  package static let last = CivilDate(dayNumber: upperBoundNumber - 1)
  /// The day after the last one: only an end of ranges.
  package static let upperBound = CivilDate(dayNumber: upperBoundNumber)
}

extension CivilDate: Strideable {
  @inlinable
  package func distance(to other: CivilDate) -> Int { other.dayNumber - dayNumber }

  /// The day `count` days later, stopping at the ends of the range.
  @inlinable
  package func advanced(by count: Int) -> CivilDate {
    let (number, overflow) = dayNumber.addingReportingOverflow(count)
    return CivilDate(dayNumber: overflow ? (count < 0 ? .min : .max) : number)
  }

  @inlinable
  package static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.dayNumber < right.dayNumber
  }

  @inlinable
  package static func == (left: CivilDate, right: CivilDate) -> Bool {
    left.dayNumber == right.dayNumber
  }
}

extension CivilDate {
  /// Year, month (1 to 12) and day of the month, computed together.
  @inlinable
  package var components: (year: Int, month: Int, day: Int) {
    let shifted = dayNumber + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// The year, 1 to 9999.
  package var year: Int { components.year }

  /// The month, 1 to 12.
  package var month: Int { components.month }

  /// The day of the month, from 1.
  package var day: Int { components.day }

  /// The day of the year, from 1.
  package var dayOfYear: Int {
    dayNumber - CivilDate(clampingYear: year, month: 1, day: 1).dayNumber + 1
  }

  /// The day of the week.
  @inlinable
  package var weekday: Weekday {
    let index = (dayNumber + 3) % 7
    return Weekday.allCases[index < 0 ? index + 7 : index]
  }
}

extension CivilDate {
  /// Whether a year has 366 days.
  @inlinable
  package static func isLeapYear(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The number of days of a year.
  @inlinable
  package static func daysInYear(_ year: Int) -> Int { isLeapYear(year) ? 366 : 365 }

  /// The number of days of a month from 1 to 12.
  @inlinable
  package static func daysInMonth(year: Int, month: Int) -> Int {
    switch month {
    case 2: isLeapYear(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The same day of the month some months later, or the last day of that month if it is shorter.
  ///
  /// 31 January and one month is 28 or 29 February.
  package func adding(months count: Int) -> CivilDate {
    let (year, month, day) = components
    let target = CivilMonth(year: year, month: month).advanced(by: count)
    let length = CivilDate.daysInMonth(year: target.year, month: target.month)
    return CivilDate(clampingYear: target.year, month: target.month, day: min(day, length))
  }

  /// The same month and day some years later; 29 February becomes the 28th in common years.
  package func adding(years count: Int) -> CivilDate {
    adding(months: count.multipliedReportingOverflow(by: 12).overflow ? count : count * 12)
  }
}
