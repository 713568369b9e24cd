package import CivilCalendar

/// How dates and times are written in a language and its country.
///
/// It is a plain value that ICU has filled once, so whatever draws with it depends on no locale. Days are
/// those of the Gregorian calendar; where a country counts the same months from another year, as Thailand
/// does, the year is written so.
package struct CalendarLanguage: Hashable, Sendable {
  /// The locale as ICU writes it, such as `de_DE`, or `C`.
  package let identifier: String
  /// On which day weeks begin and how they are numbered.
  package let weekRule: WeekRule
  /// The days on which most people do not work.
  package let weekend: Set<Weekday>
  /// Whether clocks show 12 or 24 hours.
  package let hourCycle: HourCycle

  /// The digits from zero to nine.
  let digits: [Character]
  /// What is added to a Gregorian year.
  let yearOffset: Int
  let names: CalendarNames
  let patterns: Patterns

  /// The patterns in use.
  struct Patterns: Hashable, Sendable {
    let monthTitle: DatePattern
    let yearTitle: DatePattern
    let fullDate: DatePattern
    /// A day with its month and year.
    let longDate: DatePattern
    /// A day with its month.
    let longDay: DatePattern
    let shortDate: DatePattern
    /// The time of day on a clock of 12 hours.
    let twelveHours: DatePattern
    /// The same where the minutes are zero, without them.
    let wholeHours: DatePattern
  }
}

extension CalendarLanguage {
  /// The name of a month from 1 to 12 as it stands alone; every form but the full one is the short one.
  package func name(ofMonth month: Int, _ form: NameForm = .full) -> String {
    (form == .full ? names.months : names.shortMonths).name(at: month - 1)
  }

  /// The name of a weekday as it stands alone.
  package func name(of weekday: Weekday, _ form: NameForm = .abbreviated) -> String {
    names.weekdays[form, default: []].name(at: weekday.rawValue - 1)
  }

  /// A month as a title, such as `June 2025` or `2025년 6월`.
  package func title(of month: CivilMonth) -> String {
    text(of: CivilDateTime(month.firstDay), patterns.monthTitle)
  }

  /// A year as a title, such as `2025` or `2025년`.
  package func title(ofYear year: Int) -> String {
    text(of: CivilDateTime(CivilDate(clampingYear: year, month: 1, day: 1)), patterns.yearTitle)
  }

  /// A day in full with its weekday, such as `Mon 16 June 2025` or `2025년 6월 16일 (월)`.
  package func fullDate(_ date: CivilDate) -> String {
    text(of: CivilDateTime(date), patterns.fullDate)
  }

  /// A day of a year that is known, such as `16 Jun`.
  package func shortDate(_ date: CivilDate) -> String {
    text(of: CivilDateTime(date), patterns.shortDate)
  }

  /// A day with its month in full, such as `16 June 2025`, without the year if that is a given one.
  package func longDate(_ date: CivilDate, inYear year: Int? = nil) -> String {
    text(of: CivilDateTime(date), date.year == year ? patterns.longDay : patterns.longDate)
  }

  /// Days in a row, such as `16–22 June 2025` or `30 Jun – 6 July 2025`.
  package func dates(from first: CivilDate, through last: CivilDate, dash: String) -> String {
    let end = text(of: CivilDateTime(last), patterns.longDate)
    if first >= last { return end }
    if first.year != last.year {
      return "\(text(of: CivilDateTime(first), patterns.longDate)) \(dash) \(end)"
    }
    if first.month != last.month { return "\(shortDate(first)) \(dash) \(end)" }
    return patterns.longDate.elements.map { element in
      let text = text(of: CivilDateTime(last), element)
      guard case .day(let digits) = element else { return text }
      return "\(number(first.day, digits: digits))\(dash)\(text)"
    }.joined()
  }

  /// A time of day to the minute, such as `09:00`, or `9:00 AM` on a clock of 12 hours.
  package func text(of time: CivilTime, _ cycle: HourCycle) -> String {
    switch cycle {
    case .twelve: text(of: CivilDateTime(.first, time), patterns.twelveHours)
    case .twentyFour: "\(number(time.hour, digits: 2)):\(number(time.minute, digits: 2))"
    }
  }

  /// A time of day in little room, such as `9am` and `9:30am` on a clock of 12 hours.
  package func shortText(of time: CivilTime, _ cycle: HourCycle) -> String {
    guard cycle == .twelve else { return text(of: time, cycle) }
    let pattern = time.minute == 0 ? patterns.wholeHours : patterns.twelveHours
    let text = text(of: CivilDateTime(.first, time), pattern)
    return text.replacing(" ", with: "").lowercased()
  }

  /// A number in the language's digits, with zeros before it up to a count of digits.
  package func number(_ value: Int, digits minimum: Int = 1) -> String {
    let plain = String(value.magnitude)
    let missing = minimum - plain.utf8.count
    let padded = missing > 0 ? String(repeating: "0", count: missing) + plain : plain
    let sign = value < 0 ? "-" : ""
    guard digits.first != "0" else { return sign + padded }
    return sign + padded.compactMap { $0.wholeNumberValue.map { digits[$0] } }
  }
}

extension CalendarLanguage {
  /// A day and time written by a pattern.
  func text(of moment: CivilDateTime, _ pattern: DatePattern) -> String {
    pattern.elements.map { text(of: moment, $0) }.joined()
  }

  private func text(of moment: CivilDateTime, _ element: DatePattern.Element) -> String {
    switch element {
    case .literal(let literal): literal
    case .year(let digits): number(moment.date.year + yearOffset, digits: digits)
    case .monthNumber(let digits): number(moment.date.month, digits: digits)
    case .monthName(let form, let standsAlone): name(ofMonth: moment.date.month, form, standsAlone)
    case .day(let digits): number(moment.date.day, digits: digits)
    case .weekday(.abbreviated): names.weekdaysInDate.name(at: moment.date.weekday.rawValue - 1)
    case .weekday(let form): name(of: moment.date.weekday, form)
    case .hour(let digits, let fromZero):
      number(hour(moment.time.hour, fromZero: fromZero), digits: digits)
    case .minute: number(moment.time.minute, digits: 2)
    case .dayPeriod: names.dayPeriods.name(at: moment.time.hour / 12)
    }
  }

  private func name(ofMonth month: Int, _ form: NameForm, _ standsAlone: Bool) -> String {
    guard !standsAlone else { return name(ofMonth: month, form) }
    return (form == .full ? names.monthsBesideDay : names.shortMonthsBesideDay).name(at: month - 1)
  }

  private func hour(_ hour: Int, fromZero: Bool) -> Int {
    fromZero ? hour % 12 : (hour + 11) % 12 + 1
  }
}
