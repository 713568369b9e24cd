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
    var found = Found(count)
    var begin = session.today
    for stretch in NextEvents.stretches where begin < .upperBound && !found.isComplete {
      let days = begin..<begin.advanced(by: stretch)
      let cut = search(days, &found)
      // Who finds enough of a series does not miss the rest of it.
      if !found.isComplete { cut.forEach(session.report) }
      begin = days.upperBound
    }
    // A status bar is told so in its tooltip.
    if found.occurrences.isEmpty, session.hasSources, session.request.format != .waybar,
      !session.noteOtherComponents()
    {
      session.reporter.note("no events from now on")
    }
    return found.occurrences
  }

  /// How many days are searched one after the other; what comes last reaches beyond the end of time.
  ///
  /// Rules of other calendars are not followed through all of time at once.
  private static let stretches = [
    1, 7, 31, 366, 8000, 8000, 8000, 8000, 50_000, 350_000, 4_000_000,
  ]

  /// Looks for what is on or begins within some days, and was not found before; answers which series were cut.
  private func search(_ days: Range<CivilDate>, _ found: inout Found) -> [Diagnostic] {
    var cut: [Diagnostic] = []
    var slices = session.collection.occurrenceSlices(
      touching: DisplayWindow(days, in: session.zone).from(session.now),
      of: session.request.kinds,
    )
    while let slice = slices.next() {
      for diagnostic in slice.diagnostics {
        if case .tooManyOccurrences = diagnostic.finding {
          cut.append(diagnostic)
        } else {
          session.report(diagnostic)
        }
      }
      for occurrence in slice.occurrences where session.isWanted(occurrence) {
        // What began before was found before.
        let isNew = occurrence.time.days(in: session.zone).lowerBound >= days.lowerBound
        guard isNew || days.lowerBound == session.today, let key = key(of: occurrence) else {
          continue
        }
        found.add(occurrence, key)
      }
      found.sort()
      // What comes with later slices begins at the earliest with the last of this one.
      if let last = slice.occurrences.last?.time.start(in: session.zone) {
        let day = session.zone.civil(at: last).date
        let earliest = Key(
          day: max(day, session.today),
          takesDay: false,
          start: max(last, session.now),
          end: session.now,
        )
        if found.isComplete(before: earliest) { break }
      }
    }
    return cut
  }

  /// The first of all occurrences that were met.
  private struct Found {
    private let count: Int
    private var items: [(key: Key, occurrence: Occurrence)] = []
    /// What is not before this is not among them.
    private var end: Key?

    init(_ count: Int) { self.count = count }

    var occurrences: [Occurrence] { items.map(\.occurrence) }

    /// Whether there are enough.
    var isComplete: Bool { items.count >= count }

    /// Whether there are enough that are not behind a place.
    func isComplete(before key: Key) -> Bool {
      end.map { $0 <= key } ?? (count == 0)
    }

    mutating func add(_ occurrence: Occurrence, _ key: Key) {
      if let end, end <= key { return }
      items.append((key, occurrence))
    }

    /// Puts them in order, and lets go of those that are too many.
    mutating func sort() {
      // The sort is stable, and so keeps the usual order among equals.
      items.sort { $0.key < $1.key }
      items.removeSubrange(min(count, items.count)...)
      if isComplete { end = items.last?.key }
    }
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
