/// Plain numbers of days, for arithmetic that may leave the years of `CivilDate`.
enum DayNumber {
  /// The place of a day in a week from Monday, 0 to 6.
  static func weekdayIndex(of day: Int) -> Int {
    // Day -719,162 is 0001-01-01, a Monday; a week may reach over it into the week before.
    (day + 719_162 + 7) % 7
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
