import Agenda
import CivilCalendar
import ICalendar

extension App {
  /// Searches for a while.
  mutating func goOnSearching(_ isInterrupted: () -> Bool) {
    guard var reading = searchReading else { return }
    searchReading = nil
    while !reading.isFinished {
      reading.step()
      guard !isInterrupted() else { break }
    }
    guard reading.isFinished else {
      searchReading = reading
      return
    }
    matches = reading.found
    if reading.leadsOn { findMatch(forward: true, includesChosen: true) }
  }

  /// The days of a page on which something happens that was searched for.
  func matchDays(_ content: PageContent) -> Set<CivilDate> {
    if let known = content.drawings.matches, known.search == searchCount { return known.days }
    guard searchReading == nil, !matches.isEmpty else { return [] }
    let days = content.index.occurrences.reduce(into: Set<CivilDate>()) { days, occurrence in
      guard isMatch(occurrence) else { return }
      days.formUnion(occurrence.time.days(in: session.zone).clamped(to: content.index.days))
    }
    content.drawings.matches = (searchCount, days)
    return days
  }

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
    guard searchReading == nil else {
      message = "still searching for '\(search.text)'"
      return
    }
    loadCurrent()
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
    }
    if needsContent { aim = .occurrence(place.occurrence) }
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
  /// It is looked for in stretches of growing length, since near ones are likely, the last of which has all that is
  /// left. Of each series the first occurrences of a stretch are enough, so that what has no end costs nothing. There
  /// are two, since the first one can have begun before.
  private func matchAfter(_ day: CivilDate) -> Match? {
    guard !matches.isEmpty, day < .last else { return nil }
    let begin = day.advanced(by: 1)
    let ends = [62, 744].map { begin.advanced(by: $0) } + [.upperBound]
    for days in zip([begin] + ends, ends).map({ $0..<max($0, $1) }) {
      let found = matches(on: days, limits: ExpansionLimits(perSeries: 2))
        .first { isMatch($0, beginningOn: days) }
      if let found { return match(found) }
    }
    return nil
  }

  /// The last match on the days before a day.
  ///
  /// It is looked for in stretches of growing length, and no further back than the first component begins that has it.
  private func matchBefore(_ day: CivilDate) -> Match? {
    let begins = matches.compactMap { session.collection.times(of: $0).start?.wallClock.date }
    // Another zone can move it by a day.
    guard let limit = begins.min()?.advanced(by: -2) else { return nil }
    var end = day
    var length = 62
    while end > limit {
      let days = end.advanced(by: -length)..<end
      let found = matches(on: days, limits: PageCommand.limits)
        .last { isMatch($0, beginningOn: days) }
      if let found { return match(found) }
      end = days.lowerBound
      length = min(length * 12, 8000)
    }
    return nil
  }

  /// The occurrences that touch some days of components that have what is searched for, and of some others.
  private func matches(on days: Range<CivilDate>, limits: ExpansionLimits) -> [Occurrence] {
    var reading = OccurrenceReading(
      session.collection,
      touching: DisplayWindow(days, in: session.zone),
      of: session.request.kinds,
      among: matches,
      limits: limits,
    )
    var found: [Occurrence] = []
    while !reading.isFinished { found += reading.step { session.isWanted($0) } }
    return found
  }

  private func isMatch(_ occurrence: Occurrence, beginningOn days: Range<CivilDate>) -> Bool {
    days.contains(occurrence.time.days(in: session.zone).lowerBound)
      && session.shows(occurrence, filter) && isMatch(occurrence)
  }

  private func match(_ occurrence: Occurrence) -> Match {
    (occurrence.time.days(in: session.zone).lowerBound, occurrence)
  }
}
