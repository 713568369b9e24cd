/// How each role looks, as data.
package struct Theme: Hashable, Sendable {
  /// The name by which users choose it.
  package let name: String
  /// The styles of roles that need no more than themselves; others are plain.
  let styles: [Role: TextStyle]
  /// The style that each state adds to a day.
  let days: [DayStates: TextStyle]
  /// What calendars are told apart by, in turn.
  let calendars: [TextStyle]

  /// The style of a role.
  package func style(of role: Role) -> TextStyle {
    switch role {
    case .day(let states):
      DayStates.layers.filter(states.contains).reduce(TextStyle()) { style, state in
        style.overlaid(with: days[state, default: TextStyle()])
      }
    case .calendar(let index) where !calendars.isEmpty:
      calendars[Int(index.magnitude % UInt(calendars.count))]
    default:
      styles[role, default: TextStyle()]
    }
  }
}
