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
    guard !goOnSeekingMatch(forward: forward) else { return }
    loadCurrent()
    if let number = matchOnDay(forward: forward, includesChosen: includesChosen) {
      event = number
    } else {
      seekMatch(forward: forward, isNew: includesChosen)
    }
  }

  /// The number of a match among the other events of the day in focus.
  private func matchOnDay(forward: Bool, includesChosen: Bool) -> Int? {
    let events = Array(events(on: focus).enumerated())
    let found =
      forward
      ? events.first { ($0 > event || includesChosen && $0 == event) && isMatch($1) }
      : events.last { $0 < event && isMatch($1) }
    return found?.offset
  }
}
