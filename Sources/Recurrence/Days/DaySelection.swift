internal import CivilCalendar

/// The days that all BY parts of a rule together choose, whatever its interval.
///
/// Each part that RFC 5545 3.3.10 lets expand a period into days chooses them from the days of the period,
/// so that expanding and limiting are the same here: the common days of all parts. Parts that are missing
/// come from DTSTART.
struct DaySelection {
  /// The months, bit 0 being January.
  private var months = UInt32.lowest(12)
  private var monthDays = MonthDaySet()
  private var weekdays = WeekdaySet()
  private var yearDays: YearDaySet?
  private var weekNumbers: WeekNumberSet?
  /// Whether neither of the last two is there, as in most rules.
  private let isPlain: Bool
  /// How many days of the next month a month may give as well, 0 or 1: see `SkipBehavior.forward`.
  let reach: Int

  /// The selection of a rule whose DTSTART is on a day.
  init(_ rule: borrowing RecurrenceRule, start: CivilDate) {
    let skip = rule.frequency <= .monthly ? rule.skip : .omit
    reach = skip == .forward ? 1 : 0
    isPlain = rule.byYearDay.isEmpty && rule.byWeekNumber.isEmpty
    if !rule.byMonth.isEmpty { months &= UInt32(bitsOf: rule.byMonth, from: 1) }
    if !rule.byMonthDay.isEmpty { monthDays = MonthDaySet(rule.byMonthDay, skip: skip) }
    if !rule.byDay.isEmpty { weekdays = WeekdaySet(rule.byDay, scope: rule.weekdayNumberScope) }
    if !rule.byYearDay.isEmpty { yearDays = YearDaySet(rule.byYearDay) }
    if !rule.byWeekNumber.isEmpty {
      weekNumbers = WeekNumberSet(rule.byWeekNumber, weekStart: rule.weekStart)
    }
    switch rule.dayFromStart {
    case .weekday: weekdays = WeekdaySet(start.weekday)
    case .monthDay:
      let (_, month, day) = start.components
      monthDays = MonthDaySet(day, skip: skip)
      if rule.frequency == .yearly, rule.byMonth.isEmpty { months = 1 << UInt32(month - 1) }
    case nil: break
    }
  }

  /// The weekdays, bit 0 being Monday, if nothing but them decides.
  var sameEveryWeek: UInt64? {
    months == .lowest(12) && monthDays.isEveryDay && isPlain ? weekdays.sameEveryWeek : nil
  }

  /// The days in a month.
  func days(in month: MonthLayout) -> DayBits {
    guard months >> UInt32(month.month - 1) & 1 != 0 else { return 0 }
    let bits = monthDays.days(inMonthOf: month.length) & weekdays.days(in: month)
    return isPlain ? bits : bits & furtherDays(in: month)
  }

  private func furtherDays(in month: MonthLayout) -> DayBits {
    (yearDays?.days(in: month) ?? .max) & (weekNumbers?.days(in: month) ?? .max)
  }
}

/// What of DTSTART's day stands in for parts that a rule does not have.
private enum DayFromStart {
  /// Its day of the month, and for a yearly rule without BYMONTH its month.
  case monthDay
  case weekday
}

extension RecurrenceRule {
  fileprivate var dayFromStart: DayFromStart? {
    guard frequency < .daily, byDay.isEmpty, byMonthDay.isEmpty, byYearDay.isEmpty else {
      return nil
    }
    return frequency == .weekly || !byWeekNumber.isEmpty ? .weekday : .monthDay
  }
}
