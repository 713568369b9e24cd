import CivilCalendar

extension CalendarLanguage {
  /// English as it is written where no language is set: weeks of ISO 8601 and 24 hours.
  package static let english = CalendarLanguage(
    identifier: "C",
    weekRule: .iso8601,
    weekend: [.saturday, .sunday],
    hourCycle: .twentyFour,
    digits: Array("0123456789"),
    yearOffset: 0,
    names: .english,
    patterns: .english,
  )
}

extension CalendarLanguage.Patterns {
  /// The order of day, month, year, which cannot be misread in either half of the English-speaking world.
  static let english = CalendarLanguage.Patterns(
    monthTitle: DatePattern("LLLL y"),
    yearTitle: DatePattern("y"),
    fullDate: DatePattern("EEE d MMMM y"),
    longDate: DatePattern("d MMMM y"),
    longDay: DatePattern("d MMMM"),
    shortDate: DatePattern("d MMM"),
    twelveHours: DatePattern("h:mm a"),
    wholeHours: DatePattern("h a"),
  )
}

extension CalendarNames {
  /// The names of English.
  static let english: CalendarNames = {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let weekdays = [
      "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    let shortMonths = months.map { String($0.prefix(3)) }
    let shortWeekdays = weekdays.map { String($0.prefix(3)) }
    return CalendarNames(
      months: months,
      shortMonths: shortMonths,
      monthsBesideDay: months,
      shortMonthsBesideDay: shortMonths,
      weekdays: [
        .full: weekdays,
        .abbreviated: shortWeekdays,
        .short: weekdays.map { String($0.prefix(2)) },
        .narrow: weekdays.map { String($0.prefix(1)) },
      ],
      weekdaysInDate: shortWeekdays,
      dayPeriods: ["AM", "PM"],
    )
  }()
}
