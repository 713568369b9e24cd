import CivilCalendar
import ICUSupport
import StyledText

/// What a list says about the time of an event on one of its days.
struct EventTiming {
  /// When it begins on the day, such as `09:00` or `all day`; empty if it has no time.
  var start: SafeText = ""
  /// When it ends, such as `10:00`, or nil if nothing is said of that.
  var end: SafeText?
  /// How many days later that is, such as `+1`; empty if it is the same day.
  var later: SafeText = ""
  /// What else there is to say, such as `(day 1 of 3)`, or nil.
  var remark: SafeText?

  /// What stands in place of times.
  static let allDay: SafeText = "all day"
}

extension EventTiming {
  /// The timing of an event on a day, or off any day.
  init(_ time: ListedTime, on date: CivilDate?, _ presentation: Presentation) {
    switch time {
    case .allDay(let days):
      start = EventTiming.allDay
      remark = date.flatMap { EventTiming.place(of: $0, in: days, presentation) }
    case .timed(let first, let last):
      if let date, first.date < date {
        setContinued(from: first, to: last, on: date, presentation)
      } else {
        setWhole(from: first, to: last, presentation)
      }
    case .undated:
      break
    }
  }

  /// Says when an event begins and ends, on the day on which it begins.
  private mutating func setWhole(
    from first: CivilDateTime,
    to last: CivilDateTime,
    _ presentation: Presentation
  ) {
    start = presentation.text(of: first.time)
    guard last > first else { return }
    let days = first.date.distance(to: last.date)
    if days == 1 && last.time == .midnight {
      end = EventTiming.endOfDay(presentation)
    } else {
      end = presentation.text(of: last.time)
      if days > 0 { later = "+\(presentation.text(of: days))" }
    }
  }

  /// Says that an event goes on, and when it ends if it does so on the day.
  private mutating func setContinued(
    from first: CivilDateTime,
    to last: CivilDateTime,
    on date: CivilDate,
    _ presentation: Presentation
  ) {
    if last.date > date {
      start = EventTiming.allDay
    } else {
      start = presentation.text(of: .midnight)
      end = presentation.text(of: last.time)
    }
    // A weekday names the day only within a week.
    let language = presentation.language
    let isNear = first.date.distance(to: date) < 7
    let day = isNear ? language.name(of: first.date.weekday) : language.shortDate(first.date)
    remark = "(since \(day) \(presentation.text(of: first.time)))"
  }

  /// Which of several days a day is.
  private static func place(
    of date: CivilDate,
    in days: Range<CivilDate>,
    _ presentation: Presentation
  ) -> SafeText? {
    guard days.count > 1 else { return nil }
    let number = days.lowerBound.distance(to: date) + 1
    return "(day \(presentation.text(of: number)) of \(presentation.text(of: days.count)))"
  }

  /// The midnight at which a day ends.
  private static func endOfDay(_ presentation: Presentation) -> SafeText {
    switch presentation.hourCycle {
    case .twelve: presentation.text(of: .midnight)
    case .twentyFour: "\(presentation.text(of: 24)):\(presentation.text(of: 0, digits: 2))"
    }
  }
}
