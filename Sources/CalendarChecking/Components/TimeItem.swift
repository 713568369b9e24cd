import ICalendar

/// A date or a time, and where it stands.
struct TimeItem {
  let time: CalendarTime
  let position: FilePosition

  /// The time as messages show it.
  var text: String {
    switch time {
    case .date(let date): "\(date)"
    case .utc(let wallClock): "\(wallClock)Z"
    case .floating(let wallClock), .zoned(let wallClock, _): "\(wallClock)"
    }
  }
}
