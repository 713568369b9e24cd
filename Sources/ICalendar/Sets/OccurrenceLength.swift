import CivilCalendar
import TimeZones

/// How long each occurrence of a component lasts (decision D4).
enum OccurrenceLength: Equatable {
  /// Whole days, at least one.
  case days(Int)
  /// The exact seconds that DTSTART and DTEND of the first occurrence are apart (RFC 5545 3.8.5.3).
  case exact(Int)
  /// The nominal length that DURATION gives.
  case nominal(CalendarDuration)

  /// How long an occurrence is, in seconds of clocks that do not change meanwhile.
  var wallClockSeconds: Int {
    switch self {
    case .days(let count): count * 86_400
    case .exact(let seconds): seconds
    case .nominal(let duration): duration.nominalSeconds
    }
  }

  /// The time of the occurrence that starts at a wall clock.
  func time(from wallClock: CivilDateTime, on clock: SeriesClock) -> OccurrenceTime {
    switch self {
    case .days(let count):
      return .days(wallClock.date..<wallClock.date.advanced(by: count))
    case .exact(let seconds):
      let start = clock.zone.instant(of: wallClock)
      return .instants(start: start, end: start.adding(seconds: seconds))
    case .nominal(let duration):
      let start = clock.zone.instant(of: wallClock)
      guard duration.days != 0 else {
        return .instants(start: start, end: start.adding(seconds: duration.seconds))
      }
      let lastDay = CivilDateTime(wallClock.date.advanced(by: duration.days), wallClock.time)
      let end = clock.zone.instant(of: lastDay).adding(seconds: duration.seconds)
      return .instants(start: start, end: max(start, end))
    }
  }
}
