package import CivilCalendar

/// When a listed event is.
package enum ListedTime: Hashable, Sendable {
  /// Whole days, half-open.
  case allDay(Range<CivilDate>)
  /// From one time to another on the clock of the list; an end that is not after the start is none.
  case timed(start: CivilDateTime, end: CivilDateTime)
  /// At no time, as a to-do may be.
  case undated
}

extension ListedTime {
  /// The days it touches, half-open; an end at midnight touches no new day.
  var days: Range<CivilDate> {
    switch self {
    case .allDay(let days): return days
    case .timed(let start, let end):
      let last = end > start ? end.adding(seconds: -1).date : start.date
      return start.date..<last.advanced(by: 1)
    case .undated: return .first ..< .first
    }
  }

  /// Whether grids draw it as a bar through its days: whole days, and what takes a day or longer.
  var isBar: Bool {
    switch self {
    case .allDay: true
    case .timed(let start, let end): end.civilSeconds - start.civilSeconds >= 86_400
    case .undated: false
    }
  }
}
