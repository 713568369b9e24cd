import Agenda
import CivilCalendar
import ICalendar

extension App {
  /// Whether the page that is shown was not read yet.
  var needsContent: Bool { content == nil }

  /// Whether there is something to do that changes what is shown.
  var hasVisibleWork: Bool { needsContent || searchReading != nil || seeking != nil }

  /// Whether there is anything to do without a key: to read a page that is shown or near, or to search.
  var hasWork: Bool {
    hasVisibleWork || (-pages.radius...pages.radius).contains { pages.content(at: $0) == nil }
  }

  /// Does some of what there is to do: reads the page that is shown, or else goes on with the search, or with looking
  /// for an event elsewhere, or else reads the pages around it.
  ///
  /// What is left is gone on with the next time.
  ///
  /// - Parameter isInterrupted: Asked every millisecond or so whether it is enough for now.
  /// - Returns: Whether something else is to be shown now.
  mutating func work(isInterrupted: () -> Bool) -> Bool {
    if needsContent {
      load { !$0 || isInterrupted() }
      return !needsContent
    }
    guard searchReading == nil else {
      goOnSearching(isInterrupted)
      return true
    }
    guard seeking == nil else {
      goOnSeeking(isInterrupted)
      return true
    }
    load { _ in isInterrupted() }
    return false
  }

  /// Reads all of the page that is shown.
  mutating func loadCurrent() { load { !$0 } }

  /// Reads what is missing of the pages around the one that is shown, that one first.
  ///
  /// - Parameter isInterrupted: Whether to leave it at what was read by now, given whether the page that is shown is
  ///   the one to be read.
  private mutating func load(isInterrupted: (_ isCurrent: Bool) -> Bool) {
    let wasMissing = needsContent
    let current = pages.current
    var reading = pageReading
    // Nothing else holds what is read, or it would be copied at each step.
    pageReading = nil
    let app = self
    try? pages.load { (page) throws(Interruption) in
      // Of the page that is shown something is read each time, so that it is whole in the end.
      if page != current, isInterrupted(false) { throw Interruption() }
      var next = reading?.page == page ? reading : nil
      reading = nil
      if next == nil { next = PageReading(page, app.session, app.filter) }
      while true {
        if let content = next?.step() {
          app.prepareDrawings(of: page, content)
          return content
        }
        guard !isInterrupted(page == current) else {
          reading = next
          throw Interruption()
        }
      }
    }
    pageReading = reading
    if wasMissing, !needsContent { takeAim() }
  }

  private struct Interruption: Error {}

  /// Puts in focus what waited for the page.
  mutating func takeAim() {
    let events = events(on: focus)
    let aim = aim
    self.aim = nil
    switch aim {
    case .selectableDay: settle()
    case .occurrence(let occurrence): event = events.firstIndex(of: occurrence) ?? event
    case .one(let other):
      event =
        events.firstIndex { $0.time == other.time && $0.original == other.original } ?? event
    case .moves(let count, nil): moveInList(by: count)
    case .moves(let count, let end?):
      guard hasEvents(on: pages.current.period) else {
        seekEvent(moves: count, from: end)
        return
      }
      enterList(from: end)
      moveInList(by: count + (end == .top ? -1 : 1))
    case nil: break
    }
    guard !needsContent else { return }
    event = min(event, max(0, self.events(on: focus).count - 1))
    if case .details = mode, chosenEvent == nil { mode = .calendar }
  }
}
