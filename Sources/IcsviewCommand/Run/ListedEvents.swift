import Agenda
import CivilCalendar
import GridRendering
import ICalendar
import LibicalReader
import TimeZones

extension Session {
  /// The days of some ranges that have events, with their events as a list shows them.
  func listedDays(_ ranges: [Range<CivilDate>], of index: DayIndex) -> [ListedDay] {
    ranges.joined().compactMap { day in
      guard index.count(on: day) > 0 else { return nil }
      return ListedDay(
        day,
        isToday: day == today,
        events: index.occurrences(on: day).map { listedEvent($0) }
      )
    }
  }

  /// An occurrence as a list shows it.
  func listedEvent(_ occurrence: Occurrence) -> ListedEvent {
    listedEvent(
      occurrence.component,
      time: listedTime(occurrence.time),
      isRecurring: occurrence.traits.contains(.recurring)
    )
  }

  /// A component without a date as a list shows it.
  func listedEvent(undated component: ComponentReference) -> ListedEvent {
    listedEvent(component, time: .undated, isRecurring: false)
  }

  private func listedEvent(
    _ component: ComponentReference,
    time: ListedTime,
    isRecurring: Bool
  ) -> ListedEvent {
    let details = details(of: component)
    let status: ListedEvent.Status =
      switch details.status {
      case "cancelled": .cancelled
      case "tentative": .tentative
      default: .confirmed
      }
    return ListedEvent(
      title: details.summary ?? untitled(component),
      time: time,
      location: details.location ?? "",
      status: status,
      isRecurring: isRecurring,
      calendar: calendars.place(of: component, in: collection)
    )
  }

  /// What stands for a title that is missing.
  private func untitled(_ component: ComponentReference) -> String {
    collection.entry(of: component).kind == .freeBusy ? "(busy)" : "(no title)"
  }

  /// When an occurrence is, on the clock of the display zone.
  func listedTime(_ time: OccurrenceTime) -> ListedTime {
    switch time {
    case .days(let days): .allDay(days)
    case .instants(let start, let end):
      .timed(start: zone.civil(at: start), end: zone.civil(at: end))
    }
  }
}
