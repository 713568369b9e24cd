import Agenda
import CivilCalendar
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

  /// How many days are searched one after the other for the next event; what comes last reaches beyond the end of
  /// time.
  ///
  /// Rules of other calendars are not followed through all of time at once.
  private static let stretches = [62, 800, 8000, 8000, 8000, 8000, 50_000, 350_000, 4_000_000]

  private func nextDay(from first: CivilDate) -> CivilDate? {
    var begin = first
    for stretch in PageFinder.stretches where begin < .upperBound {
      let days = begin..<begin.advanced(by: stretch)
      var slices = slices(of: days)
      while let slice = slices.next() {
        guard let next = slice.occurrences.first(where: { session.isWanted($0) }) else { continue }
        return max(next.time.days(in: session.zone).lowerBound, begin)
      }
      begin = days.upperBound
    }
    return nil
  }

  private func lastDay(before end: CivilDate) -> CivilDate? {
    guard let known = session.collection.days(of: session.request.kinds) else { return nil }
    let end = min(end, known.upperBound)
    for stretch in PageFinder.stretches.prefix(3) {
      let begin = end.advanced(by: -stretch)
      // Of those that began before, not all are given; they are met again where they begin.
      let last = occurrences(begin..<end).last?.time.days(in: session.zone).lowerBound
      if let last, last >= begin { return min(last, end.advanced(by: -1)) }
    }
    // What is left is a rule that may have ended long ago, and hardly anything else.
    guard known.lowerBound < end else { return nil }
    var last: Occurrence?
    var slices = slices(of: known.lowerBound..<end)
    while let slice = slices.next() {
      last = slice.occurrences.last { session.isWanted($0) } ?? last
    }
    return last.map { day(of: $0, before: end) }
  }

  private func day(of occurrence: Occurrence, before end: CivilDate) -> CivilDate {
    min(max(occurrence.time.days(in: session.zone).lowerBound, .first), end.advanced(by: -1))
  }

  private func slices(of days: Range<CivilDate>) -> OccurrenceSlices {
    session.collection.occurrenceSlices(
      touching: DisplayWindow(days, in: session.zone),
      of: session.request.kinds,
    )
  }
}
