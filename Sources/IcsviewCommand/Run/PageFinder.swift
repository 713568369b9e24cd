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

  /// The lengths of the stretches that are searched one after the other, in days: near ones are likely, and
  /// none is so long that a series in it could take much memory.
  private static func stretch(_ number: Int) -> Int {
    switch number {
    case 0: 62
    case 1: 800
    default: 8000
    }
  }

  private func nextDay(from first: CivilDate) -> CivilDate? {
    var begin = first
    var number = 0
    while begin < .upperBound {
      let end = begin.advanced(by: PageFinder.stretch(number))
      if let next = occurrences(begin..<end).first {
        return max(next.time.days(in: session.zone).lowerBound, begin)
      }
      begin = end
      number += 1
    }
    return nil
  }

  private func lastDay(before end: CivilDate) -> CivilDate? {
    var end = end
    var number = 0
    while end > .first {
      let begin = end.advanced(by: -PageFinder.stretch(number))
      if let last = occurrences(begin..<end).last {
        return min(max(last.time.days(in: session.zone).lowerBound, .first), end.advanced(by: -1))
      }
      end = begin
      number += 1
    }
    return nil
  }
}
