package import CivilCalendar
package import StyledText

/// The heading of a day: its weekday and date in full.
package struct DayHeading: Hashable, Sendable {
  let date: CivilDate
  let isToday: Bool
  let presentation: Presentation

  /// The heading of a day in the language of a presentation.
  package init(_ date: CivilDate, isToday: Bool, _ presentation: Presentation) {
    self.date = date
    self.isToday = isToday
    self.presentation = presentation
  }

  /// The heading as it stands above the events of the day.
  package func line(width: Int) -> StyledLine {
    StyledLine(text, isToday ? .todayHeading : .heading)
      .cut(to: width.asLineWidth, ellipsis: presentation.symbols.ellipsis)
  }

  private var text: SafeText { presentation.fullDate(date) }
}
