package import CivilCalendar
import ICUSupport

/// The names of weekdays that can be typed: the English ones, and those of one more language.
package struct WeekdayNames: Sendable {
  private let others: @Sendable () -> [(name: String, weekday: Weekday)]

  /// English and some more names, which are asked for only when a word is not English.
  ///
  /// Capitals and a full stop at the end (as in `Mo.`) make no difference.
  package init(
    others: @escaping @Sendable () -> [(name: String, weekday: Weekday)]
  ) {
    self.others = others
  }

  /// English and the names of a locale, given as the environment has it.
  init(ofLocale locale: String) {
    self.init {
      let language = CalendarLanguage(localeIdentifier: locale)
      return Weekday.allCases.flatMap { weekday in
        [NameForm.full, .abbreviated].map { (language.name(of: weekday, $0), weekday) }
      }
    }
  }

  /// The English names alone.
  package static let english = WeekdayNames(others: { [] })

  /// The English names in full, from Monday on.
  static let englishNames = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The weekday of a name; an English one may be cut down to three letters.
  package func weekday(named name: some StringProtocol) -> Weekday? {
    let wanted = WeekdayNames.plain(name)
    if wanted.utf8.count >= 3,
      let index = WeekdayNames.englishNames.firstIndex(where: { $0.hasPrefix(wanted) })
    {
      return Weekday.allCases[index]
    }
    return others().first { WeekdayNames.plain($0.name) == wanted }?.weekday
  }

  private static func plain(_ name: some StringProtocol) -> String {
    let lowercased = name.lowercased()
    return lowercased.hasSuffix(".") ? String(lowercased.dropLast()) : lowercased
  }
}
