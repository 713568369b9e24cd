import Agenda
import CivilCalendar
import GridRendering
import ICalendar
import StyledText

/// `icsview`: pages of grid, then the events of the selected days.
struct PageCommand {
  let session: Session
  let looks: Looks

  private var request: Request { session.request }
  private var presentation: Presentation { looks.presentation }

  /// More of one series on one day would only push everything else out of sight.
  static let limits = ExpansionLimits(perDay: 200, perSeries: 50_000)

  /// The lines to print.
  func lines() throws(UsageError) -> [StyledLine] {
    let selection = try request.selectedDays(today: session.today)
    let pages = pages(selection)
    let listed = selection ?? pages.map(\.period)
    guard let first = pages.first, let last = pages.last else { return [] }
    let shown = first.grid.lowerBound..<last.grid.upperBound
    let index = index(of: shown)
    try checkSelection(listed, shown: shown, index)
    let cells = DayCells(
      session: session,
      index: index,
      measures: DayMeasures(session, index, on: first.kind),
      selectable: selectable(index),
      selection: selection ?? [],
    )
    var lines = PageDrawing(session: session, looks: looks, cells: cells).lines(of: pages)
    lines += [StyledLine()]
    let names = session.calendars.items.map(\.name)
    let legend = CalendarLegend(names, presentation.symbols).lines(width: looks.width)
    if !legend.isEmpty { lines += legend + [StyledLine()] }
    lines += list(of: listed, pages, listedDays(listed, shown, index))
    while lines.last?.text.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// The events of the listed days, or a word where there are none.
  private func list(
    of ranges: [Range<CivilDate>],
    _ pages: [Page],
    _ days: [ListedDay]
  ) -> [StyledLine] {
    guard !days.isEmpty else {
      session.noteOtherComponents()
      return [StyledLine("No events", .note)]
    }
    // A page of one day has its date as its title.
    let isTitled = pages.count == 1 && pages[0].kind == .day && ranges == [pages[0].period]
    return AgendaList(
      days,
      calendars: session.calendars.items.map(\.name),
      zones: session.listedZones,
      showsHeadings: !isTitled,
      presentation,
    ).lines(width: looks.width)
  }

  /// The pages asked for, or the one that has something to show.
  func pages(_ selection: [Range<CivilDate>]?) -> [Page] {
    let kind = PageKind(request.page?.kind)
    let day: CivilDate
    if let date = request.page?.date {
      day = date.firstDay(today: session.today)
    } else if let selected = selection?.first {
      day = selected.lowerBound
    } else {
      let finder = PageFinder(session: session, kind: kind, weekRule: presentation.weekRule)
      let found = finder.find()
      if let note = found.note { session.reporter.note(note) }
      day = found.day
    }
    let page = Page(kind, containing: day, weekRule: presentation.weekRule)
    let pages = (0..<request.pages.count).map { page.advanced(by: $0 - request.pages.before) }
    // At the ends of the calendar there are no more pages, and the last one is given again.
    return pages.indices.filter { $0 == 0 || pages[$0] != pages[$0 - 1] }.map { pages[$0] }
  }

  private func index(of days: Range<CivilDate>) -> DayIndex {
    let answer = session.occurrences(on: days, limits: PageCommand.limits)
    return DayIndex(answer.occurrences, in: DisplayWindow(days, in: session.zone))
  }

  /// The listed days, read anew where they are not all on the pages or not all of their events are wanted.
  private func listedDays(
    _ ranges: [Range<CivilDate>],
    _ shown: Range<CivilDate>,
    _ index: DayIndex
  ) -> [ListedDay] {
    let isShown = ranges.allSatisfy { $0.clamped(to: shown) == $0 }
    if isShown, request.limit == nil, session.hasRoom(toList: ranges, of: index) {
      return session.listedDays(ranges, of: index)
    }
    let answer = session.occurrences(on: ranges, limits: PageCommand.limits)
    return session.listedDays(ranges, Array(answer.occurrences.prefix(request.limit ?? .max)))
  }

  private func selectable(_ index: DayIndex) -> SelectableDays {
    SelectableDays(choice: request.selectable, today: session.today, index: index)
  }

  /// Throws if one of the selected days cannot be.
  private func checkSelection(
    _ ranges: [Range<CivilDate>],
    shown: Range<CivilDate>,
    _ index: DayIndex
  ) throws(UsageError) {
    guard request.selectable != .all, let first = ranges.first, let last = ranges.last else {
      return
    }
    let span = first.lowerBound..<last.upperBound
    let isShown = span.clamped(to: shown) == span
    try selectable(isShown ? index : self.index(of: span)).check(request)
  }
}

extension PageKind {
  /// The kind of page asked for; a month if none is.
  init(_ kind: Request.PageKind?) {
    switch kind {
    case .month, nil: self = .month
    case .week: self = .week
    case .day: self = .day
    case .year: self = .year
    }
  }
}
