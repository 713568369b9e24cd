package import CivilCalendar
package import StyledText

/// A day of a grid, prepared for drawing.
package struct DayCell: Hashable, Sendable {
  /// The day.
  package let date: CivilDate
  /// What is true of it; grids add what they know themselves: outside and weekend.
  package var states: DayStates
  /// What is drawn under its number, a line each.
  package let marks: [DayMark]

  /// A day, by default without events and marks.
  package init(_ date: CivilDate, _ states: DayStates = [], marks: [DayMark] = []) {
    self.date = date
    self.states = states
    self.marks = marks
  }
}

extension DayCell {
  /// What stands before and after the number, so that states are seen without colour.
  ///
  /// Each of two says all by itself, since there may be room for one only. Where a cell has room, a day
  /// that is both selected and today has the signs of both.
  func signs(isRoomy: Bool, _ symbols: Symbols) -> (before: SafeText, after: SafeText) {
    if states.contains(.focused) { return ("(", ")") }
    return switch (states.contains(.selected), states.contains(.today)) {
    case (true, true): isRoomy ? (">[", "]<") : ("{", "}")
    case (true, false): (">", "<")
    case (false, true): ("[", "]")
    case (false, false):
      (
        states.contains(.matching)
          ? "/" : states.contains(.unselectable) ? symbols.unselectable : "", ""
      )
    }
  }

  /// The number with its signs.
  func label(isRoomy: Bool, _ presentation: Presentation) -> SafeText {
    let signs = signs(isRoomy: isRoomy, presentation.symbols)
    return "\(signs.before)\(number(presentation))\(signs.after)"
  }

  /// The number of the day in its month.
  func number(_ presentation: Presentation) -> SafeText { presentation.text(of: date.day) }
}
