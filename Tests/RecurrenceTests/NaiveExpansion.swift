import CivilCalendar
import Recurrence

/// Expands a rule by trying every day and every second of it against each part, as slowly as it looks.
///
/// It follows the table of RFC 5545 3.3.10 word by word and shares nothing with `RuleExpansion`.
struct NaiveExpansion {
  let rule: RecurrenceRule
  let start: CivilDateTime

  /// What a recurrence set of this one rule has within a window.
  func instances(
    in window: Range<CivilDateTime>,
    until: CivilDateTime?,
    startCounts: Bool
  ) -> [CivilDateTime] {
    var instances = instances(before: window.upperBound).filter { $0 >= start }
    if startCounts, instances.first != start { instances.insert(start, at: 0) }
    if let count = rule.count {
      instances = Array(instances.prefix(startCounts ? max(count, 1) : count))
    }
    return instances.filter { instance in
      let isStart = startCounts && instance == start
      return window.contains(instance) && (isStart || until.map { instance <= $0 } ?? true)
    }
  }

  /// What the rule gives from the period of DTSTART on, to the end of the period that an end is in.
  private func instances(before end: CivilDateTime) -> [CivilDateTime] {
    var instances: [CivilDateTime] = []
    var period: (index: Int, set: [CivilDateTime]) = (self.index(of: start), [])
    let first = period.index
    for day in firstDay..<CivilDate.upperBound {
      if day > end.date, self.index(of: CivilDateTime(day)) != period.index { break }
      guard matches(day) else { continue }
      for time in times {
        let candidate = CivilDateTime(day, time)
        let index = self.index(of: candidate)
        if index != period.index {
          instances += chosen(of: period.set)
          period = (index, [])
        }
        if (index - first) % rule.interval == 0 { period.set.append(candidate) }
      }
    }
    return instances + chosen(of: period.set)
  }

  /// The places of BYSETPOS in the set of a period.
  private func chosen(of set: [CivilDateTime]) -> [CivilDateTime] {
    guard !rule.bySetPosition.isEmpty else { return set }
    return set.indices.filter { place in
      rule.bySetPosition.contains(place + 1) || rule.bySetPosition.contains(place - set.count)
    }.map { set[$0] }
  }

  private var firstDay: CivilDate {
    switch rule.frequency {
    case .yearly: CivilDate(clampingYear: start.date.year, month: 1, day: 1)
    case .monthly: CivilMonth(of: start.date).firstDay
    case .weekly: start.date.startOfWeek(rule.weekStart)
    default: start.date
    }
  }

  /// The number of the period that a moment is in; its zero is anywhere.
  private func index(of moment: CivilDateTime) -> Int {
    let (year, month, _) = moment.date.components
    return switch rule.frequency {
    case .yearly: year
    case .monthly: year * 12 + month
    case .weekly: firstWeek.distance(to: moment.date.startOfWeek(rule.weekStart)) / 7
    case .daily: moment.date.dayNumber
    case .hourly: moment.date.dayNumber * 24 + moment.time.hour
    case .minutely: moment.date.dayNumber * 1440 + moment.time.secondOfDay / 60
    case .secondly: moment.civilSeconds
    }
  }

  private var firstWeek: CivilDate { start.date.startOfWeek(rule.weekStart) }
}

// MARK: - Days

extension NaiveExpansion {
  private func matches(_ day: CivilDate) -> Bool {
    let (year, month, dayOfMonth) = day.components
    let monthLength = CivilDate.daysInMonth(year: year, month: month)
    let yearLength = CivilDate.daysInYear(year)
    return
      (rule.byMonth.isEmpty || rule.byMonth.contains(month))
      && (rule.byMonthDay.isEmpty || rule.byMonthDay.contains(dayOfMonth)
        || rule.byMonthDay.contains(dayOfMonth - monthLength - 1))
      && (rule.byYearDay.isEmpty || rule.byYearDay.contains(day.dayOfYear)
        || rule.byYearDay.contains(day.dayOfYear - yearLength - 1))
      && (rule.byWeekNumber.isEmpty || matchesWeekNumber(day))
      && (rule.byDay.isEmpty || rule.byDay.contains { matches(day, $0) })
      && matchesStart(day)
  }

  private func matchesWeekNumber(_ day: CivilDate) -> Bool {
    let weeks = WeekRule(firstWeekday: rule.weekStart)
    let week = day.week(by: weeks)
    let fromEnd = week.number - weeks.weekCount(ofYear: week.year) - 1
    return rule.byWeekNumber.contains(week.number) || rule.byWeekNumber.contains(fromEnd)
  }

  private func matches(_ day: CivilDate, _ value: WeekdayNumber) -> Bool {
    guard value.weekday == day.weekday else { return false }
    let isYearly = rule.frequency == .yearly
    guard value.ordinal != 0, isYearly && rule.byWeekNumber.isEmpty || rule.frequency == .monthly
    else { return true }
    let (year, month, dayOfMonth) = day.components
    let place: Int
    let length: Int
    if isYearly, rule.byMonth.isEmpty {
      (place, length) = (day.dayOfYear, CivilDate.daysInYear(year))
    } else {
      (place, length) = (dayOfMonth, CivilDate.daysInMonth(year: year, month: month))
    }
    return value.ordinal == (place - 1) / 7 + 1 || value.ordinal == -((length - place) / 7 + 1)
  }

  /// What RFC 5545 takes from DTSTART where parts are missing.
  private func matchesStart(_ day: CivilDate) -> Bool {
    guard rule.byDay.isEmpty, rule.byMonthDay.isEmpty, rule.byYearDay.isEmpty else { return true }
    switch rule.frequency {
    case .yearly where !rule.byWeekNumber.isEmpty, .weekly:
      return day.weekday == start.date.weekday
    case .yearly:
      return day.day == start.date.day && (!rule.byMonth.isEmpty || day.month == start.date.month)
    case .monthly: return day.day == start.date.day
    default: return true
    }
  }
}

// MARK: - Times

extension NaiveExpansion {
  /// The times of a day that the parts allow; the interval of a frequency below DAILY comes on top.
  private var times: [CivilTime] {
    let time = start.time
    let frequency = rule.frequency
    let hours = values(rule.byHour, 0..<24, frequency >= .hourly, time.hour)
    let minutes = values(rule.byMinute, 0..<60, frequency >= .minutely, time.minute)
    let seconds = values(rule.bySecond, 0..<60, frequency >= .secondly, time.second)
    return hours.flatMap { hour in
      minutes.flatMap { minute in
        seconds.map { CivilTime(secondOfDay: hour * 3600 + minute * 60 + $0) }
      }
    }
  }

  private func values(_ list: [Int], _ range: Range<Int>, _ isAny: Bool, _ start: Int) -> [Int] {
    range.filter { list.isEmpty ? isAny || $0 == start : list.contains($0) }
  }
}
