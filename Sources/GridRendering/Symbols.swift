package import StyledText

/// The signs that drawings are made of.
package struct Symbols: Hashable, Sendable {
  /// One event in a grid, and a calendar in a legend.
  let dot: SafeText
  /// An event that recurs.
  let recurring: SafeText
  /// Between the ends of a range.
  package let dash: SafeText
  /// Between details that stand in one line.
  let separator: SafeText
  /// In place of what was cut off.
  package let ellipsis: SafeText
  /// Before and after a title that one can move by.
  let previous: SafeText
  let next: SafeText
  /// A share in quarters, from none to all.
  let rings: [SafeText]
  /// How much of something there is, from nothing on.
  let shades: [SafeText]
  /// Before a day that cannot be selected.
  let unselectable: SafeText
  /// Before what is certain, what is not, and what does not take place.
  let accepted: SafeText
  let tentative: SafeText
  let cancelled: SafeText
  /// What frames are made of.
  let frame: Frame
  /// What events are drawn with that take more than a line of text.
  let bar: Bar
  /// Beside the text of an event through the hours that it takes, also where the present time crosses it.
  let hours: SafeText
  let crossedHours: SafeText
  /// In place of hours that are left out.
  let gap: SafeText

  /// Between parts that stand beside each other, and below each other.
  package var verticalRule: SafeText { frame.vertical }
  /// A piece of a line across, one column wide.
  package var horizontalRule: SafeText { frame.horizontal }

  /// The lines between the cells of a grid.
  struct Frame: Hashable, Sendable {
    let horizontal: SafeText
    let vertical: SafeText
    /// The left end, a meeting and the right end of the line above all rows, between two, and below all.
    let top: [SafeText]
    let middle: [SafeText]
    let bottom: [SafeText]
  }

  /// A bar through several days or hours.
  struct Bar: Hashable, Sendable {
    let start: SafeText
    let fill: SafeText
    let end: SafeText
    /// In place of a start that was before, and of an end that comes after.
    let before: SafeText
    let after: SafeText
  }

  /// The signs of Unicode.
  package static let unicode = Symbols(
    dot: "•",
    recurring: "⟳",
    dash: "–",
    separator: "·",
    ellipsis: "…",
    previous: "‹",
    next: "›",
    rings: ["○", "◔", "◑", "◕", "●"],
    shades: ["·", "░", "▒", "▓", "█"],
    unselectable: "·",
    accepted: "✓",
    tentative: "?",
    cancelled: "✗",
    frame: Frame(
      horizontal: "─",
      vertical: "│",
      top: ["┌", "┬", "┐"],
      middle: ["├", "┼", "┤"],
      bottom: ["└", "┴", "┘"],
    ),
    bar: Bar(start: "▐", fill: "━", end: "▌", before: "◂", after: "▸"),
    hours: "┃",
    crossedHours: "╂",
    gap: "⋮",
  )

  /// Signs of ASCII alone; text of calendars and languages stays as it is.
  package static let ascii = Symbols(
    dot: "*",
    recurring: "(r)",
    dash: "-",
    separator: "-",
    ellipsis: "~",
    previous: "<",
    next: ">",
    rings: ["_", ".", "o", "O", "@"],
    shades: [".", ":", "+", "%", "#"],
    unselectable: ".",
    accepted: "+",
    tentative: "?",
    cancelled: "x",
    frame: Frame(
      horizontal: "-",
      vertical: "|",
      top: ["+", "+", "+"],
      middle: ["+", "+", "+"],
      bottom: ["+", "+", "+"],
    ),
    bar: Bar(start: "[", fill: "=", end: "]", before: "<", after: ">"),
    hours: "|",
    crossedHours: "+",
    gap: ":",
  )
}
