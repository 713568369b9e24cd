import CivilCalendar
import GridRendering
import ICalendar
import ICUSupport
import TimeZones

/// Says when something takes place, as a card has it.
struct CardTimes {
  let language: CalendarLanguage
  let hourCycle: HourCycle
  let dash: String
  /// The zone of the reader.
  let zone: TimeZoneRules

  /// Days, or times with the zones in which they are, such as
  /// `Wed 18 June 2025, 15:00 – 16:00 Europe/Berlin (22:00 Asia/Seoul)`.
  ///
  /// The start is given in the other zone too where its clocks show something else. A floating time is that of
  /// the clock of whoever reads it.
  func words(for time: OccurrenceTime, other: TimeZoneRules?, isFloating: Bool) -> String {
    switch time {
    case .days(let days): return words(for: days)
    case .instants(let start, let end):
      let times = words(from: zone.civil(at: start), to: zone.civil(at: end))
      if isFloating { return "\(times) wherever you are" }
      return "\(times) \(zone.identifier)\(other.map { words(for: start, in: $0) } ?? "")"
    }
  }

  /// A day, with its time where there is one.
  func words(for start: InstanceStart) -> String {
    switch start {
    case .date(let date): language.fullDate(date)
    case .floating(let wallClock): words(for: wallClock)
    case .instant(let instant): words(for: zone.civil(at: instant))
    }
  }

  /// A day and a time.
  func words(for moment: CivilDateTime) -> String {
    "\(language.fullDate(moment.date)), \(language.text(of: moment.time, hourCycle))"
  }

  private func words(for days: Range<CivilDate>) -> String {
    let first = language.fullDate(days.lowerBound)
    guard days.count > 1 else { return first }
    let last = language.fullDate(days.upperBound.advanced(by: -1))
    return "\(first) \(dash) \(last) (\(days.count) days)"
  }

  private func words(from start: CivilDateTime, to end: CivilDateTime) -> String {
    let first = words(for: start)
    guard end > start else { return first }
    let last = start.date == end.date ? language.text(of: end.time, hourCycle) : words(for: end)
    return "\(first) \(dash) \(last)"
  }

  /// A start on the clock of another zone; nothing where that shows the same.
  private func words(for start: Instant, in other: TimeZoneRules) -> String {
    let here = zone.civil(at: start)
    let there = other.civil(at: start)
    guard here != there else { return "" }
    let time = language.text(of: there.time, hourCycle)
    let text = here.date == there.date ? time : words(for: there)
    return " (\(text) \(other.identifier))"
  }
}
