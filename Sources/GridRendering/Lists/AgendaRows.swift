package import CivilCalendar
package import StyledText

/// Draws the parts of an agenda list one by one, for what shows only some of them.
package struct AgendaRows {
  private let drawing: AgendaDrawing
  private let presentation: Presentation

  /// The parts of a list; widths under 20 count as 20.
  ///
  /// - Parameters:
  ///   - width: The columns of a line.
  ///   - calendars: The names of all calendars, shown only where there are several.
  ///   - zones: The zone of the times and a second one, if events say when they begin there.
  ///   - presentation: How everything is written.
  package init(
    width: Int,
    calendars: [String] = [],
    zones: ListedZones? = nil,
    _ presentation: Presentation
  ) {
    let list = AgendaList([], calendars: calendars, zones: zones, presentation)
    drawing = AgendaDrawing(list, width: width.asLineWidth)
    self.presentation = presentation
  }

  /// The heading of a day.
  package func heading(of day: CivilDate, isToday: Bool) -> StyledLine {
    DayHeading(day, isToday: isToday, presentation).line(width: drawing.columns.end)
  }

  /// The lines of an event on a day, which leave the first two columns free.
  package func lines(of event: ListedEvent, on day: CivilDate) -> [StyledLine] {
    drawing.lines(of: event, on: day)
  }
}
