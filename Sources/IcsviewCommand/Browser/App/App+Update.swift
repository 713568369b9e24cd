import Agenda
import CivilCalendar
import ICalendar
import Terminal

extension App {
  /// Does what an action asks, and says what the world has to do.
  mutating func update(_ action: Action) -> Effect {
    prepared = nil
    return perform(action)
  }

  private mutating func perform(_ action: Action) -> Effect {
    switch action {
    case .key(let key): return press(key)
    case .press(let row, let column): return click(row: row, column: column)
    case .wheel(let count, let row, let column): wheel(count, row: row, column: column)
    case .resize(let size): resize(to: size)
    case .tick(let now): session.setClock(to: now)
    case .say(let text): message = text
    case .left, .right, .up, .down: move(action)
    case .turnPages(let count): turn { $0.shift(by: count) }
    case .turnYears(let count): turn { $0.jump(to: $0.focus.adding(years: count)) }
    case .view(let view): show(view)
    case .today: turn { [today = session.today] in $0.jump(to: today) }
    case .goTo: mode = .prompt(Prompt(.date))
    case .pickMonth: mode = .monthPicker(CivilMonth(of: focus))
    case .switchPane: switchPane()
    // Where it turns out that there is no event, this is left again.
    case .open: mode = needsContent || chosenEvent != nil ? .details(0) : mode
    case .back: goBack()
    case .search: mode = .prompt(Prompt(.search))
    case .nextMatch: findMatch(forward: true, includesChosen: false)
    case .previousMatch: findMatch(forward: false, includesChosen: false)
    case .filter: mode = .filter(0)
    case .startRange: chooseDays { $0.turnRange(at: $1) }
    case .chooseDay: chooseDays { $0.anchor == nil ? $0.toggle($1) : $0.turnRange(at: $1) }
    case .write: askWhere { .file(count: $0) }
    case .pipe: askWhere { [format = pipeFormat] in .command(count: $0, format) }
    case .reload: return .reload
    case .help: mode = .help(0)
    case .quit: return .quit
    case .scrollDrawing(let lines): scrollDrawing(by: lines)
    }
    return .nothing
  }

  private mutating func press(_ key: Key) -> Effect {
    message = nil
    // Who goes on meanwhile does not want to be led elsewhere.
    searchReading?.leadsOn = false
    if !goesOnSeeking(key) { seeking = nil }
    switch mode {
    case .calendar: return KeyTable.action(of: key).map { update($0) } ?? .nothing
    case .prompt(let prompt): return type(key, in: prompt)
    case .monthPicker(let month): pick(key, from: month)
    case .filter(let place): turnSwitch(key, at: place)
    case .details(let offset): readDetails(key, from: offset)
    case .help(let offset): mode = scrolled(key, from: offset).map { .help($0) } ?? .calendar
    }
    return .nothing
  }

  private mutating func switchPane() {
    guard view != .agenda else { return }
    pane = pane == .grid ? .list : .grid
  }

  private mutating func goBack() {
    if pane == .list, view != .agenda {
      pane = .grid
    } else if chosen != ChosenDays() {
      chosen = ChosenDays()
    } else if search != nil {
      setSearch(nil)
    }
  }

  private mutating func chooseDays(_ change: (inout ChosenDays, CivilDate) -> Void) {
    if session.request.selectable == .withEvents { loadCurrent() }
    if let reason = reason(against: focus) {
      message = sentence(reason, on: focus)
    } else {
      change(&chosen, focus)
    }
  }

  private mutating func askWhere(_ purpose: (_ count: Int) -> Prompt.Purpose) {
    loadCurrent()
    let count = chosenEvents().count
    if count == 0 {
      message = "no events are chosen"
    } else {
      mode = .prompt(Prompt(purpose(count)))
    }
  }

  /// Where a text is scrolled to by a key, or nil if the key leaves it.
  func scrolled(_ key: Key, from offset: Int) -> Int? {
    let page = max(1, bodyHeight - 1)
    switch key {
    case .down, "j", .enter: return offset + 1
    case .up, "k": return max(0, offset - 1)
    case .pageDown, " ", ">": return offset + page
    case .pageUp, "<": return max(0, offset - page)
    case .home: return 0
    case .escape, "q", "?", .tab: return nil
    default: return offset
    }
  }
}

// MARK: - Panels

extension App {
  private mutating func pick(_ key: Key, from month: CivilMonth) {
    switch key {
    case .left, "h", .pageUp, "<", "{": mode = .monthPicker(month.advanced(by: -12))
    case .right, "l", .pageDown, ">", "}": mode = .monthPicker(month.advanced(by: 12))
    case .up, "k": mode = .monthPicker(month.advanced(by: -1))
    case .down, "j": mode = .monthPicker(month.advanced(by: 1))
    case .enter, " ": go(to: month)
    case .escape, "q", "c": mode = .calendar
    default: break
    }
  }

  /// Goes to a month; the day is kept, clamped.
  mutating func go(to month: CivilMonth) {
    mode = .calendar
    turn { $0.jump(to: $0.focus.adding(months: CivilMonth(of: $0.focus).distance(to: month))) }
  }

  private mutating func turnSwitch(_ key: Key, at place: Int) {
    let switches = FilterSwitch.all(calendars: session.calendars.items.count)
    switch key {
    case .down, "j": mode = .filter(min(place + 1, switches.count - 1))
    case .up, "k": mode = .filter(max(place - 1, 0))
    case " ", .enter, "x":
      guard switches.indices.contains(place) else { return }
      filter.toggle(switches[place])
      reloadPages()
    case .escape, "q", "f": mode = .calendar
    default: break
    }
  }

  private mutating func readDetails(_ key: Key, from offset: Int) {
    switch key {
    case .right, "l", "n": nextEvent(by: 1)
    case .left, "h", "N": nextEvent(by: -1)
    case .enter:
      seeking = nil
      mode = .calendar
    default:
      seeking = nil
      let last = max(0, detailLines.count - bodyHeight)
      mode = scrolled(key, from: offset).map { .details(min($0, last)) } ?? .calendar
    }
  }

  /// Shows the details of another event of the list.
  private mutating func nextEvent(by count: Int) {
    moveInList(by: count)
    mode = needsContent || chosenEvent != nil ? .details(0) : .calendar
  }
}
