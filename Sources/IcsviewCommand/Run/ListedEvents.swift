import Agenda
import CivilCalendar
import GridRendering
import ICalendar
import LibicalReader
import StyledText
import TimeZones

extension Session {
  /// The days of some ranges that have events, with their events as a list shows them.
  func listedDays(_ ranges: [Range<CivilDate>], of index: DayIndex) -> [ListedDay] {
    ranges.joined().compactMap { day in
      guard index.count(on: day) > 0 else { return nil }
      return ListedDay(
        day,
        isToday: day == today,
        events: index.occurrences(on: day).map { listedEvent($0) }
      )
    }
  }

  /// The days of some ranges on which occurrences are, with these as a list shows them.
  ///
  /// Only the days from the first to the last occurrence are looked at.
  func listedDays(_ ranges: [Range<CivilDate>], _ occurrences: [Occurrence]) -> [ListedDay] {
    let longest = longestSpan(of: occurrences)
    return ranges.flatMap { range in
      let days = span(of: occurrences, in: range, longest: longest)
      let index = DayIndex(
        occurrences,
        in: DisplayWindow(days, in: zone),
        longest: longest,
      )
      return listedDays([days], of: index)
    }
  }

  /// On how many days one occurrence is listed at most: as many as its record has.
  private static let longestSpan = 4000
  /// How many lines a list has room for beside the first ones of its occurrences.
  private static let mostListed = 50_000

  /// Whether a list has room for all events of some days.
  func hasRoom(toList ranges: [Range<CivilDate>], of index: DayIndex) -> Bool {
    var rest = Session.mostListed
    for day in ranges.joined() where rest >= 0 { rest -= index.count(on: day) }
    return rest >= 0
  }

  /// On how many days an occurrence is listed; where many are long, these get fewer days.
  private func longestSpan(of occurrences: [Occurrence]) -> Int {
    var longest = Session.longestSpan
    let spans = occurrences.map { min(longest, $0.time.days(in: zone).count) }
    let most = Session.mostListed + spans.count
    while longest > 1, spans.reduce(0, { $0 + min($1, longest) }) > most { longest /= 2 }
    return longest
  }

  /// The days from the first to the last that an occurrence touches.
  private func span(
    of occurrences: [Occurrence],
    in days: Range<CivilDate>,
    longest: Int
  ) -> Range<CivilDate> {
    var first = CivilDate.upperBound
    var last = CivilDate.first
    for occurrence in occurrences {
      let touched = occurrence.time.days(in: zone).clamped(to: days)
      guard !touched.isEmpty else { continue }
      first = min(first, touched.lowerBound)
      last = max(last, min(touched.upperBound, touched.lowerBound.advanced(by: longest)))
    }
    return first < last ? first..<last : days.lowerBound..<days.lowerBound
  }

  /// An occurrence as a list shows it.
  func listedEvent(_ occurrence: Occurrence) -> ListedEvent {
    listedEvent(
      occurrence.component,
      time: listedTime(occurrence.time),
      secondStart: secondStart(of: occurrence.time),
      isRecurring: occurrence.traits.contains(.recurring)
    )
  }

  /// A component without a date as a list shows it.
  func listedEvent(undated component: ComponentReference) -> ListedEvent {
    listedEvent(component, time: .undated, isRecurring: false)
  }

  private func listedEvent(
    _ component: ComponentReference,
    time: ListedTime,
    secondStart: CivilDateTime? = nil,
    isRecurring: Bool
  ) -> ListedEvent {
    let details = details(of: component)
    return ListedEvent(
      title: details.summary ?? untitled(component),
      time: time,
      secondStart: secondStart,
      location: details.location ?? "",
      link: (details.conference ?? details.url).flatMap { Link($0) },
      status: ListedEvent.Status(details, readers: request.filters.readers),
      isRecurring: isRecurring,
      calendar: calendars.place(of: component, in: collection),
      color: color(of: component),
    )
  }

  /// The colour that a component has of its own (RFC 7986 5.9).
  func color(of component: ComponentReference) -> Color? {
    details(of: component).color.flatMap { Color(css: $0) }
  }

  /// What stands for a title that is missing.
  private func untitled(_ component: ComponentReference) -> String {
    collection.entry(of: component).kind == .freeBusy ? "(busy)" : "(no title)"
  }

  private func secondStart(of time: OccurrenceTime) -> CivilDateTime? {
    guard let secondZone, case .instants(let start, _) = time else { return nil }
    return secondZone.civil(at: start)
  }

  /// The zones that a list has columns for.
  var listedZones: ListedZones? {
    secondZone.map { ListedZones(zone.identifier, $0.identifier) }
  }

  /// The hours of the second zone beside those of some days.
  ///
  /// Where clocks change on one of the days, the name says from when on another difference holds.
  func secondScale(on days: Range<CivilDate>) -> SecondScale? {
    guard let secondZone else { return nil }
    func difference(on day: CivilDate) -> Int {
      let noon = zone.instant(of: CivilDateTime(day).adding(seconds: 43_200))
      return secondZone.civil(at: noon).civilSeconds - zone.civil(at: noon).civilSeconds
    }
    let first = difference(on: days.lowerBound)
    var name = secondZone.identifier
    if let change = days.first(where: { difference(on: $0) != first }) {
      let minutes = (difference(on: change) - first) / 60
      name += " (\(minutes > 0 ? "+" : "")\(minutes) min from \(change))"
    }
    return SecondScale(name: name, difference: first)
  }

  /// When an occurrence is, on the clock of the display zone.
  func listedTime(_ time: OccurrenceTime) -> ListedTime {
    switch time {
    case .days(let days): .allDay(days)
    case .instants(let start, let end):
      .timed(start: zone.civil(at: start), end: zone.civil(at: end))
    }
  }
}
