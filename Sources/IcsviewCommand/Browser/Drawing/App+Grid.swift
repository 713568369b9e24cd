import Agenda
import CivilCalendar
import GridRendering
import ICalendar
import ICUSupport
import StyledText
import Terminal
import TimeZones

extension App {
  private var presentation: Presentation { looks.presentation }
  private var page: Page { pages.current }

  /// The grid of the page in a width, with some rows for the titles of a week where it is a wall calendar.
  func grid(width: Int, wallRows: ClosedRange<Int>?) -> GridDrawing {
    switch view {
    case .month, .agenda: wallRows.map { wall(width, rows: $0) } ?? month(width)
    case .week: showsTimeline(width) ? timeline(width) : strip(width)
    case .day: timeline(width)
    case .year: year(width)
    }
  }

  /// Whether a week is drawn with its hours.
  func showsTimeline(_ width: Int) -> Bool {
    let usual: Request.Layouts.Week = width >= Timeline.usualWidth ? .timeline : .strip
    return (session.request.layouts.week ?? usual) == .timeline
      && Timeline.fits(7, width: width, presentation)
  }

  /// The title of the page.
  var title: SafeText {
    let language = presentation.language
    let first = page.period.lowerBound
    switch view {
    case .month, .agenda: return SafeText(language.title(of: CivilMonth(of: first)))
    case .week:
      let last = page.period.upperBound.advanced(by: -1)
      return SafeText(
        language.dates(from: first, through: last, dash: presentation.symbols.dash.text)
      )
    case .day: return SafeText(language.fullDate(first))
    case .year: return SafeText(language.title(ofYear: first.year))
    }
  }

  private func cell(_ day: CivilDate) -> DayCell {
    var states: DayStates = []
    if day == session.today { states.insert(.today) }
    if day == focus { states.insert(.focused) }
    if selection.contains(where: { $0.contains(day) }) { states.insert(.selected) }
    if reason(against: day) != nil { states.insert(.unselectable) }
    if (content?.index.count(on: day) ?? 0) > 0 { states.insert(.hasEvents) }
    if let content, search != nil, matchDays(content).contains(day) { states.insert(.matching) }
    return DayCell(day, states, marks: content?.marks(on: day) ?? [])
  }

  private func monthGrid(_ day: CivilDate) -> MonthGrid {
    MonthGrid(
      CivilMonth(of: day),
      presentation,
      showsWeekNumbers: session.request.hasWeekNumbers,
      cell: cell,
    )
  }

  private func month(_ width: Int) -> GridDrawing {
    let grid = monthGrid(page.period.lowerBound)
    return GridDrawing(grid.lines(width: width), grid.places(width: width), header: 1)
  }

  private func wall(_ width: Int, rows: ClosedRange<Int>) -> GridDrawing {
    let grid = monthGrid(page.period.lowerBound)
    let wall =
      content.map { self.wall($0, grid, rows: rows) }
      ?? WallMonth(grid, times: [], rows: rows) { _ in ListedEvent(title: "", time: .undated) }
    return GridDrawing(wall.lines(width: width), wall.places(width: width), header: 2)
  }

  /// The wall calendar of a page, made once.
  private func wall(
    _ content: PageContent,
    _ grid: MonthGrid,
    rows: ClosedRange<Int>
  ) -> WallMonth {
    if let known = content.drawings.wall, known.rows == rows { return known.drawing.showing(grid) }
    let occurrences = content.index.occurrences
    let wall = WallMonth(grid, times: content.times, rows: rows) {
      session.listedEvent(occurrences[$0])
    }
    content.drawings.wall = (rows, wall)
    return wall
  }

  private func strip(_ width: Int) -> GridDrawing {
    let strip = WeekStrip(of: page.period.lowerBound, presentation, cell: cell)
    return GridDrawing(strip.lines(width: width), strip.places(width: width), header: 1)
  }

  private func timeline(_ width: Int) -> GridDrawing {
    let days = page.period
    let timeline =
      content.map { self.timeline($0, days) }
      ?? Timeline(
        days.map(cell),
        presentation,
        zone: session.zone.identifier,
        second: session.secondScale(on: days),
        work: 0..<0,
        times: [],
      ) { _ in ListedEvent(title: "", time: .undated) }
    let lines = timeline.lines(width: width)
    var drawing = GridDrawing(
      lines,
      timeline.places(width: width),
      header: days.count > 1 ? 1 : 0,
    )
    if !lines.isEmpty { drawing.title = SafeText(timeline.title.text) }
    return drawing
  }

  /// The timeline of a page, made once.
  private func timeline(_ content: PageContent, _ days: Range<CivilDate>) -> Timeline {
    let now = session.zone.civil(at: session.now)
    if let known = content.drawings.timeline { return known.showing(days.map(cell), now: now) }
    let occurrences = content.index.occurrences
    let timeline = Timeline(
      days.map(cell),
      presentation,
      zone: session.zone.identifier,
      second: session.secondScale(on: days),
      work: session.request.work.seconds,
      now: now,
      times: content.times,
    ) {
      session.listedEvent(occurrences[$0])
    }
    content.drawings.timeline = timeline
    return timeline
  }

  /// Makes the drawings of a page that was read before it is shown.
  func prepareDrawings(of page: Page, _ content: PageContent) {
    switch page.kind {
    case .month:
      guard let rows = wallRows(of: page) else { return }
      _ = wall(content, monthGrid(page.period.lowerBound), rows: rows)
    case .week where showsTimeline(size.columns), .day: _ = timeline(content, page.period)
    case .week, .year: break
    }
  }

  private func year(_ width: Int) -> GridDrawing {
    let first = page.period.lowerBound
    guard session.request.mark != .none else {
      let sheet = MonthSheet((0..<12).map { monthGrid(first.adding(months: $0)) })
      let lines = sheet.lines(width: width)
      return GridDrawing(lines, sheet.places(width: width), titleLines: 0, header: 0)
    }
    let year = YearGrid(
      first.year,
      presentation,
      showsWeekNumbers: session.request.hasWeekNumbers,
      workingDay: session.request.work.seconds.count,
      cell: cell,
    )
    return GridDrawing(
      year.lines(width: width),
      year.places(width: width),
      titleLines: 2,
      header: 0,
    )
  }
}
