private import CivilCalendar

/// A month of a year and the numbers of its days, as `CivilDate.dayNumber` counts them.
struct MonthLayout {
  /// The year.
  private(set) var year: Int
  /// The month, 1 to 12.
  private(set) var month: Int
  /// The number of the first day.
  private(set) var firstDay: Int
  /// How many days the month has.
  private(set) var length: Int
  /// The place of the first day in its week from Monday, 0 to 6.
  private(set) var firstWeekday: Int

  /// The month that a day is in.
  init(containing day: Int) {
    let date = CivilDate(dayNumber: day)
    let (year, month, dayOfMonth) = date.components
    self.year = year
    self.month = month
    firstDay = date.dayNumber - (dayOfMonth - 1)
    length = CivilDate.daysInMonth(year: year, month: month)
    firstWeekday = DayNumber.weekdayIndex(of: firstDay)
  }

  /// A month of a year from 1 to 9999.
  init(year: Int, month: Int) {
    self.init(containing: CivilDate(clampingYear: year, month: month, day: 1).dayNumber)
  }

  /// The number of the first day of the next month.
  var end: Int { firstDay + length }

  /// Months since January of year 0.
  var number: Int { year * 12 + month - 1 }

  /// Goes on to the next month.
  mutating func advance() {
    firstDay += length
    firstWeekday = (firstWeekday + length) % 7
    month += 1
    if month > 12 {
      month = 1
      year += 1
    }
    length = CivilDate.daysInMonth(year: year, month: month)
  }
}
