import Agenda
import CivilCalendar
import ICalendar

extension App {
  /// Moves by a key: among days, or in the list among events.
  mutating func move(_ direction: Action) {
    switch (direction, pane) {
    case (.left, _): moveDay(by: -1)
    case (.right, _): moveDay(by: 1)
    case (.up, .grid): moveDay(by: -7)
    case (.down, .grid): moveDay(by: 7)
    case (.up, .list): moveInList(by: -1)
    case (.down, .list): moveInList(by: 1)
    default: break
    }
  }

  /// Moves the focus some days on, over days that cannot be selected.
  private mutating func moveDay(by step: Int) {
    var day = focus.advanced(by: step)
    while let reason = reason(against: day) {
      let isOver = reason != .noEvents || day <= .first || day >= .last
      guard !isOver else {
        message = sentence(reason, on: day)
        return
      }
      day = day.advanced(by: step)
    }
    guard min(day, .last) != focus else { return }
    pages.jump(to: day)
    dayChanged()
  }

  /// Turns pages, to a day that can be selected if there is one on the new page.
  mutating func turn(_ change: (inout PagedCalendar<PageContent>) -> Void) {
    change(&pages)
    if reason(against: focus) != nil {
      let days = pages.current.period.filter { reason(against: $0) == nil }
      let nearest = days.min { abs($0.distance(to: focus)) < abs($1.distance(to: focus)) }
      if let nearest { pages.jump(to: nearest) }
    }
    drawingOffset = 0
    dayChanged()
  }

  /// Puts the focus on a day that was pointed at, unless it cannot be selected.
  mutating func choose(_ day: CivilDate) {
    if let reason = reason(against: day) {
      message = sentence(reason, on: day)
    } else {
      pages.jump(to: day)
      dayChanged()
    }
  }

  /// Moves to another event of the list; over the edge the page follows.
  mutating func moveInList(by count: Int) {
    for _ in 0..<abs(count) where count > 0 ? !goToNextEvent() : !goToPreviousEvent() {
      break
    }
  }

  private mutating func goToNextEvent() -> Bool {
    if event + 1 < events(on: focus).count {
      event += 1
      return true
    }
    guard focus < .last else { return false }
    let rest = focus.advanced(by: 1)..<max(focus.advanced(by: 1), pages.current.period.upperBound)
    if let day = rest.first(where: { hasEvents(on: $0) }) {
      pages.jump(to: day)
    } else {
      guard pages.current.period.upperBound <= .last else { return false }
      pages.jump(to: pages.current.period.upperBound)
      loadCurrent()
      let next = pages.current.period.first { hasEvents(on: $0) }
      if let next { pages.jump(to: next) }
      top = ListPlace(day: focus, event: nil)
    }
    event = 0
    return true
  }

  private mutating func goToPreviousEvent() -> Bool {
    if event > 0 {
      event -= 1
      return true
    }
    let begin = pages.current.period.lowerBound
    if let day = (begin..<focus).last(where: { hasEvents(on: $0) }) {
      pages.jump(to: day)
    } else {
      guard begin > .first else { return false }
      pages.jump(to: begin.advanced(by: -1))
      loadCurrent()
      let previous = pages.current.period.last { hasEvents(on: $0) }
      if let previous { pages.jump(to: previous) }
      top = ListPlace(day: focus, event: nil)
    }
    event = max(0, events(on: focus).count - 1)
    return true
  }

  private func hasEvents(on day: CivilDate) -> Bool { (content?.index.count(on: day) ?? 0) > 0 }
}

// MARK: - Days that can be selected

extension App {
  /// Why a day cannot be selected, as far as is known, or nil if it can.
  func reason(against day: CivilDate) -> UnselectableReason? {
    for distance in -pages.radius...pages.radius {
      guard let index = pages.content(at: distance)?.index, index.days.contains(day) else {
        continue
      }
      return selectable(index).reason(against: day)
    }
    // Nothing is known of the events of days that were not read.
    guard session.request.selectable != .withEvents else { return nil }
    return selectable(DayIndex([], in: DisplayWindow(day..<day, in: session.zone)))
      .reason(against: day)
  }

  private func selectable(_ index: DayIndex) -> SelectableDays {
    SelectableDays(choice: session.request.selectable, today: session.today, index: index)
  }

  /// A reason in words.
  func sentence(_ reason: UnselectableReason, on day: CivilDate) -> String {
    let word = session.request.selectable.rawValue
    return switch reason {
    case .beforeToday: "\(day) is before today, and --selectable is \(word)"
    case .afterToday: "\(day) is after today, and --selectable is \(word)"
    case .noEvents: "\(day) has no events, and --selectable is \(word)"
    }
  }
}
