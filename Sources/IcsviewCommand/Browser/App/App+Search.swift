import Agenda
import CivilCalendar
import ICalendar

extension App {
  /// Goes to the nearest match after or before the chosen event.
  ///
  /// - Parameters:
  ///   - forward: Whether to look after it.
  ///   - includesChosen: Whether the chosen event itself counts, and matches on the other side where there is none on
  ///     this one.
  mutating func findMatch(forward: Bool, includesChosen: Bool) {
    guard let search else {
      message = "nothing was searched for yet; / does"
      return
    }
    if let place = matchOnDay(forward: forward, includesChosen: includesChosen)
      ?? matchOnOtherDays(forward: forward)
      ?? (includesChosen ? matchOnOtherDays(forward: !forward) : nil)
    {
      goToMatch(place)
    } else {
      let side = includesChosen ? "" : forward ? " after this" : " before this"
      message = "no match of '\(search.text)'\(side)"
    }
  }

  private mutating func goToMatch(_ place: (day: CivilDate, occurrence: Occurrence)) {
    if place.day != focus {
      pages.jump(to: place.day)
      dayChanged()
      loadCurrent()
    }
    event = events(on: place.day).firstIndex(of: place.occurrence) ?? 0
  }

  private typealias Match = (day: CivilDate, occurrence: Occurrence)

  /// A match among the other events of the day in focus.
  private func matchOnDay(forward: Bool, includesChosen: Bool) -> Match? {
    let events = Array(events(on: focus).enumerated())
    let found =
      forward
      ? events.first { ($0 > event || includesChosen && $0 == event) && isMatch($1) }
      : events.last { $0 < event && isMatch($1) }
    return found.map { (focus, $0.element) }
  }

  /// The nearest match that begins on another day.
  private func matchOnOtherDays(forward: Bool) -> Match? {
    forward ? matchAfter(focus) : matchBefore(focus)
  }

  /// The first match on the days after a day.
  ///
  /// Of each series the first occurrences are enough, so that what has no end costs nothing. There are two, since
  /// the first one can have begun before.
  private func matchAfter(_ day: CivilDate) -> Match? {
    guard !matches.isEmpty else { return nil }
    let days = day.advanced(by: 1)..<CivilDate.upperBound
    let limits = ExpansionLimits(perSeries: 2)
    return session.occurrences(on: days, limits: limits).occurrences
      .first { isMatch($0, beginningOn: days) }.map(match)
  }

  /// The last match on the days before a day.
  ///
  /// It is looked for in stretches of growing length, since near ones are likely, and no further back than the first
  /// component begins that has it.
  private func matchBefore(_ day: CivilDate) -> Match? {
    let begins = matches.compactMap { session.collection.times(of: $0).start?.wallClock.date }
    // Another zone can move it by a day.
    guard let limit = begins.min()?.advanced(by: -2) else { return nil }
    var end = day
    var length = 62
    while end > limit {
      let days = end.advanced(by: -length)..<end
      let found = session.occurrences(on: days, limits: PageCommand.limits).occurrences
        .last { isMatch($0, beginningOn: days) }
      if let found { return match(found) }
      end = days.lowerBound
      length = min(length * 12, 8000)
    }
    return nil
  }

  private func isMatch(_ occurrence: Occurrence, beginningOn days: Range<CivilDate>) -> Bool {
    days.contains(occurrence.time.days(in: session.zone).lowerBound)
      && shows(occurrence) && isMatch(occurrence)
  }

  private func match(_ occurrence: Occurrence) -> Match {
    (occurrence.time.days(in: session.zone).lowerBound, occurrence)
  }
}
