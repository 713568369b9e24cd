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

  /// The month that a day is in.
  init(containing day: Int) {
    let date = CivilDate(dayNumber: day)
    let (year, month, dayOfMonth) = date.components
    self.year = year
    self.month = month
    firstDay = date.dayNumber - (dayOfMonth - 1)
    length = CivilDate.daysInMonth(year: year, month: month)
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
    month += 1
    if month > 12 {
      month = 1
      year += 1
    }
    length = CivilDate.daysInMonth(year: year, month: month)
  }
}

/// Plain numbers of days, for arithmetic that may leave the years of `CivilDate`.
enum DayNumber {
  /// The place of a day in a week from Monday, 0 to 6.
  static func weekdayIndex(of day: Int) -> Int {
    // 0001-01-01 is a Monday; the weeks before it are for weeks that reach over the start of the calendar.
    (day - CivilDate.first.dayNumber + 7 * 60) % 7
  }

  /// The day that a civil second is in, and the second of that day.
  static func dayAndSecond(of moment: Int) -> (day: Int, second: Int) {
    let (day, second) = moment.quotientAndRemainder(dividingBy: 86_400)
    return second < 0 ? (day - 1, second + 86_400) : (day, second)
  }

  /// The number of 1 January of a year from 0 on.
  static func newYear(_ year: Int) -> Int {
    // Four centuries, a whole cycle of the calendar, keep all divisions above zero.
    let years = year + 399
    return years * 365 + years / 4 - years / 100 + years / 400 - 865_259
  }

  /// The number of the day on which the week of a day begins, weekdays being counted from Monday as 0.
  static func startOfWeek(_ day: Int, weekStart: Int) -> Int {
    day - (weekdayIndex(of: day) - weekStart + 7) % 7
  }

  /// The number of the day on which week 1 of a year begins: the first with four days in the year.
  static func firstWeek(ofYear year: Int, weekStart: Int) -> Int {
    startOfWeek(newYear(year) + 3, weekStart: weekStart)
  }
}
