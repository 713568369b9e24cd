import Agenda
import CivilCalendar

/// Tells the days that can be selected from the others.
struct SelectableDays {
  let choice: Request.SelectableDays
  let today: CivilDate
  /// Where the events of the days are.
  let index: DayIndex

  /// Why a day cannot be selected, or nil if it can.
  func reason(against day: CivilDate) -> UnselectableReason? {
    switch choice {
    case .all: nil
    case .past: day > today ? .afterToday : nil
    case .future: day < today ? .beforeToday : nil
    case .withEvents: index.count(on: day) == 0 ? .noEvents : nil
    }
  }

  /// Throws if one of the days that a request selects cannot be.
  func check(_ request: Request) throws(UsageError) {
    guard choice != .all else { return }
    for selection in request.selections {
      let ranges = (try? selection.days(today: today)) ?? []
      for day in ranges.joined() {
        guard let reason = reason(against: day) else { continue }
        throw .invalidValue(
          option: "--select",
          value: selection.text,
          fault: .unselectableDay(day, reason),
        )
      }
    }
  }
}
