import Agenda
import CivilCalendar
import GridRendering
import StyledText

/// Makes the cells of a grid: what is true of each day and what stands under its number.
struct DayCells {
  let session: Session
  let index: DayIndex
  let measures: DayMeasures
  let selectable: SelectableDays
  /// The selected days, half-open.
  let selection: [Range<CivilDate>]

  /// The cell of a day.
  func cell(_ day: CivilDate) -> DayCell {
    var states: DayStates = []
    if day == session.today { states.insert(.today) }
    if selection.contains(where: { $0.contains(day) }) { states.insert(.selected) }
    if selectable.reason(against: day) != nil { states.insert(.unselectable) }
    if index.count(on: day) > 0 { states.insert(.hasEvents) }
    return DayCell(day, states, marks: measures.marks(on: day))
  }
}
