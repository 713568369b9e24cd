import Agenda
import CivilCalendar
import GridRendering
import ICalendar
import StyledText
import TimeZones

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
    case .month: months(pages.map(\.period.lowerBound))
    case .year: separated(pages.map(year))
    case .week: separated(pages.map(week))
    case .day: days(pages)
    }
  }

  private func year(_ page: Page) -> [StyledLine] {
    let first = page.period.lowerBound
    guard request.mark != .none else {
      return months((0..<12).map { first.adding(months: $0) })
    }
    return YearGrid(
      first.year,
      presentation,
      showsWeekNumbers: request.hasWeekNumbers,
      workingDay: request.work.seconds.count,
      cell: cells.cell,
    ).lines(width: looks.width)
  }

  /// Months of which each holds a day.
  private func months(_ days: [CivilDate]) -> [StyledLine] {
    let grids = days.map { day in
      MonthGrid(
        CivilMonth(of: day),
        presentation,
        showsWeekNumbers: request.hasWeekNumbers,
        cell: cells.cell,
      )
    }
    // Several months are for comparing, and so stand beside each other.
    let fitsWall = grids.count == 1 && looks.width >= WallMonth.usualWidth
    guard (request.layouts.month ?? (fitsWall ? .wall : .compact)) == .compact else {
      return separated(grids.map(wall))
    }
    return grids.count == 1
      ? grids[0].lines(width: looks.width) : MonthSheet(grids).lines(width: looks.width)
  }

  private func wall(_ grid: MonthGrid) -> [StyledLine] {
    let days = grid.month.wholeWeeks(from: presentation.weekRule.firstWeekday)
    let occurrences = cells.index.occurrences(touching: days)
    let wall = WallMonth(grid, times: occurrences.map { session.listedTime($0.time) }) {
      session.listedEvent(occurrences[$0])
    }
    return wall.lines(width: looks.width)
  }

  private func week(_ page: Page) -> [StyledLine] {
    let usual: Request.Layouts.Week = looks.width >= Timeline.usualWidth ? .timeline : .strip
    if (request.layouts.week ?? usual) == .timeline,
      Timeline.fits(page.period.count, width: looks.width, presentation)
    {
      return timeline(page.period)
    }
    return WeekStrip(
      of: page.period.lowerBound,
      presentation,
      showsWeekNumber: request.hasWeekNumbers,
      cell: cells.cell,
    ).lines(width: looks.width)
  }

  /// Days beside each other, as many as there is room for.
  private func days(_ pages: [Page]) -> [StyledLine] {
    let perRow = min(7, max(1, looks.width / PageDrawing.dayWidth))
    return separated(
      stride(from: 0, to: pages.count, by: perRow).map { start in
        let row = pages[start..<min(start + perRow, pages.count)]
        let first = row.first?.period.lowerBound ?? .first
        return timeline(first..<(row.last?.period.upperBound ?? first))
      }
    )
  }

  /// The columns that a day needs to stand beside others.
  private static let dayWidth = 24

  private func timeline(_ days: Range<CivilDate>) -> [StyledLine] {
    let occurrences = cells.index.occurrences(touching: days)
    let timeline = Timeline(
      days.map(cells.cell),
      presentation,
      zone: session.zone.identifier,
      second: session.secondScale(on: days),
      work: request.work.seconds,
      now: session.zone.civil(at: session.now),
      times: occurrences.map { session.listedTime($0.time) },
    ) {
      session.listedEvent(occurrences[$0])
    }
    return timeline.lines(width: looks.width)
  }

  /// Drawings below each other, with an empty line between them.
  private func separated(_ drawings: [[StyledLine]]) -> [StyledLine] {
    Array(drawings.joined(separator: [StyledLine()]))
  }
}
