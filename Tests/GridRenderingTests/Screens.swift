import CivilCalendar
import GridRendering
import ICUSupport
import StyledText

/// A day of June 2025, or of the month given.
func june(_ day: Int, month: Int = 6) -> CivilDate {
  CivilDate(clampingYear: 2025, month: month, day: day)
}

/// A time on a day of June 2025.
func june(_ day: Int, at hour: Int, _ minute: Int = 0) -> CivilDateTime {
  CivilDateTime(june(day), CivilTime(secondOfDay: hour * 3600 + minute * 60))
}

/// Lines as one text, as they are printed without colours.
func screen(_ lines: [StyledLine]) -> String {
  lines.map { $0.rendered(theme: .standard, depth: .none) }.joined(separator: "\n")
}

extension Presentation {
  /// A locale's own habits.
  static func of(_ locale: String, _ symbols: Symbols = .unicode) -> Presentation {
    Presentation(language: CalendarLanguage(localeIdentifier: locale), symbols: symbols)
  }

  /// English without a country.
  static let english = of("C")
}

extension DayCell {
  /// A day of the sample month: some have events, the 16th is today, the 18th is selected.
  static func sample(_ date: CivilDate) -> DayCell {
    let counts = [3: 1, 5: 2, 10: 1, 12: 1, 16: 2, 17: 1, 18: 2, 19: 1, 20: 2, 24: 1, 26: 1, 30: 4]
    let count = CivilMonth(of: date) == CivilMonth(of: june(1)) ? counts[date.day, default: 0] : 0
    var states: DayStates = count > 0 ? .hasEvents : []
    if date == june(16) { states.insert(.today) }
    if date == june(18) { states.insert(.selected) }
    return DayCell(date, states, marks: [.dots((0..<count).map { .calendar($0) })])
  }
}
