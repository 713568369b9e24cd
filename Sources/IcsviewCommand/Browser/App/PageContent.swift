import Agenda
import CivilCalendar
import GridRendering
import ICalendar

/// What a page of the browser shows, read once and kept as long as the page is near.
struct PageContent {
  /// The occurrences of the page, without those that are filtered out.
  let index: DayIndex
  /// When the occurrences are, on the clock of the browser; empty for a year.
  let times: [ListedTime]
  /// The drawings that were made of the page, whose days may have other states by now.
  let drawings: PageDrawings
  /// The days on which something happens that was searched for.
  let matches: Set<CivilDate>
  private let marks: [[DayMark]]

  /// Reads a page.
  init(
    _ page: Page,
    _ session: Session,
    isShown: (Occurrence) -> Bool,
    isMatch: ((Occurrence) -> Bool)?
  ) {
    let answer = session.occurrences(on: page.grid, limits: PageCommand.limits)
    let index = DayIndex(
      answer.occurrences.filter(isShown),
      in: DisplayWindow(page.grid, in: session.zone),
    )
    let measures = DayMeasures(session, index, on: page.kind)
    self.index = index
    // Years are drawn by their marks alone.
    times = page.kind == .year ? [] : index.occurrences.map { session.listedTime($0.time) }
    drawings = PageDrawings()
    marks = page.grid.map { measures.marks(on: $0) }
    matches = isMatch.map { PageContent.days(of: index, in: session, where: $0) } ?? []
  }

  /// What stands under the number of a day.
  func marks(on day: CivilDate) -> [DayMark] {
    let place = index.days.lowerBound.distance(to: day)
    return marks.indices.contains(place) ? marks[place] : []
  }

  private static func days(
    of index: DayIndex,
    in session: Session,
    where isMatch: (Occurrence) -> Bool
  ) -> Set<CivilDate> {
    index.occurrences.reduce(into: []) { days, occurrence in
      guard isMatch(occurrence) else { return }
      days.formUnion(occurrence.time.days(in: session.zone).clamped(to: index.days))
    }
  }
}

/// Drawings that are slow to make and the same as long as the events of a page are.
final class PageDrawings {
  /// The wall calendar, and how many rows its weeks have.
  var wall: (rows: ClosedRange<Int>, drawing: WallMonth)?
  var timeline: Timeline?
}
