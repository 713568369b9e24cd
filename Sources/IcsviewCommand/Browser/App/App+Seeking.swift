import Agenda
import CivilCalendar
import ICalendar
import Terminal

extension App {
  /// Looks for the event to which some moves in the list lead, over a page that has none.
  ///
  /// - Parameters:
  ///   - moves: How many moves, down when positive.
  ///   - end: Where they came upon the page; none leads back to the event from which they came.
  mutating func seekEvent(moves: Int, from end: ListEnd) {
    let days = pages.current.period
    switch end {
    case .top where moves > 0, .bottom where moves >= 0:
      let moves = end == .top ? moves : moves + 1
      seeking = EventSeeking(.moves(moves), .after, days.upperBound, session)
    case .top, .bottom:
      let moves = end == .bottom ? moves : moves - 1
      seeking = EventSeeking(.moves(moves), .before, days.lowerBound, session)
    }
  }

  /// Adds moves in the list to those for which an event is looked for.
  ///
  /// - Returns: Whether there are such, and what to do with them is settled.
  mutating func goOnSeeking(moves: Int) -> Bool {
    guard let seeking, case .moves(let others) = seeking.purpose else { return false }
    let all = others + moves
    if all.signum() == others.signum() {
      self.seeking?.purpose = .moves(all)
    } else {
      seekEvent(moves: all, from: seeking.isForward ? .top : .bottom)
    }
    return true
  }

  /// Looks for a match on other days than the one in focus.
  mutating func seekMatch(forward: Bool, isNew: Bool) {
    let purpose = EventSeeking.Purpose.match(count: 1, isNew: isNew)
    seeking =
      forward
      ? EventSeeking(purpose, .after, focus.advanced(by: 1), session, among: matches)
      : EventSeeking(purpose, .before, focus, session, among: matches)
  }

  /// Passes one more match while one is looked for.
  ///
  /// - Returns: Whether one is, on that side.
  mutating func goOnSeekingMatch(forward: Bool) -> Bool {
    guard let seeking, seeking.isForward == forward,
      case .match(let count, let isNew) = seeking.purpose
    else { return false }
    self.seeking?.purpose = .match(count: count + 1, isNew: isNew)
    return true
  }

  /// Whether a key may add to what is looked for; all others end it.
  func goesOnSeeking(_ key: Key) -> Bool {
    switch mode {
    // Which of them lead to other events is known where they are read.
    case .details: return true
    case .calendar:
      guard let action = KeyTable.action(of: key) else { return false }
      return switch action {
      case .up, .down: pane == .list
      case .nextMatch, .previousMatch: true
      default: false
      }
    default: return false
    }
  }

  /// Looks for a while.
  mutating func goOnSeeking(_ isInterrupted: () -> Bool) {
    guard var seeking else { return }
    self.seeking = nil
    while !seeking.isFinished {
      seeking.step(self)
      guard !isInterrupted() else { break }
    }
    guard seeking.isFinished else {
      self.seeking = seeking
      return
    }
    switch seeking.purpose {
    case .moves(let count): arrive(at: seeking.answer?.day, moves: count)
    case .match(let count, let isNew): arrive(by: seeking, after: count, isNew: isNew)
    }
  }

  private mutating func arrive(at day: CivilDate?, moves: Int) {
    guard let day else {
      message = moves > 0 ? "no event after this" : "no event before this"
      if case .details = mode { mode = .calendar }
      return
    }
    pages.jump(to: day)
    dayChanged()
    aim = .moves(moves, from: moves > 0 ? .top : .bottom)
    if !needsContent { takeAim() }
  }

  private mutating func arrive(by seeking: EventSeeking, after count: Int, isNew: Bool) {
    let isForward = seeking.isForward
    guard let (day, occurrence) = seeking.answer else {
      guard !isNew || seeking.isOnOtherSide else {
        seekMatch(forward: !isForward, isNew: true)
        self.seeking?.isOnOtherSide = true
        return
      }
      let side = isNew ? "" : isForward ? " after this" : " before this"
      message = "no match of '\(search?.text ?? "")'\(side)"
      return
    }
    pages.jump(to: day)
    dayChanged()
    if needsContent { aim = .occurrence(occurrence) }
    event = events(on: day).firstIndex(of: occurrence) ?? 0
    for _ in 1..<max(1, count) { findMatch(forward: isForward, includesChosen: false) }
  }
}
