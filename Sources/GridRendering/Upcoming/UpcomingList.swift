package import StyledText

/// The events that come next below each other, each beside the time that is left.
package struct UpcomingList: Hashable, Sendable {
  let events: [UpcomingEvent]
  let calendars: [SafeText]
  let zones: ListedZones?
  let presentation: Presentation

  /// A list of events in their order.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - calendars: The names of all calendars, shown only where there are several.
  ///   - zones: The zone of the times and a second one, if events say when they begin there.
  ///   - presentation: How everything is written.
  package init(
    _ events: [UpcomingEvent],
    calendars: [String] = [],
    zones: ListedZones? = nil,
    _ presentation: Presentation
  ) {
    self.events = events
    self.calendars = calendars.count > 1 ? calendars.map { SafeText($0, limit: 200) } : []
    self.zones = zones
    self.presentation = presentation
  }

  /// Beyond this width, lines grow no further: what belongs together would stand too far apart.
  private static let widest = 120
  /// The columns that a title needs to stand beside the time left.
  private static let leastRoom = 24

  /// The lines of the list; widths under 20 count as 20.
  ///
  /// What has no room in a line goes on in the next one, and in the narrowest lists below the time left.
  package func lines(width: Int) -> [StyledLine] {
    let end = min(width.asLineWidth, UpcomingList.widest)
    let times = events.map { $0.timeLeft.text(presentation) }
    let beside = (times.map(\.columns).max() ?? 0) + 2
    let isBeside = end - beside >= UpcomingList.leastRoom
    let margin = isBeside ? beside : 2
    return zip(events, times).flatMap { event, time in
      let time = StyledLine(time, event.timeLeft.word == "later" ? .time : .now)
      var lines = flowing(parts(of: event), width: end - margin).map { line in
        StyledLine(.spaces(margin)).followed(by: line)
      }
      guard isBeside, let first = lines.first else { return [time] + lines }
      lines[0] = time.padded(to: margin).followed(by: StyledLine(Array(first.runs.dropFirst())))
      return lines
    }
  }

  /// The whole of an event in one line, with the time left first.
  package func line(of event: UpcomingEvent) -> StyledLine {
    flowing([StyledLine(event.timeLeft.text(presentation), .time)] + parts(of: event), width: .max)
      .first ?? StyledLine()
  }

  /// What is said of an event: its title, when and where it is, and in which calendar.
  private func parts(of event: UpcomingEvent) -> [StyledLine] {
    var title = event.event.name
    if event.event.isRecurring { title.append(" \(presentation.symbols.recurring)", .note) }
    if let remark = event.event.status.remark { title.append("  \(remark)", .note) }
    let place = event.event.calendar
    let calendar = calendars.indices.contains(place) ? calendars[place] : ""
    let details = [
      StyledRun(event.when(presentation), .time),
      StyledRun(event.when(in: zones, presentation), .time),
      StyledRun(event.event.location, .location),
      StyledRun(calendar, .calendar(place)),
    ]
    return [title] + details.filter { !$0.text.isEmpty }.map { StyledLine([$0]) }
  }

  /// Texts one after another, in a new line where one does not fit.
  private func flowing(_ parts: [StyledLine], width: Int) -> [StyledLine] {
    let separator = StyledLine(" \(presentation.symbols.separator) ", .dimmed)
    var lines: [StyledLine] = []
    var line = StyledLine()
    for part in parts {
      let text = part.cut(to: width, ellipsis: presentation.symbols.ellipsis)
      if line.columns > 0, line.columns + separator.columns + text.columns > width {
        lines.append(line)
        line = StyledLine()
      }
      if line.columns > 0 { line.append(separator) }
      line.append(text)
    }
    return lines + [line]
  }
}
