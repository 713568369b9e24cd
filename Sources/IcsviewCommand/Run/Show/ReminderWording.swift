import CivilCalendar
import GridRendering
import ICalendar
import ICUSupport
import TimeZones

/// Says in English when a reminder comes.
struct ReminderWording {
  let language: CalendarLanguage
  let hourCycle: HourCycle
  /// The zone of the reader.
  let zone: TimeZoneRules

  /// A reminder in words, such as `15 minutes before`; a trigger that cannot be read as it is written.
  func item(of alarm: Alarm) -> CardItem? {
    guard let trigger = alarm.trigger else { return nil }
    let remark = alarm.action == "email" ? "by mail" : ""
    return CardItem(words(of: trigger), remark: remark)
  }

  private func words(of trigger: String) -> String {
    if let duration = CalendarDuration(trigger) {
      guard duration.nominalSeconds != 0 else { return "at the start" }
      let isBefore = duration.isNegative
      return "\(length(duration)) \(isBefore ? "before" : "after the start")"
    }
    guard let time = WrittenTime(trigger) else { return trigger }
    let clock = time.isUTC ? zone.civil(at: Instant(time.wallClock, offset: 0)) : time.wallClock
    return "\(language.fullDate(clock.date)), \(language.text(of: clock.time, hourCycle))"
  }

  private func length(_ duration: CalendarDuration) -> String {
    let days = abs(duration.days)
    let seconds = abs(duration.seconds)
    let weeks = days % 7 == 0 ? days / 7 : 0
    let parts = [
      (weeks, "week"), (weeks > 0 ? 0 : days, "day"), (seconds / 3600, "hour"),
      (seconds / 60 % 60, "minute"), (seconds % 60, "second"),
    ]
    return parts.filter { $0.0 > 0 }.map { EnglishWords.count($0.0, $0.1) }.joined(separator: " ")
  }
}
