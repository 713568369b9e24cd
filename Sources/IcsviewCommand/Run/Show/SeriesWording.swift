import CivilCalendar
import ICalendar
import ICUSupport
import Recurrence
import TimeZones

/// Says how the component of a series repeats: its rules, and the days that are added and left out.
struct SeriesWording {
  let times: ComponentTimes
  /// The zones of the calendar of the component.
  let zones: ZoneScope
  /// The zone of the reader.
  let zone: TimeZoneRules
  let language: CalendarLanguage
  let hourCycle: HourCycle

  /// How many added or left out days are named.
  private static let mostDays = 6

  /// The repetition in words, or nil for what takes place once.
  var words: String? {
    guard let start = times.start ?? times.due else { return nil }
    var parts = times.rules.compactMap { words(for: $0, from: start) }
    if !times.recurrenceDates.isEmpty {
      parts.append("also on \(days(times.recurrenceDates.map(\.start)))")
    }
    parts += times.exceptionRules.compactMap { rule in
      words(for: rule, from: start).map { "not \($0)" }
    }
    if !times.exceptionDates.isEmpty { parts.append("not on \(days(times.exceptionDates))") }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private func words(for rule: RuleText, from start: CalendarTime) -> String? {
    var problems: [RuleProblem] = []
    guard let read = RecurrenceRule(parsing: rule.text, problems: &problems) else { return nil }
    return RuleWording(
      rule: read,
      text: rule.text,
      start: start.wallClock,
      isDate: start.isDate,
      until: read.until.map { day(of: $0, start) },
      language: language,
      hourCycle: hourCycle,
    ).words
  }

  /// The day of an end on the clock of the series, on which its rule counts.
  private func day(of until: RuleUntil, _ start: CalendarTime) -> CivilDate {
    switch until {
    case .date(let date): return date
    case .local(let wallClock): return wallClock.date
    case .utc(let wallClock):
      guard !start.isDate else { return wallClock.date }
      let rules = zones.zone(of: start).rules ?? zone
      return rules.civil(at: Instant(wallClock, offset: 0)).date
    }
  }

  /// Days in order, without the year where it is that of the start.
  private func days(_ times: [CalendarTime]) -> String {
    let year = (self.times.start ?? self.times.due)?.wallClock.date.year
    let dates = Set(times.map { zonedDay(of: $0) }).sorted()
    let shown = dates.prefix(SeriesWording.mostDays)
    let names = shown.map { language.longDate($0, inYear: year) }
    let more = dates.count - shown.count
    return EnglishWords.list(names + (more > 0 ? ["\(EnglishWords.count(more, "more day"))"] : []))
  }

  private func zonedDay(of time: CalendarTime) -> CivilDate {
    guard case .utc(let wallClock) = time, let start = times.start, !start.isDate else {
      return time.wallClock.date
    }
    let rules = zones.zone(of: start).rules ?? zone
    return rules.civil(at: Instant(wallClock, offset: 0)).date
  }
}
