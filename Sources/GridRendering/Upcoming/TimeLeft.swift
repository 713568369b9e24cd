package import CivilCalendar
import StyledText

/// How long it is until an event begins, or until it ends if it has begun.
package enum TimeLeft: Hashable, Sendable {
  /// It is on; in so many minutes it ends, or nothing is left of it.
  case now(minutes: Int)
  /// It is on, and this day is not its last: so many days are left, with this one.
  case nowForDays(Int)
  /// It takes whole days, and this one is its last.
  case today
  /// It begins in so many minutes.
  case minutes(Int)
  /// It begins tomorrow, at a time or as a whole day.
  case tomorrow(CivilTime?)
  /// It begins in so many days, at least 2.
  case days(Int)
}

extension TimeLeft {
  /// The time left of an event.
  ///
  /// - Parameters:
  ///   - time: When it is, on the clocks of the reader.
  ///   - seconds: How long it is until it begins and until it ends; negative for what is over.
  ///   - today: The present day.
  package init(_ time: ListedTime, seconds: (start: Int, end: Int), today: CivilDate) {
    switch time {
    case .timed(let start, _) where seconds.start > 0:
      let minutes = (seconds.start + 59) / 60
      let ahead = today.distance(to: start.date)
      // At a late hour tomorrow is near.
      if ahead <= 0 || minutes < TimeLeft.nearMinutes {
        self = .minutes(minutes)
      } else {
        self = ahead == 1 ? .tomorrow(start.time) : .days(ahead)
      }
    case .timed:
      let minutes = (max(0, seconds.end) + 59) / 60
      self = minutes < 2 * 1440 ? .now(minutes: minutes) : .nowForDays(minutes / 1440)
    case .allDay(let days):
      let ahead = today.distance(to: days.lowerBound)
      let left = today.distance(to: days.upperBound)
      switch ahead {
      case 2...: self = .days(ahead)
      case 1: self = .tomorrow(nil)
      default: self = left > 1 ? .nowForDays(left) : .today
      }
    case .undated: self = .today
    }
  }

  /// What begins within this time is told in hours and minutes, whatever day that is.
  private static let nearMinutes = 6 * 60
  /// What begins within this time is soon.
  private static let soonMinutes = 15

  /// One word for programs: `now`, `today`, `soon` or `later`.
  package var word: String {
    switch self {
    case .now: "now"
    case .nowForDays, .today: "today"
    case .minutes(let minutes): minutes <= TimeLeft.soonMinutes ? "soon" : "later"
    case .tomorrow, .days: "later"
    }
  }

  /// The time left in words, such as `in 12m`, `now, 20m left` or `tomorrow 09:00`.
  func text(_ presentation: Presentation) -> SafeText {
    switch self {
    case .now(minutes: 0): "now"
    case .now(let minutes): "now, \(TimeLeft.length(minutes, presentation)) left"
    case .nowForDays(let days): "now, \(presentation.text(of: days))d left"
    case .today: "today"
    case .minutes(let minutes): "in \(TimeLeft.length(minutes, presentation))"
    case .tomorrow(nil): "tomorrow"
    case .tomorrow(let time?): "tomorrow \(presentation.text(of: time))"
    case .days(let days): "in \(presentation.text(of: days))d"
    }
  }

  /// Such as `12m` or `3h 05m`.
  private static func length(_ minutes: Int, _ presentation: Presentation) -> SafeText {
    let rest = minutes % 60
    guard minutes >= 60 else { return "\(presentation.text(of: rest))m" }
    let hours = presentation.text(of: minutes / 60)
    return "\(hours)h \(presentation.text(of: rest, digits: 2))m"
  }
}
