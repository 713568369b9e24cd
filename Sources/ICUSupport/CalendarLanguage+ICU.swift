import CICU
import CivilCalendar

extension CalendarLanguage {
  /// What ICU knows of a locale, given as the environment has it, such as `de_DE.UTF-8` or `ko_KR`.
  ///
  /// English without a country's habits where the locale is `C`, `POSIX` or not known.
  package init(localeIdentifier: String) {
    guard let locale = LocaleIdentifier(localeIdentifier),
      let language = CalendarLanguage(locale)
    else {
      self = .english
      return
    }
    self = language
  }

  /// Whether a name is `C`, `POSIX` or that of a locale whose language ICU knows.
  package static func isKnown(localeIdentifier: String) -> Bool {
    let name = localeIdentifier.prefix { $0 != "." && $0 != "@" }
    return name == "C" || name == "POSIX" || LocaleIdentifier(localeIdentifier) != nil
  }

  private init?(_ locale: LocaleIdentifier) {
    guard let country = CountryHabits(locale: locale.name),
      let names = CalendarNames(locale: country.gregorianLocale),
      let (patterns, hourCycle) = Patterns.read(locale: country.gregorianLocale)
    else { return nil }
    self.init(
      identifier: locale.name,
      weekRule: country.weekRule,
      weekend: country.weekend,
      hourCycle: hourCycle,
      digits: CalendarLanguage.digits(locale: locale.name),
      yearOffset: country.yearOffset,
      names: names,
      patterns: locale.language == "en" ? .english : patterns,
    )
  }

  /// The digits of a locale, or ASCII's where it has none that go from zero to nine.
  private static func digits(locale: String) -> [Character] {
    let ascii = Array("0123456789")
    var status = U_ZERO_ERROR
    guard let numbering = icu_openNumbering(locale, &status) else { return ascii }
    defer { icu_closeNumbering(numbering) }
    guard status.isSuccess, icu_isAlgorithmic(numbering) == 0 else { return ascii }
    let digits = String.fromICU { icu_digits(numbering, $0, $1, &$2) }.map(Array.init)
    guard let digits, digits.count == 10 else { return ascii }
    return digits
  }
}

/// What of a locale belongs to the country rather than to the language.
private struct CountryHabits {
  var weekRule: WeekRule
  var weekend: Set<Weekday>
  var yearOffset: Int
  /// The locale with a calendar whose months are those of the Gregorian one.
  var gregorianLocale: String

  init?(locale: String) {
    var status = U_ZERO_ERROR
    guard let calendar = icu_openCalendar(utcName, Int32(utcName.count), locale, &status) else {
      return nil
    }
    defer { icu_closeCalendar(calendar) }
    let first = Int(icu_calendarAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK))
    let minimum = Int(icu_calendarAttribute(calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK))
    weekRule = WeekRule(
      firstWeekday: Weekday.allCases.first { $0.icu == first } ?? .monday,
      minimumDays: minimum,
    )
    weekend = Set(
      Weekday.allCases.filter { weekday in
        let day = UCalendarDaysOfWeek(UInt32(weekday.icu))
        return icu_weekdayType(calendar, day, &status) != UCAL_WEEKDAY
      }
    )
    let type = icu_calendarType(calendar, &status).map { String(cString: $0) } ?? ""
    guard status.isSuccess else { return nil }
    yearOffset = type == "buddhist" ? 543 : 0
    let isGregorian = type == "buddhist" || type == "gregorian"
    gregorianLocale = isGregorian ? locale : gregorian(locale)
  }
}

extension CalendarNames {
  /// The names that ICU has for a locale, or nil if it has none.
  fileprivate init?(locale: String) {
    var status = U_ZERO_ERROR
    let pattern = Array("y".utf16)
    guard
      let format = icu_openDateFormat(
        locale,
        utcName,
        Int32(utcName.count),
        pattern,
        Int32(pattern.count),
        &status
      )
    else { return nil }
    defer { icu_closeDateFormat(format) }
    func names(_ type: UDateFormatSymbolType, _ indices: some Sequence<Int>) -> [String] {
      indices.map { index in
        String.fromICU { icu_dateSymbol(format, type, Int32(index), $0, $1, &$2) } ?? ""
      }
    }
    let days = Weekday.allCases.map(\.icu)
    self.init(
      months: names(UDAT_STANDALONE_MONTHS, 0..<12),
      shortMonths: names(UDAT_STANDALONE_SHORT_MONTHS, 0..<12),
      monthsBesideDay: names(UDAT_MONTHS, 0..<12),
      shortMonthsBesideDay: names(UDAT_SHORT_MONTHS, 0..<12),
      weekdays: [
        .full: names(UDAT_STANDALONE_WEEKDAYS, days),
        .abbreviated: names(UDAT_STANDALONE_SHORT_WEEKDAYS, days),
        .short: names(UDAT_STANDALONE_SHORTER_WEEKDAYS, days),
        .narrow: names(UDAT_STANDALONE_NARROW_WEEKDAYS, days),
      ],
      weekdaysInDate: names(UDAT_SHORT_WEEKDAYS, days),
      dayPeriods: names(UDAT_AM_PMS, 0..<2),
    )
  }
}

extension CalendarLanguage.Patterns {
  /// The patterns that ICU has for a locale, and the hours of its clocks, or nil if it has none.
  fileprivate static func read(locale: String) -> (CalendarLanguage.Patterns, HourCycle)? {
    var status = U_ZERO_ERROR
    guard let generator = icu_openPatterns(locale, &status) else { return nil }
    defer { icu_closePatterns(generator) }
    func pattern(_ skeleton: String) -> DatePattern {
      let units = Array(skeleton.utf16)
      let pattern = String.fromICU {
        icu_bestPattern(generator, units, Int32(units.count), $0, $1, &$2)
      }
      return DatePattern(pattern ?? skeleton)
    }
    let patterns = CalendarLanguage.Patterns(
      monthTitle: pattern("yMMMM"),
      yearTitle: pattern("y"),
      fullDate: pattern("yMMMMEEEd"),
      longDate: pattern("yMMMMd"),
      longDay: pattern("MMMMd"),
      shortDate: pattern("MMMd"),
      twelveHours: pattern("hm"),
      wholeHours: pattern("h"),
    )
    let cycle = icu_hourCycle(generator, &status)
    guard status.isSuccess else { return nil }
    let isTwelve = cycle == UDAT_HOUR_CYCLE_11 || cycle == UDAT_HOUR_CYCLE_12
    return (patterns, isTwelve ? .twelve : .twentyFour)
  }
}

extension Weekday {
  /// The number that ICU has for the weekday, Sunday being 1.
  fileprivate var icu: Int { rawValue % 7 + 1 }
}

/// The zone handed to ICU, which would otherwise search the system for its own.
private let utcName = Array("UTC".utf16)

/// A locale with the Gregorian calendar in place of its own.
private func gregorian(_ locale: String) -> String {
  "\(locale.prefix { $0 != "@" })@calendar=gregorian"
}
