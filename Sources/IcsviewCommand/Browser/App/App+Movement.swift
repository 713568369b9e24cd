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
    if needsContent { aim = .selectableDay }
  }

  /// Turns pages, to a day that can be selected if there is one on the new page.
  mutating func turn(_ change: (inout PagedCalendar<PageContent>) -> Void) {
    change(&pages)
    drawingOffset = 0
    settle()
    dayChanged()
    if needsContent { aim = .selectableDay }
  }

  /// Moves the focus to the nearest day of the page that can be selected, if there is one.
  mutating func settle() {
    guard reason(against: focus) != nil else { return }
    let days = pages.current.period.filter { reason(against: $0) == nil }
    let nearest = days.min { abs($0.distance(to: focus)) < abs($1.distance(to: focus)) }
    guard let nearest else { return }
    pages.jump(to: nearest)
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
  ///
  /// Moves on a page that was not read yet are made as soon as it was.
  mutating func moveInList(by count: Int) {
    guard !goOnSeeking(moves: count) else { return }
    guard !needsContent else {
      if case .moves(let others, let end) = aim {
        aim = .moves(others + count, from: end)
      } else {
        aim = .moves(count, from: nil)
      }
      return
    }
    var rest = count
    while rest != 0 {
      guard rest > 0 ? goToNextEvent() : goToPreviousEvent() else {
        let edge = rest > 0 ? pages.current.period.upperBound : pages.current.period.lowerBound
        guard rest > 0 ? edge <= .last : edge > .first else { return }
        pages.jump(to: rest > 0 ? edge : edge.advanced(by: -1))
        dayChanged()
        aim = .moves(rest, from: rest > 0 ? .top : .bottom)
        if !needsContent { takeAim() }
        return
      }
      rest -= rest.signum()
    }
  }

  /// Goes to the first or the last event of a page that was just read; to its edge if there is none.
  mutating func enterList(from end: ListEnd) {
    let days = pages.current.period
    switch end {
    case .top: if let day = days.first(where: { hasEvents(on: $0) }) { pages.jump(to: day) }
    case .bottom: if let day = days.last(where: { hasEvents(on: $0) }) { pages.jump(to: day) }
    }
    dayChanged()
    if end == .bottom { event = max(0, events(on: focus).count - 1) }
  }

  /// Goes to the next event of the page, if there is one.
  private mutating func goToNextEvent() -> Bool {
    if event + 1 < events(on: focus).count {
      event += 1
      return true
    }
    let begin = focus.advanced(by: 1)
    let rest = begin..<max(begin, pages.current.period.upperBound)
    guard let day = rest.first(where: { hasEvents(on: $0) }) else { return false }
    pages.jump(to: day)
    event = 0
    return true
  }

  /// Goes to the previous event of the page, if there is one.
  private mutating func goToPreviousEvent() -> Bool {
    if event > 0 {
      event -= 1
      return true
    }
    let days = pages.current.period.lowerBound..<focus
    guard let day = days.last(where: { hasEvents(on: $0) }) else { return false }
    pages.jump(to: day)
    event = max(0, events(on: focus).count - 1)
    return true
  }

  private func hasEvents(on day: CivilDate) -> Bool { (content?.index.count(on: day) ?? 0) > 0 }

  /// Whether there are events on some days of the page.
  func hasEvents(on days: Range<CivilDate>) -> Bool { days.contains { hasEvents(on: $0) } }
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
