import Agenda
import CivilCalendar
import GridRendering
import ICalendar
import StyledText

/// Makes the cells of a grid: what is true of each day and what stands under its number.
struct DayCells {
  let session: Session
  let index: DayIndex
  /// The selected days, half-open.
  let selection: [Range<CivilDate>]

  /// The cell of a day.
  func cell(_ day: CivilDate) -> DayCell {
    var states: DayStates = []
    if day == session.today { states.insert(.today) }
    if selection.contains(where: { $0.contains(day) }) { states.insert(.selected) }
    let count = index.count(on: day)
    if count > 0 { states.insert(.hasEvents) }
    return DayCell(day, states, marks: marks(day, count))
  }

  private func marks(_ day: CivilDate, _ count: Int) -> [DayMark] {
    switch session.request.mark {
    case .none: return []
    case .count: return [.count(count)]
    case .dots:
      // No cell has room for more dots than this.
      let places = index.occurrences(on: day).prefix(8).map { occurrence in
        session.calendars.place(of: occurrence.component, in: session.collection)
      }
      return [.dots(Array(places))]
    }
  }
}
