import ICalendar

/// Which events the browser shows.
struct BrowserFilter: Hashable, Sendable {
  /// The places of calendars that are switched off.
  var hiddenCalendars: Set<Int> = []
  var showsCancelled: Bool
  var showsAllDay = true
  var showsTimed = true

  /// Whether an occurrence of a calendar is shown.
  func shows(_ occurrence: Occurrence, ofCalendar calendar: Int) -> Bool {
    guard !hiddenCalendars.contains(calendar) else { return false }
    if occurrence.traits.contains(.cancelled), !showsCancelled { return false }
    return occurrence.time.isAllDay ? showsAllDay : showsTimed
  }
}

/// A switch of the filter.
enum FilterSwitch: Hashable, Sendable {
  case calendar(Int)
  case cancelled
  case allDay
  case timed

  /// All there are for some calendars.
  static func all(calendars: Int) -> [FilterSwitch] {
    (0..<calendars).map { .calendar($0) } + [.cancelled, .allDay, .timed]
  }
}

extension BrowserFilter {
  /// Whether a switch is on.
  func isOn(_ choice: FilterSwitch) -> Bool {
    switch choice {
    case .calendar(let place): !hiddenCalendars.contains(place)
    case .cancelled: showsCancelled
    case .allDay: showsAllDay
    case .timed: showsTimed
    }
  }

  /// Turns a switch.
  mutating func toggle(_ choice: FilterSwitch) {
    switch choice {
    case .calendar(let place):
      if hiddenCalendars.remove(place) == nil { hiddenCalendars.insert(place) }
    case .cancelled: showsCancelled.toggle()
    case .allDay: showsAllDay.toggle()
    case .timed: showsTimed.toggle()
    }
  }
}
