package import CivilCalendar

/// What a DATE on the command line says, before it is known which day is today.
///
/// An expression names a day or, as `2025-06` does, a stretch of days; which end of the stretch counts is
/// for the reader of it to say.
package indirect enum DateExpression: Hashable, Sendable {
  /// `2025-06-16`, `20250616` and `2025-W25-1`.
  case day(CivilDate)
  /// `2025-W25`: always a week of ISO 8601.
  case week(WeekOfYear)
  /// `2025-06`.
  case month(CivilMonth)
  /// `2025`.
  case year(Int)
  /// `+3d`, `-2w`, `+1mo`, `+1y`, and `today`, which is no days from today.
  case offset(Int, DateUnit)
  /// `monday`: the next such day after today, a week from today on a Monday.
  case next(Weekday)
  /// `today+7d`, `monday-1w`: days, weeks, months or years from another day.
  case shifted(DateExpression, Int, DateUnit)
}

/// What an offset counts.
package enum DateUnit: String, CaseIterable, Hashable, Sendable {
  case days = "d"
  case weeks = "w"
  case months = "mo"
  case years = "y"
}

extension DateExpression {
  /// The days meant, half-open and never empty; offsets stop at the years 1 and 9999.
  package func days(today: CivilDate) -> Range<CivilDate> {
    switch self {
    case .day(let date):
      return DateExpression.single(date)
    case .week(let week):
      return WeekRule.iso8601.days(of: week) ?? DateExpression.single(.last)
    case .month(let month):
      return month.days
    case .year(let year):
      let newYear = CivilMonth(year: min(max(year, 1), 9999), month: 1)
      return newYear.firstDay..<newYear.advanced(by: 12).firstDay
    case .offset(let count, let unit):
      return DateExpression.single(DateExpression.day(count, unit, from: today))
    case .next(let weekday):
      let wait = today.weekday.days(until: weekday)
      return DateExpression.single(today.advanced(by: wait == 0 ? 7 : wait))
    case .shifted(let expression, let count, let unit):
      let day = expression.firstDay(today: today)
      return DateExpression.single(DateExpression.day(count, unit, from: day))
    }
  }

  /// The first of the days meant.
  package func firstDay(today: CivilDate) -> CivilDate { days(today: today).lowerBound }

  /// The last of the days meant.
  package func lastDay(today: CivilDate) -> CivilDate {
    days(today: today).upperBound.advanced(by: -1)
  }

  private static func day(_ count: Int, _ unit: DateUnit, from today: CivilDate) -> CivilDate {
    switch unit {
    case .days: today.advanced(by: count)
    case .weeks: today.advanced(by: min(max(count, -600_000), 600_000) * 7)
    case .months: today.adding(months: count)
    case .years: today.adding(years: count)
    }
  }

  /// One day; the end of all ranges counts as the last day there is.
  private static func single(_ date: CivilDate) -> Range<CivilDate> {
    let day = min(date, .last)
    return day..<day.advanced(by: 1)
  }
}
