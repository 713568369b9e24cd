import Agenda
import CivilCalendar
import EventFilters
import ICalendar

/// Finds the page to show when none was asked for: today's, else that of the next event, else the last one's.
struct PageFinder {
  let session: Session
  let kind: PageKind
  let weekRule: WeekRule

  /// A day on the page, and what to tell the user about the choice.
  func find() -> (day: CivilDate, note: String?) {
    let today = Page(kind, containing: session.today, weekRule: weekRule).period
    if !occurrences(today).isEmpty { return (session.today, nil) }
    if let next = nextDay(from: today.upperBound) {
      return (next, "no events \(span(today)); showing the next, on \(next)")
    }
    if let last = lastDay(before: today.lowerBound) {
      return (last, "no events \(span(today)) or later; showing the last, on \(last)")
    }
    return (session.today, session.hasSources ? "no events at all" : nil)
  }

  private func span(_ days: Range<CivilDate>) -> String {
    days.count == 1
      ? "on \(days.lowerBound)"
      : "from \(days.lowerBound) to \(days.upperBound.advanced(by: -1))"
  }

  /// Enough of each day and series to find one that is shown.
  private func occurrences(_ days: Range<CivilDate>) -> [Occurrence] {
    session.collection.occurrences(
      touching: DisplayWindow(days, in: session.zone),
      of: session.request.kinds,
      limits: ExpansionLimits(perDay: 4),
    ).occurrences.filter { session.isWanted($0) }
  }

  private func nextDay(from first: CivilDate) -> CivilDate? {
    nearest(.after, first) { max($0.lowerBound, first) }
  }

  private func lastDay(before end: CivilDate) -> CivilDate? {
    nearest(.before, end) { min($0.lowerBound, end.advanced(by: -1)) }
  }

  /// The nearest day on which something counts that is shown, given the days that it touches.
  private func nearest(
    _ side: NearestReading.Side,
    _ day: CivilDate,
    _ place: (Range<CivilDate>) -> CivilDate
  ) -> CivilDate? {
    var reading = NearestReading(
      session.collection,
      side,
      day,
      in: session.zone,
      of: session.request.kinds,
      isTimeless: !session.filter.dependsOnTime,
    )
    while !reading.isFinished {
      reading.step { session.isWanted($0) ? place($0.time.days(in: session.zone)) : nil }
    }
    return reading.answer?.day
  }
}
