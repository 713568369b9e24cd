import CivilCalendar
import GridRendering
import ICalendar
import StyledText
import TimeZones

/// `icsview next`: the events that are on or come next, and the time left.
struct NextCommand {
  let session: Session
  let looks: Looks

  private var presentation: Presentation { looks.presentation }

  /// The list for people.
  func lines() -> [StyledLine] { list(upcoming()).lines(width: looks.width) }

  /// The object that a status bar shows.
  func statusBarItem() -> StatusBarItem {
    let events = upcoming()
    let list = list(events)
    return StatusBarItem(
      text: events.first?.label(presentation).text ?? "",
      tooltip: events.isEmpty
        ? "No events"
        : events.map { list.line(of: $0).text }
          .joined(separator: "\n"),
      state: events.first?.timeLeft.word ?? "none",
    )
  }

  /// The occurrences, for records.
  func answer() -> CalendarCollection.Answer {
    CalendarCollection.Answer(
      occurrences: NextEvents(session: session).first(session.request.nextCount)
    )
  }

  private func upcoming() -> [UpcomingEvent] {
    answer().occurrences.map { occurrence in
      let event = session.listedEvent(occurrence)
      let now = session.now.secondsSinceEpoch
      let left = TimeLeft(
        event.time,
        seconds: (
          start: occurrence.time.start(in: session.zone).secondsSinceEpoch - now,
          end: occurrence.time.end(in: session.zone).secondsSinceEpoch - now,
        ),
        today: session.today,
      )
      return UpcomingEvent(event, left, today: session.today)
    }
  }

  private func list(_ events: [UpcomingEvent]) -> UpcomingList {
    UpcomingList(
      events,
      calendars: session.calendars.items.map(\.name),
      zones: session.listedZones,
      presentation,
    )
  }
}
