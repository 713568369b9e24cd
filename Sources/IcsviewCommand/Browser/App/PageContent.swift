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
  /// What was made of the page so far.
  let drawings = PageDrawings()
  /// What stands under the numbers of the days, from the first one on.
  let marks: [[DayMark]]

  /// What stands under the number of a day.
  func marks(on day: CivilDate) -> [DayMark] {
    let place = index.days.lowerBound.distance(to: day)
    return marks.indices.contains(place) ? marks[place] : []
  }
}

/// What is slow to make of a page and the same as long as its events are.
final class PageDrawings {
  /// The wall calendar, and how many rows its weeks have.
  var wall: (rows: ClosedRange<Int>, drawing: WallMonth)?
  var timeline: Timeline?
  /// The days on which something happens that is searched for, and the number of the search.
  var matches: (search: Int, days: Set<CivilDate>)?
}
