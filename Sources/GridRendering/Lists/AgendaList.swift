import CivilCalendar
package import StyledText

/// Events below the headings of their days, for people.
///
/// Times, title, location and calendar stand in columns where the width allows it. Where it does not,
/// location and calendar stand below the title, and in the narrowest lists the end as well, so that nothing
/// is left out.
package struct AgendaList: Hashable, Sendable {
  let days: [ListedDay]
  let undated: [ListedEvent]
  let calendars: [SafeText]
  let zones: ListedZones?
  let showsHeadings: Bool
  let presentation: Presentation

  /// A list of days, and of events without one.
  ///
  /// - Parameters:
  ///   - days: The days in the order in which they are shown.
  ///   - undated: What comes last, under no date.
  ///   - calendars: The names of all calendars, shown only where there are several.
  ///   - zones: The zone of the times and a second one, if events say when they begin there.
  ///   - showsHeadings: Whether each day stands above its events.
  ///   - presentation: How everything is written.
  package init(
    _ days: [ListedDay],
    undated: [ListedEvent] = [],
    calendars: [String] = [],
    zones: ListedZones? = nil,
    showsHeadings: Bool = true,
    _ presentation: Presentation
  ) {
    self.days = days
    self.undated = undated
    self.calendars = calendars.map { SafeText($0, limit: 200) }
    self.zones = zones
    self.showsHeadings = showsHeadings
    self.presentation = presentation
  }

  /// The lines of the list; widths under 20 count as 20.
  package func lines(width: Int) -> [StyledLine] {
    let drawing = AgendaDrawing(self, width: width.asLineWidth)
    var lines = drawing.zoneNames().map { [$0] } ?? []
    for day in days {
      if showsHeadings {
        let heading = DayHeading(day.date, isToday: day.isToday, presentation)
        lines.append(heading.line(width: drawing.columns.end))
      }
      for event in day.events { lines += drawing.lines(of: event, on: day.date) }
    }
    if !undated.isEmpty {
      lines.append(StyledLine("No date", .heading))
      for event in undated { lines += drawing.lines(of: event, on: nil) }
    }
    return lines
  }
}
