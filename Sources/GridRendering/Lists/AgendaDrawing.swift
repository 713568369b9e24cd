import CivilCalendar
import StyledText

/// Draws the events of an agenda list.
struct AgendaDrawing {
  let columns: AgendaColumns
  private let calendars: [SafeText]
  private let zones: ListedZones?
  private let presentation: Presentation

  init(_ list: AgendaList, width: Int) {
    let presentation = list.presentation
    let hours = (0..<24).map { presentation.text(of: CivilTime(secondOfDay: $0 * 3600)).columns }
    columns = AgendaColumns(
      width: width,
      time: hours.max() ?? 0,
      allDay: EventTiming.allDay.columns,
      second: list.zones.map { zones in
        // A sign and a digit say that it is another day there.
        max((hours.max() ?? 0) + 2, min(zones.second.columns, 12))
      },
      showsCalendars: list.calendars.count > 1,
    )
    zones = list.zones
    calendars = list.calendars.count > 1 ? list.calendars : []
    self.presentation = presentation
  }

  /// The line of an event on a day, and lines below it for what has no room there.
  func lines(of event: ListedEvent, on date: CivilDate?) -> [StyledLine] {
    let timing = EventTiming(event.time, on: date, presentation)
    let remarks = [event.status.remark, timing.remark].compactMap(\.self)
    var line = StyledLine(.spaces(AgendaColumns.indent))
    line.append(times(timing))
    if let column = columns.second, let second = second(event, on: date) {
      line.pad(to: column)
      line.append(second, .time)
    }
    // Times that are longer than their columns keep their distance from the title.
    line.pad(to: max(columns.title, line.columns + 1))
    let width = titleEnd(event) - line.columns
    let hasRoom = hasRoom(for: remarks, beside: event, width: width)
    line.append(title(event, hasRoom ? remarks : [], width: width))
    place(event.location, .location, at: columns.location, end: locationEnd(event), in: &line)
    place(
      calendar(event),
      event.colorRole,
      at: columns.calendar,
      end: columns.end,
      in: &line,
    )
    return [line] + details(event, on: date, timing, hasRoom ? [] : remarks)
  }

  /// The names of the zones above their columns, or nil if there is no column for a second one.
  func zoneNames() -> StyledLine? {
    guard let zones, let column = columns.second else { return nil }
    func cut(_ name: SafeText, to width: Int) -> StyledLine {
      StyledLine(name, .note).cut(to: width, ellipsis: presentation.symbols.ellipsis)
    }
    var line = StyledLine(.spaces(AgendaColumns.indent))
    line.append(cut(zones.first, to: columns.times))
    line.pad(to: column)
    line.append(cut(zones.second, to: columns.title - AgendaColumns.gap - column))
    return line
  }

  /// When an event begins on the clock of the second zone; nil on a day that it only goes on.
  private func second(_ event: ListedEvent, on date: CivilDate?) -> SafeText? {
    guard let second = event.secondStart, case .timed(let start, _) = event.time,
      date == nil || date == start.date
    else { return nil }
    let days = start.date.distance(to: second.date)
    let sign: SafeText = days == 0 ? "" : days > 0 ? "+" : "-"
    let shift: SafeText = days == 0 ? "" : "\(sign)\(presentation.text(of: abs(days)))"
    let time = presentation.text(of: second.time)
    return "\(SafeText.spaces(columns.time - time.columns))\(time)\(shift)"
  }

  /// The name of an event's calendar; empty if it is not shown.
  private func calendar(_ event: ListedEvent) -> SafeText {
    calendars.indices.contains(event.calendar) ? calendars[event.calendar] : ""
  }
}

extension AgendaDrawing {
  /// The times of an event, those on a clock ending in the same columns.
  private func times(_ timing: EventTiming) -> StyledLine {
    var line = StyledLine()
    let isClock = timing.end != nil || timing.start != EventTiming.allDay
    line.append(.spaces(isClock ? columns.time - timing.start.columns : 0))
    line.append(timing.start, .time)
    guard columns.showsEnd, let end = timing.end else { return line }
    line.append(" \(presentation.symbols.dash) ", .time)
    line.append(.spaces(columns.time - end.columns))
    line.append("\(end)\(timing.later)", .time)
    return line
  }

  /// Whether remarks stand beside a title, of which something must remain to be read.
  private func hasRoom(for remarks: [SafeText], beside event: ListedEvent, width: Int) -> Bool {
    let rest = width - sign(event).columns - self.remarks(remarks).columns
    return rest >= min(event.name.columns, 10)
  }

  /// The title with what is said about the event; only the title is cut.
  private func title(_ event: ListedEvent, _ remarks: [SafeText], width: Int) -> StyledLine {
    var rest = sign(event)
    rest.append(self.remarks(remarks))
    var line = event.name.cut(to: width - rest.columns, ellipsis: presentation.symbols.ellipsis)
    line.append(rest)
    return line
  }

  private func sign(_ event: ListedEvent) -> StyledLine {
    event.isRecurring ? StyledLine(" \(presentation.symbols.recurring)", .note) : StyledLine()
  }

  private func remarks(_ remarks: [SafeText]) -> StyledLine {
    StyledLine(remarks.map { StyledRun("  \($0)", .note) })
  }

  /// Where a title has to end: before whatever follows it in its line.
  private func titleEnd(_ event: ListedEvent) -> Int {
    if let location = columns.location, !event.location.isEmpty {
      return location - AgendaColumns.gap
    }
    return locationEnd(event)
  }

  /// Where a location has to end.
  private func locationEnd(_ event: ListedEvent) -> Int {
    if let column = columns.calendar, !calendar(event).isEmpty { return column - AgendaColumns.gap }
    return columns.end
  }

  /// Puts a text into its column, if there is one.
  private func place(
    _ text: SafeText,
    _ role: Role,
    at column: Int?,
    end: Int,
    in line: inout StyledLine
  ) {
    guard let column, !text.isEmpty else { return }
    line.pad(to: column)
    line.append(
      StyledLine(text, role).cut(to: end - column, ellipsis: presentation.symbols.ellipsis)
    )
  }

  /// What of an event has no column of its own, in as many lines as it needs.
  private func details(
    _ event: ListedEvent,
    on date: CivilDate?,
    _ timing: EventTiming,
    _ remarks: [SafeText]
  ) -> [StyledLine] {
    var parts: [StyledRun] = []
    if !columns.showsEnd, let end = timing.end {
      parts.append(StyledRun("\(presentation.symbols.dash) \(end)\(timing.later)", .time))
    }
    if columns.second == nil, let zones, let second = second(event, on: date) {
      parts.append(StyledRun("\(second) \(zones.second)", .time))
    }
    parts += remarks.map { StyledRun($0, .note) }
    if columns.location == nil {
      parts.append(StyledRun(event.location, .location))
      parts.append(StyledRun(calendar(event), event.colorRole))
    }
    return flowing(parts.filter { !$0.text.isEmpty })
  }

  /// Texts one after another, in a new line where one does not fit.
  private func flowing(_ parts: [StyledRun]) -> [StyledLine] {
    let margin = StyledLine(.spaces(columns.details))
    let separator = StyledLine(" \(presentation.symbols.separator) ", .dimmed)
    var lines: [StyledLine] = []
    var line = margin
    for part in parts {
      let text = StyledLine([part])
        .cut(to: columns.end - margin.columns, ellipsis: presentation.symbols.ellipsis)
      if line.columns + separator.columns + text.columns > columns.end && line != margin {
        lines.append(line)
        line = margin
      }
      if line != margin { line.append(separator) }
      line.append(text)
    }
    return line == margin ? lines : lines + [line]
  }
}

extension ListedEvent.Status {
  /// The status in words, since not every terminal shows it otherwise.
  var remark: SafeText? {
    switch self {
    case .confirmed: nil
    case .tentative: "(tentative)"
    case .cancelled: "(cancelled)"
    case .unanswered: "(not answered)"
    case .declined: "(declined)"
    }
  }
}
