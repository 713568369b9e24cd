import Agenda
import CivilCalendar
import GridRendering
import ICalendar
import StyledText

/// Draws pages in the layout that was asked for, or that fits the width.
struct PageDrawing {
  let session: Session
  let looks: Looks
  let cells: DayCells

  private var request: Request { session.request }
  private var presentation: Presentation { looks.presentation }

  /// The lines of pages of one kind.
  func lines(of pages: [Page]) -> [StyledLine] {
    switch pages.first?.kind {
    case nil: []
    case .month, .year: months(pages)
    case .week: separated(pages.map(week))
    case .day: pages.map(day)
    }
  }

  private func months(_ pages: [Page]) -> [StyledLine] {
    let grids = pages.map { page in
      MonthGrid(
        CivilMonth(of: page.period.lowerBound),
        presentation,
        showsWeekNumbers: request.hasWeekNumbers,
        cell: cells.cell,
      )
    }
    // Several months are for comparing, and so stand beside each other.
    let fitsWall = grids.count == 1 && looks.width >= WallMonth.usualWidth
    guard (request.layouts.month ?? (fitsWall ? .wall : .compact)) == .compact else {
      return separated(zip(pages, grids).map(wall))
    }
    return grids.count == 1
      ? grids[0].lines(width: looks.width) : MonthSheet(grids).lines(width: looks.width)
  }

  private func wall(_ page: Page, _ grid: MonthGrid) -> [StyledLine] {
    let occurrences = cells.index.occurrences(touching: page.grid)
    let wall = WallMonth(grid, times: occurrences.map { session.listedTime($0.time) }) {
      session.listedEvent(occurrences[$0])
    }
    return wall.lines(width: looks.width)
  }

  private func week(_ page: Page) -> [StyledLine] {
    WeekStrip(
      of: page.period.lowerBound,
      presentation,
      showsWeekNumber: request.hasWeekNumbers,
      cell: cells.cell,
    ).lines(width: looks.width)
  }

  private func day(_ page: Page) -> StyledLine {
    let day = page.period.lowerBound
    return DayHeading(day, isToday: day == session.today, presentation)
      .pageTitle(width: looks.width)
  }

  /// Drawings below each other, with an empty line between them.
  private func separated(_ drawings: [[StyledLine]]) -> [StyledLine] {
    Array(drawings.joined(separator: [StyledLine()]))
  }
}
