internal import CivilCalendar

/// The days that all BY parts of a rule together choose, whatever its interval.
///
/// Each part that RFC 5545 3.3.10 lets expand a period into days chooses them from the days of the period,
/// so that expanding and limiting are the same here: the common days of all parts. Parts that are missing
/// come from DTSTART.
struct DaySelection {
  /// The months, bit 0 being January.
  private let months: UInt32
  private var monthDays: MonthDaySet?
  private var weekdays: WeekdaySet?
  private var yearDays: YearDaySet?
  private var weekNumbers: WeekNumberSet?
  /// How many days of the next month a month may give as well, 0 or 1: see `SkipBehavior.forward`.
  let reach: Int

  /// The selection of a rule whose DTSTART is on a day.
  init(_ rule: RecurrenceRule, start: CivilDate) {
    var byMonth = rule.byMonth
    if !rule.byYearDay.isEmpty { yearDays = YearDaySet(rule.byYearDay) }
    if !rule.byWeekNumber.isEmpty {
      weekNumbers = WeekNumberSet(rule.byWeekNumber, weekStart: rule.weekStart)
    }
    let isFixed = rule.frequency >= .daily || !rule.byYearDay.isEmpty
    let skip = rule.frequency <= .monthly ? rule.skip : .omit
    reach = skip == .forward ? 1 : 0
    if !rule.byMonthDay.isEmpty {
      monthDays = MonthDaySet(rule.byMonthDay, skip: skip)
    } else if !isFixed, rule.frequency <= .monthly, rule.byDay.isEmpty, rule.byWeekNumber.isEmpty {
      let (_, month, day) = start.components
      monthDays = MonthDaySet([day], skip: skip)
      if rule.frequency == .yearly, byMonth.isEmpty { byMonth = [month] }
    }
    if !rule.byDay.isEmpty {
      weekdays = WeekdaySet(rule.byDay, scope: rule.weekdayNumberScope)
    } else if !isFixed, monthDays == nil {
      weekdays = WeekdaySet([WeekdayNumber(start.weekday)], scope: nil)
    }
    months = byMonth.isEmpty ? .lowest(12) : UInt32(bitsOf: byMonth, from: 1) & .lowest(12)
  }

  /// The days in a month.
  func days(in month: MonthLayout) -> DayBits {
    guard months >> UInt32(month.month - 1) & 1 != 0 else { return 0 }
    var bits = monthDays?.days(inMonthOf: month.length) ?? .lowest(month.length)
    if let weekdays { bits &= weekdays.days(in: month) }
    if let yearDays { bits &= yearDays.days(in: month) }
    if let weekNumbers { bits &= weekNumbers.days(in: month) }
    return bits
  }
}
