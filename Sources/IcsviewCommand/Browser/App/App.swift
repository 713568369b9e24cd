import Agenda
import CivilCalendar
import GridRendering
import ICalendar
import StyledText
import Terminal

/// The browser as a value: what is shown and chosen, and how actions change it.
///
/// It reads calendars, and does nothing else to the world: what is to be done there it asks for as an effect.
struct App {
  /// What was read; its clock goes on with that of the browser.
  private(set) var session: Session
  private(set) var looks: Looks
  private(set) var size = ScreenSize(rows: 24, columns: 80)
  private(set) var view: BrowserView
  /// The pages, with the day in focus.
  var pages: PagedCalendar<PageContent>
  /// Which part of the screen has the keys.
  var pane: Pane
  /// Which of the events of the day in focus is chosen in the list.
  var event = 0
  /// What stands at the top of the list.
  var top: ListPlace
  /// How many lines of the drawing are above its part of the screen.
  var drawingOffset = 0
  var chosen = ChosenDays()
  var filter: BrowserFilter
  /// The filter as it was at the start.
  var usualFilter: BrowserFilter
  private(set) var search: EventSearch?
  /// The components that have what is searched for, as far as they were found.
  var matches: Set<ComponentReference> = []
  /// The search while it is not over.
  var searchReading: SearchReading?
  /// How many searches there were, by which days with matches are known to belong to this one.
  private(set) var searchCount = 0
  /// A way to an event elsewhere, while it is looked for.
  var seeking: EventSeeking?
  /// A page that has been read in part.
  var pageReading: PageReading?
  /// What is to be put in focus as soon as the page is read.
  var aim: Aim?
  /// The form in which events are given to commands.
  var pipeFormat = ExportFormat.ndjson
  var mode = Mode.calendar
  /// How the screen is divided, between the step before drawing and the next action.
  var prepared: Arrangement?
  /// What there is to say, until the next key.
  var message: String?

  /// A place in the list: a day, and the number of an event on it, or nil for its heading.
  struct ListPlace: Hashable, Sendable {
    var day: CivilDate
    var event: Int?
  }

  /// Where the list is come upon by moves over the edge of a page.
  enum ListEnd: Hashable, Sendable {
    case top
    case bottom
  }

  /// What waits for its page.
  enum Aim: Hashable, Sendable {
    /// The day nearest to the focus that can be selected.
    case selectableDay
    /// An occurrence on the day in focus.
    case occurrence(Occurrence)
    /// An occurrence on that day that has the times of one that was there before.
    case one(like: Occurrence)
    /// The event to which some moves in the list lead, down when positive, that begin somewhere on the page.
    case moves(Int, from: ListEnd?)
  }

  /// A browser at a day.
  init(_ session: Session, _ looks: Looks, _ view: BrowserView, at day: CivilDate) {
    self.session = session
    self.looks = looks
    self.view = view
    pages = PagedCalendar(view.pageKind, at: day, weekRule: looks.presentation.weekRule)
    pane = view == .agenda ? .list : .grid
    top = ListPlace(day: day, event: nil)
    filter = BrowserFilter(showsCancelled: false)
    usualFilter = filter
  }

  /// The day in focus.
  var focus: CivilDate { pages.focus }

  /// The content of the page that is shown, if it was read.
  var content: PageContent? { pages.content(at: 0) }

  /// The events of a day, as far as they were read.
  func events(on day: CivilDate) -> [Occurrence] {
    for distance in -pages.radius...pages.radius {
      guard let index = pages.content(at: distance)?.index, index.days.contains(day) else {
        continue
      }
      return Array(index.occurrences(on: day))
    }
    return []
  }

  /// The event that is chosen in the list.
  var chosenEvent: Occurrence? {
    let events = events(on: focus)
    return events.indices.contains(event) ? events[event] : nil
  }

  /// The selected days, half-open and in order; none if nothing is selected.
  var selection: [Range<CivilDate>] { chosen.ranges(focus: focus) }

  /// The events that are written and piped: of the selected days; else the one chosen in the list; else those of
  /// the day in focus.
  func chosenEvents() -> [Occurrence] {
    if !selection.isEmpty {
      let answer = session.occurrences(on: selection, limits: PageCommand.limits)
      return answer.occurrences.filter { session.shows($0, filter) && isSelectable($0) }
    }
    if pane == .list { return chosenEvent.map { [$0] } ?? [] }
    return events(on: focus)
  }

  /// The days that those events are on.
  var chosenDays: [Range<CivilDate>] {
    selection.isEmpty ? [focus..<focus.advanced(by: 1)] : selection
  }

  /// Whether an occurrence is on a selected day that can be selected.
  private func isSelectable(_ occurrence: Occurrence) -> Bool {
    guard session.request.selectable != .all else { return true }
    let days = occurrence.time.days(in: session.zone)
    return selection.contains { range in
      range.clamped(to: days).contains { reason(against: $0) == nil }
    }
  }

  /// Whether an occurrence has what is searched for.
  func isMatch(_ occurrence: Occurrence) -> Bool {
    matches.contains(occurrence.component)
  }
}

// MARK: - Changes

extension App {
  /// Shows what was read anew, at the same place.
  mutating func replace(_ session: Session, _ looks: Looks) {
    prepared = nil
    let chosen = chosenEvent
    let hidden = filter.hiddenCalendars.map { self.session.calendars.items[$0].name }
    self.session = session
    self.looks = looks
    filter.hiddenCalendars = Set(
      session.calendars.items.indices.filter { hidden.contains(session.calendars.items[$0].name) }
    )
    beginSearch()
    searchReading?.leadsOn = false
    reloadPages()
    // Components have other places now, but the same event is most likely at the same time.
    if let chosen { aim = .one(like: chosen) }
  }

  /// Shows the day in focus in another view.
  mutating func show(_ view: BrowserView) {
    self.view = view
    pages.change(to: view.pageKind)
    pane = view == .agenda ? .list : .grid
    drawingOffset = 0
    dayChanged()
  }

  mutating func resize(to size: ScreenSize) {
    self.size = size
  }

  /// Searches for something else, or for nothing any more.
  mutating func setSearch(_ search: EventSearch?) {
    self.search = search
    beginSearch()
  }

  private mutating func beginSearch() {
    matches = []
    searchCount += 1
    searchReading = search.map { SearchReading($0, session) }
  }

  /// What the pages show has changed.
  mutating func reloadPages() {
    pages.invalidate()
    pageReading = nil
    seeking = nil
  }

  /// Moves the list to the day in focus.
  mutating func dayChanged() {
    event = 0
    aim = nil
    seeking = nil
    top = ListPlace(day: focus, event: nil)
  }
}
