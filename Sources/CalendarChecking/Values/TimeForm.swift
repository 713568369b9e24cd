import ICalendar

/// What makes times comparable: whether they are dates, and whether they have a zone.
enum TimeForm: Equatable {
  case date
  case floating
  case fixed

  init(_ time: CalendarTime) {
    switch time {
    case .date: self = .date
    case .floating: self = .floating
    case .utc, .zoned: self = .fixed
    }
  }
}
