import CivilCalendar
import ICalendar
import TimeZones

/// How long the first occurrence of a component is, and which value says so.
struct ComponentLength {
  /// The length; days have 86,400 seconds.
  let seconds: Int
  let position: FilePosition

  /// The length of a component, or nil where nothing gives it one.
  init?(of component: Component, from start: CalendarTime, _ zones: CalendarZones) {
    if let property = component.first(.duration), let duration = property.duration {
      seconds = duration.nominalSeconds
      position = property.valuePosition
      return
    }
    let name = component.type == .todo ? PropertyName.due : .end
    guard let end = component.first(name)?.time else { return nil }
    position = end.position
    switch (start, end.time) {
    case (.date(let first), .date(let last)): seconds = first.distance(to: last) * 86_400
    case (.floating(let first), .floating(let last)):
      seconds = last.civilSeconds - first.civilSeconds
    default:
      guard let first = zones.instant(of: start), let last = zones.instant(of: end.time) else {
        return nil
      }
      seconds = last.secondsSinceEpoch - first.secondsSinceEpoch
    }
  }
}
