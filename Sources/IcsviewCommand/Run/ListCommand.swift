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
  }

  /// The days that the request means, or those that are usual where it names none.
  func extent() throws(UsageError) -> Extent {
    if let chosen = try chosenExtent() { return chosen }
    let today = session.today
    guard session.isOfUsualPlaces else {
      return Extent(ranges: [.first ..< .upperBound], endlessUntil: today.adding(years: 1))
    }
    return Extent(ranges: [today..<today.advanced(by: 31)], endlessUntil: nil)
  }

  /// The days that the request names, or nil where it names none.
  func chosenExtent() throws(UsageError) -> Extent? {
    let today = session.today
    let selection = try request.selectedDays(today: today)
    if let bounds = try request.span.bounds(today: today) {
      if let page = request.page {
        throw .contradiction("--\(page.kind.rawValue)", request.span.option)
      }
      let begin = bounds.begin ?? .first
      let end = bounds.end ?? .upperBound
      let endless = bounds.end == nil ? max(today, begin).adding(years: 1) : nil
      let span = begin..<max(begin, end)
      // Of selected days those count that are within the bounds.
      let ranges = selection?.map { $0.clamped(to: span) }.filter { !$0.isEmpty } ?? [span]
      return Extent(ranges: ranges, endlessUntil: selection == nil ? endless : nil)
    }
    if let selection { return Extent(ranges: selection, endlessUntil: nil) }
    if request.command == .page || request.page != nil || request.pages != .one {
      let pages = PageCommand(session: session, looks: looks).pages(nil)
      return Extent(ranges: pages.map(\.period), endlessUntil: nil)
    }
    return nil
  }

  /// All that is listed.
  func answer(_ extent: Extent) -> CalendarCollection.Answer {
    var slices = ListSlices(session, extent)
    var answer = CalendarCollection.Answer()
    while let slice = slices.next() { answer.append(slice) }
    return answer
  }

  /// The list for people.
  func lines() throws(UsageError) -> [StyledLine] {
    let extent = try extent()
    let answer = answer(extent)
    if answer.occurrences.isEmpty, answer.undated.isEmpty { noteNothing(in: extent) }
    return AgendaList(
      session.listedDays(extent.ranges, answer.occurrences),
      undated: answer.undated.map { session.listedEvent(undated: $0) },
      calendars: session.calendars.items.map(\.name),
      zones: session.listedZones,
      looks.presentation
    ).lines(width: looks.width)
  }
  /// Says that there is nothing to list, unless nothing was asked for.
  private func noteNothing(in extent: Extent) {
    guard request.limit != 0, !session.noteOtherComponents() else { return }
    let isChosen = request.filters != Request.Filters()
    session.reporter.note("no \(isChosen ? "such " : "")events\(extent.words)")
  }
}
