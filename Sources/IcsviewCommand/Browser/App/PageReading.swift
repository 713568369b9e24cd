import Agenda
import CivilCalendar
import GridRendering
import ICalendar

/// A page of the browser that is being read, a little at a time, so that no key has to wait for it.
struct PageReading {
  let page: Page
  private let session: Session
  private let filter: BrowserFilter
  private var occurrences: OccurrenceReading
  private var index: GrowingDayIndex
  private var times: [ListedTime] = []
  private var finished: (index: DayIndex, measures: DayMeasures)?
  private var marks: [[DayMark]] = []

  /// Begins to read a page.
  init(_ page: Page, _ session: Session, _ filter: BrowserFilter) {
    self.page = page
    self.session = session
    self.filter = filter
    let window = DisplayWindow(page.grid, in: session.zone)
    occurrences = OccurrenceReading(
      session.collection,
      touching: window,
      of: session.request.kinds,
      limits: PageCommand.limits,
    )
    index = GrowingDayIndex(in: window)
  }

  /// Takes the next step, which is a short one.
  ///
  /// - Returns: What the page shows, once all of it was read.
  mutating func step() -> PageContent? {
    if !occurrences.isFinished {
      arrange(occurrences.step { session.isWanted($0) && session.shows($0, filter) })
    } else if let finished {
      guard marks.count == page.grid.count else {
        let day = page.grid.lowerBound.advanced(by: marks.count)
        marks.append(finished.measures.marks(on: day))
        return nil
      }
      return PageContent(index: finished.index, times: times, marks: marks)
    } else {
      for diagnostic in occurrences.diagnostics { session.report(diagnostic) }
      let index = index.finished()
      finished = (index, DayMeasures(session, index, on: page.kind))
    }
    return nil
  }

  private mutating func arrange(_ next: [Occurrence]) {
    index.append(next)
    // Years are drawn by their marks alone.
    if page.kind != .year { times += next.map { session.listedTime($0.time) } }
  }
}

extension Session {
  /// Whether an occurrence passes the filter of the browser.
  func shows(_ occurrence: Occurrence, _ filter: BrowserFilter) -> Bool {
    let place = calendars.place(of: occurrence.component, in: collection)
    return filter.shows(occurrence, ofCalendar: place)
  }
}
