/// What is true of a day in a grid.
///
/// States combine. Where two would draw the same thing, the order decides: focused, selected, matching, outside,
/// today, has events, weekend.
package struct DayStates: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Chosen by the user.
  package static let selected = DayStates(rawValue: 1 << 0)
  /// Not of the page's month.
  package static let outside = DayStates(rawValue: 1 << 1)
  /// The present day.
  package static let today = DayStates(rawValue: 1 << 2)
  /// Something happens on it.
  package static let hasEvents = DayStates(rawValue: 1 << 3)
  /// A day on which most people do not work.
  package static let weekend = DayStates(rawValue: 1 << 4)
  /// Not to be chosen.
  package static let unselectable = DayStates(rawValue: 1 << 5)

  /// What was searched for happens on it.
  package static let matching = DayStates(rawValue: 1 << 6)
  /// Where the next key takes effect.
  package static let focused = DayStates(rawValue: 1 << 7)

  /// Each state on its own, the one that decides first at the end.
  static let layers: [DayStates] = [
    .weekend, .hasEvents, .today, .outside, .unselectable, .matching, .selected, .focused,
  ]
}
