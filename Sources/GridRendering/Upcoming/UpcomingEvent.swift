package import CivilCalendar
import ICUSupport
package import StyledText

/// An event that is on or comes, and the time that is left until it.
package struct UpcomingEvent: Hashable, Sendable {
  /// The event.
  let event: ListedEvent
  /// The time that is left.
  package let timeLeft: TimeLeft
  /// The present day.
  let today: CivilDate

  /// An event, with the day from which its time is told.
  package init(_ event: ListedEvent, _ timeLeft: TimeLeft, today: CivilDate) {
    self.event = event
    self.timeLeft = timeLeft
    self.today = today
  }

  /// The title and the time left, for where there is room for little more.
  package func label(_ presentation: Presentation) -> SafeText {
    let title: SafeText = event.title.isEmpty ? "(no title)" : event.title
    return "\(title) \(presentation.symbols.separator) \(timeLeft.text(presentation))"
  }

  /// When it is: the times if that is today, else with their days.
  func when(_ presentation: Presentation) -> SafeText {
    switch event.time {
    case .undated: return ""
    case .allDay(let days):
      let last = days.upperBound.advanced(by: -1)
      if days.lowerBound < last {
        return presentation.dates(from: days.lowerBound, through: last)
      }
      return last == today ? EventTiming.allDay : day(last, presentation)
    case .timed(let start, _):
      let timing = EventTiming(event.time, on: nil, presentation)
      let day = start.date == today ? "" : "\(day(start.date, presentation)) "
      guard let end = timing.end else { return "\(day)\(timing.start)" }
      return "\(day)\(timing.start) \(presentation.symbols.dash) \(end)\(timing.later)"
    }
  }

  /// When it begins on the clock of a second zone; empty where nothing is known of that.
  func when(in zone: ListedZones?, _ presentation: Presentation) -> SafeText {
    guard let zone, let start = event.secondStart else { return "" }
    return "\(presentation.text(of: start.time)) \(zone.second)"
  }

  /// A day with its weekday, and with its year if that is another.
  private func day(_ date: CivilDate, _ presentation: Presentation) -> SafeText {
    guard date.year == today.year else { return presentation.fullDate(date) }
    let weekday = presentation.language.name(of: date.weekday)
    return "\(SafeText(weekday)) \(presentation.shortDate(date))"
  }
}
