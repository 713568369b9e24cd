import Agenda
import CivilCalendar
import GridRendering
import ICalendar
import StyledText

extension App {
  /// A line of the list, and which day or event it belongs to.
  typealias ListLine = (line: StyledLine, place: ListPlace)

  private func rows(_ frame: Frame) -> AgendaRows {
    AgendaRows(
      width: frame.columns,
      calendars: session.calendars.items.map(\.name),
      zones: session.listedZones,
      looks.presentation,
    )
  }

  /// The lines of the list that there is room for.
  func list(in frame: Frame) -> [ListLine] {
    let rows = rows(frame)
    var lines: [ListLine] = []
    var place: ListPlace? = top
    while let current = place, lines.count < frame.rows {
      lines += self.lines(of: current, rows, frame).map { ($0, current) }
      place = self.place(after: current)
    }
    return Array(lines.prefix(frame.rows))
  }

  /// The places of the list before and after another one: days of the page with events, and that in focus.
  private func place(after place: ListPlace) -> ListPlace? {
    let count = content?.index.count(on: place.day) ?? 0
    let next = (place.event ?? -1) + 1
    if next < count { return ListPlace(day: place.day, event: next) }
    let begin = place.day.advanced(by: 1)
    let rest = begin..<max(begin, pages.current.period.upperBound)
    return rest.first(where: isListed).map { ListPlace(day: $0, event: nil) }
  }

  private func place(before place: ListPlace) -> ListPlace? {
    if let event = place.event {
      return ListPlace(day: place.day, event: event > 0 ? event - 1 : nil)
    }
    let begin = pages.current.period.lowerBound
    guard let day = (begin..<max(begin, place.day)).last(where: isListed) else { return nil }
    let count = content?.index.count(on: day) ?? 0
    return ListPlace(day: day, event: count > 0 ? count - 1 : nil)
  }

  private func isListed(_ day: CivilDate) -> Bool {
    day == focus || (content?.index.count(on: day) ?? 0) > 0
  }

  /// The heading of a day, or an event.
  private func lines(of place: ListPlace, _ rows: AgendaRows, _ frame: Frame) -> [StyledLine] {
    guard let number = place.event else {
      let heading = rows.heading(of: place.day, isToday: place.day == session.today)
      guard let content else { return [heading, readingLine] }
      let isEmpty = content.index.count(on: place.day) == 0
      return isEmpty ? [heading, StyledLine("  No events", .note)] : [heading]
    }
    guard let occurrence = occurrence(at: number, on: place.day) else { return [] }
    let isChosen = place.day == focus && number == event
    let lines = rows.lines(of: session.listedEvent(occurrence), on: place.day)
    let isMatch = search != nil && self.isMatch(occurrence)
    guard isChosen || isMatch else { return lines }
    return lines.enumerated().map { index, line in
      mark(line, isFirst: index == 0, isChosen: isChosen, isMatch: isMatch, frame.columns)
    }
  }

  /// What stands for events that are not known yet.
  var readingLine: StyledLine {
    StyledLine("  reading \(looks.presentation.symbols.ellipsis)", .note)
  }

  private func occurrence(at number: Int, on day: CivilDate) -> Occurrence? {
    guard let occurrences = content?.index.occurrences(on: day), number < occurrences.count else {
      return nil
    }
    return occurrences[occurrences.index(occurrences.startIndex, offsetBy: number)]
  }

  /// A line of an event that is chosen or was searched for: with signs in the columns before it, and in colour.
  private func mark(
    _ line: StyledLine,
    isFirst: Bool,
    isChosen: Bool,
    isMatch: Bool,
    _ width: Int
  ) -> StyledLine {
    let isCursor = isChosen && pane == .list
    let signs: SafeText = "\(isFirst && isChosen ? ">" : " ")\(isFirst && isMatch ? "/" : " ")"
    var runs = line.runs
    if let first = runs.first, first.text.columns == 2 { runs[0] = StyledRun(signs, .match) }
    runs = runs.map { run in
      let hasText = isMatch && (search?.isIn(run.text.text) ?? false)
      let role: Role = isCursor ? .cursor : hasText ? .match : run.role
      return StyledRun(run.text, role, link: run.link)
    }
    var marked = StyledLine(runs)
    if isCursor { marked.append(.spaces(width - marked.columns), .cursor) }
    return marked
  }

  /// Moves the list so that the chosen event can be seen: the last step before lines are drawn.
  mutating func prepare() {
    prepared = isTooSmall ? nil : arrangement()
    guard let frame = prepared?.list else { return }
    let rows = rows(frame)
    let chosen = ListPlace(day: focus, event: events(on: focus).isEmpty ? nil : event)
    let count = { (app: App, place: ListPlace) in app.lines(of: place, rows, frame).count }
    if chosen.isBefore(top) || !pages.current.period.contains(top.day) {
      top = event == 0 ? ListPlace(day: focus, event: nil) : chosen
      return
    }
    var place: ListPlace? = top
    var room = frame.rows
    while let current = place, !chosen.isBefore(current), room >= 0 {
      room -= count(self, current)
      place = self.place(after: current)
    }
    guard room < 0 else { return }
    top = chosen
    room = frame.rows - count(self, chosen)
    while let previous = self.place(before: top), room >= count(self, previous) {
      room -= count(self, previous)
      top = previous
    }
  }
}

extension App.ListPlace {
  /// Whether the place is above another one.
  fileprivate func isBefore(_ other: App.ListPlace) -> Bool {
    (day, event ?? -1) < (other.day, other.event ?? -1)
  }
}
