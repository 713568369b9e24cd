/// How each role looks, as data.
package struct Theme: Hashable, Sendable {
  /// The name by which users choose it.
  package let name: String
  /// What it is for, in a few words.
  package let summary: String
  /// The styles of roles that need no more than themselves; others are plain.
  let styles: [Role: TextStyle]
  /// The style that each state adds to a day.
  let days: [DayStates: TextStyle]
  /// What calendars are told apart by, in turn.
  let calendars: [TextStyle]
  /// The luminance of colours that can be read on every ground the theme is for.
  let readable: ClosedRange<Double>

  /// The style of a role.
  package func style(of role: Role) -> TextStyle {
    switch role {
    case .day(let states):
      DayStates.layers.filter(states.contains).reduce(TextStyle()) { style, state in
        style.overlaid(with: days[state, default: TextStyle()])
      }
    case .calendar(let index) where !calendars.isEmpty:
      calendars[Int(index.magnitude % UInt(calendars.count))]
    case .color(let color):
      calendars.first.map { TextStyle(color.adjusted(to: readable), $0.attributes) } ?? TextStyle()
    default:
      styles[role, default: TextStyle()]
    }
  }

  /// The theme with the colours that calendars have of their own, as far as they can be read.
  ///
  /// A calendar without a colour takes the next one of the theme. Where the theme has none for calendars, it
  /// stays as it is.
  package func colored(for colors: [Color?]) -> Theme {
    guard let first = calendars.first, !colors.isEmpty else { return self }
    var next = 0
    let own = colors.map { color -> TextStyle in
      guard let color else {
        next += 1
        return calendars[(next - 1) % calendars.count]
      }
      return TextStyle(color.adjusted(to: readable), first.attributes)
    }
    return Theme(
      name: name,
      summary: summary,
      styles: styles,
      days: days,
      calendars: own,
      readable: readable,
    )
  }
}
