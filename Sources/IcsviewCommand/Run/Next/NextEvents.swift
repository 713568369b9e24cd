import CivilCalendar
import ICalendar
import TimeZones

/// Finds the occurrences that are on or come next.
///
/// Days are searched from the present one on, near ones first, until enough is found, so that an answer costs
/// little more than to read the files.
struct NextEvents {
  private let session: Session
  /// When the present day begins and ends.
  private let today: Range<Instant>

  init(session: Session) {
    self.session = session
    let days = session.today..<session.today.advanced(by: 1)
    today = DisplayWindow(days, in: session.zone).instants
  }

  /// The next occurrences, at most so many; a note says where there are none at all.
  ///
  /// They are in the order of the days on which they are met first, at the earliest today. On each day those
  /// that are on come first, then those that begin, and last what takes the whole day.
  func first(_ count: Int) -> [Occurrence] {
    var found: [(key: Key, occurrence: Occurrence)] = []
    var begin = session.today
    for stretch in NextEvents.stretches where begin < .upperBound && found.count < count {
      let days = begin..<begin.advanced(by: stretch)
      let answer = session.occurrences(on: days, limits: NextEvents.limits(count, days))
      for occurrence in answer.occurrences {
        // What began before was found before.
        let isNew = occurrence.time.days(in: session.zone).lowerBound >= begin
        guard isNew || begin == session.today, let key = key(of: occurrence) else { continue }
        found.append((key, occurrence))
      }
      begin = days.upperBound
    }
    // A status bar is told so in its tooltip.
    if found.isEmpty, session.hasSources, session.request.format != .waybar,
      !session.noteOtherComponents()
    {
      session.reporter.note("no events from now on")
    }
    // The sort is stable, and so keeps the usual order among equals.
    found.sort { $0.key < $1.key }
    return found.prefix(count).map(\.occurrence)
  }

  /// How many days are searched one after the other; what comes last reaches beyond the end of time.
  private static let stretches = [1, 7, 31, 366] + Array(repeating: 8000, count: 366)

  /// Beyond the next days, the first occurrences of each series will do; some may be cancelled.
  private static func limits(_ count: Int, _ days: Range<CivilDate>) -> ExpansionLimits {
    days.count > 7 ? ExpansionLimits(perSeries: 10_000 + count) : .list
  }

  /// Where an occurrence stands among the others, or nil if it is over.
  private func key(of occurrence: Occurrence) -> Key? {
    let zone = session.zone
    let now = session.now
    let start = occurrence.time.start(in: zone)
    let end = occurrence.time.end(in: zone)
    guard end > now || start >= now else { return nil }
    let days = occurrence.time.days(in: zone)
    let isWhole = start <= today.lowerBound && end >= today.upperBound
    return Key(
      day: max(days.lowerBound, session.today),
      takesDay: occurrence.time.isAllDay || isWhole,
      start: max(start, now),
      end: end,
    )
  }

  private struct Key: Comparable {
    let day: CivilDate
    let takesDay: Bool
    let start: Instant
    let end: Instant

    static func < (left: Key, right: Key) -> Bool {
      if left.day != right.day { return left.day < right.day }
      if left.takesDay != right.takesDay { return right.takesDay }
      if left.start != right.start { return left.start < right.start }
      return left.end < right.end
    }
  }
}
