import Agenda
import CivilCalendar
import GridRendering
import ICalendar

/// What a page of the browser shows, read once and kept as long as the page is near.
struct PageContent {
  /// The occurrences of the page, without those that are filtered out.
  let index: DayIndex
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
    marks = page.grid.map { measures.marks(on: $0) }
    matches = isMatch.map { PageContent.days(of: index, in: session, where: $0) } ?? []
  }

  private init(_ other: PageContent, matches: Set<CivilDate>) {
    index = other.index
    marks = other.marks
    self.matches = matches
  }

  /// The same page while something else is searched for.
  func searched(_ session: Session, _ isMatch: ((Occurrence) -> Bool)?) -> PageContent {
    PageContent(
      self,
      matches: isMatch.map { PageContent.days(of: index, in: session, where: $0) } ?? []
    )
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
