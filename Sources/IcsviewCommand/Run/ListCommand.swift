import Agenda
import CivilCalendar
import GridRendering
import ICalendar
import StyledText

/// `icsview list`: events only.
struct ListCommand {
  let session: Session
  let looks: Looks

  private var request: Request { session.request }

  /// The days that are listed, and how far series go that have no end.
  struct Extent {
    /// Half-open, in order.
    let ranges: [Range<CivilDate>]
    /// The first day on which they are cut off, or nil where the ranges end anyway.
    let endlessUntil: CivilDate?

    /// The days in words, or nothing where they are all there are.
    var words: String {
      guard let first = ranges.first?.lowerBound, let last = ranges.last?.upperBound,
        first > .first, last < .upperBound
      else { return "" }
      let end = last.advanced(by: -1)
      return first < end ? " from \(first) to \(end)" : " on \(first)"
    }

    /// From the first to the last day.
    var days: Range<CivilDate> {
      guard let first = ranges.first, let last = ranges.last else { return .first ..< .first }
      return first.lowerBound..<last.upperBound
    }
  }

  /// The days that the request means.
  func extent() throws(UsageError) -> Extent {
    let today = session.today
    if let bounds = try request.span.bounds(today: today) {
      let begin = bounds.begin ?? .first
      let end = bounds.end ?? .upperBound
      let endless = bounds.end == nil ? max(today, begin).adding(years: 1) : nil
      return Extent(ranges: [begin..<max(begin, end)], endlessUntil: endless)
    }
    if let selection = try request.selectedDays(today: today) {
      return Extent(ranges: selection, endlessUntil: nil)
    }
    if request.page != nil {
      let pages = PageCommand(session: session, looks: looks).pages(nil)
      return Extent(ranges: pages.map(\.period), endlessUntil: nil)
    }
    guard session.isOfUsualPlaces else {
      return Extent(ranges: [.first ..< .upperBound], endlessUntil: today.adding(years: 1))
    }
    return Extent(ranges: [today..<today.advanced(by: 31)], endlessUntil: nil)
  }

  /// What is listed, in its order and no more than was asked for.
  func answer(_ extent: Extent) -> CalendarCollection.Answer {
    var answer = session.occurrences(on: extent.days, endlessUntil: extent.endlessUntil)
    if extent.ranges.count > 1 {
      answer.occurrences.removeAll { occurrence in
        let days = occurrence.time.days(in: session.zone)
        return !extent.ranges.contains { !$0.clamped(to: days).isEmpty }
      }
    }
    if let end = extent.endlessUntil, answer.hasEndlessSeries {
      session.reporter.note("series without an end are listed up to \(end.advanced(by: -1))")
    }
    if let limit = request.limit {
      let undated = max(0, limit - answer.occurrences.count)
      answer.occurrences = Array(answer.occurrences.prefix(limit))
      answer.undated = Array(answer.undated.prefix(undated))
    }
    return answer
  }

  /// The list for people.
  func lines() throws(UsageError) -> [StyledLine] {
    let extent = try extent()
    let answer = answer(extent)
    if answer.occurrences.isEmpty, answer.undated.isEmpty, !session.noteOtherComponents() {
      session.reporter.note("no events\(extent.words)")
    }
    let span = ListCommand.span(of: answer.occurrences, in: extent.days, session)
    let index = DayIndex(
      answer.occurrences,
      in: DisplayWindow(span, in: session.zone),
      longest: ListCommand.longest
    )
    let ranges = extent.ranges.map { $0.clamped(to: span) }
    return AgendaList(
      session.listedDays(ranges, of: index),
      undated: answer.undated.map { session.listedEvent(undated: $0) },
      calendars: session.calendars.items.map(\.name),
      looks.presentation
    ).lines(width: looks.width)
  }

  /// On how many days one occurrence is listed at most: as many as its record has.
  private static let longest = 4000

  /// The days from the first to the last that an occurrence touches.
  private static func span(
    of occurrences: [Occurrence],
    in days: Range<CivilDate>,
    _ session: Session
  ) -> Range<CivilDate> {
    var first = CivilDate.upperBound
    var last = CivilDate.first
    for occurrence in occurrences {
      let touched = occurrence.time.days(in: session.zone).clamped(to: days)
      guard !touched.isEmpty else { continue }
      first = min(first, touched.lowerBound)
      let end = min(touched.upperBound, touched.lowerBound.advanced(by: longest))
      last = max(last, end)
    }
    return first < last ? first..<last : days.lowerBound..<days.lowerBound
  }
}
