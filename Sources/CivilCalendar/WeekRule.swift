/// How days are grouped into weeks and weeks are numbered within a year.
///
/// ISO 8601 and RFC 5545 3.3.10 (WKST) number weeks so that week 1 is the first with at least four days in
/// its year; some countries begin it with 1 January instead.
package struct WeekRule: Hashable, Sendable {
  /// The day on which a week begins.
  package let firstWeekday: Weekday
  /// How many days of the year the first week must have, 1 to 7.
  package let minimumDays: Int

  /// Weeks that begin on a weekday, the first of a year with at least some of its days, 1 to 7.
  package init(firstWeekday: Weekday, minimumDays: Int = 4) {
    self.firstWeekday = firstWeekday
    self.minimumDays = min(max(minimumDays, 1), 7)
  }

  /// Weeks from Monday, the first one with four days in its year.
  package static let iso8601 = WeekRule(firstWeekday: .monday)

  /// The day on which week 1 of a year begins; it may be in the year before.
  package func firstDay(ofYear year: Int) -> CivilDate {
    CivilDate(dayNumber: firstDayNumber(ofYear: year))
  }

  /// The number of weeks of a year, 52 or 53 (with fewer minimum days up to 54).
  package func weekCount(ofYear year: Int) -> Int {
    (firstDayNumber(ofYear: year + 1) - firstDayNumber(ofYear: year)) / 7
  }

  /// The number of the day on which week 1 of a year begins, also where it is out of the range of dates.
  private func firstDayNumber(ofYear year: Int) -> Int {
    let newYear = CivilDate(clampingYear: year, month: 1, day: 1)
    // Week 1 holds the last day that can still be the least one it needs.
    let latest = newYear.dayNumber + minimumDays - 1
    let weekday = newYear.weekday.advanced(by: minimumDays - 1)
    return latest - firstWeekday.days(until: weekday)
  }

  /// The days of a week, half-open, or nil if the year has no week of that number.
  package func days(of week: WeekOfYear) -> Range<CivilDate>? {
    guard (1...9999).contains(week.year), (1...weekCount(ofYear: week.year)).contains(week.number)
    else { return nil }
    let begin = firstDay(ofYear: week.year).advanced(by: (week.number - 1) * 7)
    return begin..<begin.advanced(by: 7)
  }
}

/// A week by its number.
package struct WeekOfYear: Hashable, Sendable {
  /// The year to which the week belongs: not always that of each of its days.
  package let year: Int
  /// The number, from 1.
  package let number: Int

  /// A week by its number from 1; it is not asked whether the year has it.
  package init(year: Int, number: Int) {
    self.year = year
    self.number = number
  }
}

extension CivilDate {
  /// The latest day not after this one that is a given weekday.
  @inlinable
  package func startOfWeek(_ first: Weekday) -> CivilDate {
    advanced(by: -first.days(until: weekday))
  }

  /// The week that the day belongs to.
  package func week(by rule: WeekRule) -> WeekOfYear {
    let year = self.year
    let owner: Int
    if year < 9999, self >= rule.firstDay(ofYear: year + 1) {
      owner = year + 1
    } else if self < rule.firstDay(ofYear: year) {
      owner = year - 1
    } else {
      owner = year
    }
    let days = dayNumber - rule.firstDay(ofYear: owner).dayNumber
    return WeekOfYear(year: owner, number: days / 7 + 1)
  }
}
