package import CivilCalendar
package import ICUSupport
import StyledText

/// How everything on a page is written: the language and what users set apart from it.
package struct Presentation: Hashable, Sendable {
  /// The names and patterns of dates.
  package let language: CalendarLanguage
  /// How weeks begin and are numbered.
  package let weekRule: WeekRule
  /// Whether times are written in 12 or 24 hours.
  package let hourCycle: HourCycle
  /// The signs that drawings are made of.
  package let symbols: Symbols

  /// What a language implies, but for what is given.
  ///
  /// Another first weekday leaves the language's rule for the first week of a year as it is.
  package init(
    language: CalendarLanguage,
    firstWeekday: Weekday? = nil,
    hourCycle: HourCycle? = nil,
    symbols: Symbols = .unicode
  ) {
    self.language = language
    self.weekRule = WeekRule(
      firstWeekday: firstWeekday ?? language.weekRule.firstWeekday,
      minimumDays: language.weekRule.minimumDays,
    )
    self.hourCycle = hourCycle ?? language.hourCycle
    self.symbols = symbols
  }
}

extension Presentation {
  /// A time of day.
  func text(of time: CivilTime) -> SafeText { SafeText(language.text(of: time, hourCycle)) }

  /// A time of day where there is little room.
  func shortText(of time: CivilTime) -> SafeText {
    SafeText(language.shortText(of: time, hourCycle))
  }

  /// A number in the language's digits, with zeros before it up to a count of digits.
  func text(of number: Int, digits: Int = 1) -> SafeText {
    SafeText(language.number(number, digits: digits))
  }

  /// The number of the week that begins with a day, such as `W25`.
  func weekNumber(of date: CivilDate) -> SafeText {
    "W\(text(of: date.week(by: weekRule).number, digits: 2))"
  }

  /// A month as a title.
  func title(of month: CivilMonth) -> SafeText { SafeText(language.title(of: month)) }

  /// A day with its weekday, month and year.
  func fullDate(_ date: CivilDate) -> SafeText { SafeText(language.fullDate(date)) }

  /// How many more there are, such as `+2 more`, or `+2` where there is no room for the word.
  func more(_ count: Int, room: Int) -> StyledLine {
    let short: SafeText = "+\(text(of: count))"
    let long: SafeText = "\(short) more"
    return StyledLine(long.columns <= room ? long : short, .note)
      .cut(to: room, ellipsis: symbols.ellipsis)
  }

  /// A day of a year that is known.
  func shortDate(_ date: CivilDate) -> SafeText { SafeText(language.shortDate(date)) }

  /// Days in a row.
  func dates(from first: CivilDate, through last: CivilDate) -> SafeText {
    SafeText(language.dates(from: first, through: last, dash: symbols.dash.text))
  }

  /// Whether most people do not work on a weekday.
  func isWeekend(_ weekday: Weekday) -> Bool { language.weekend.contains(weekday) }
}
