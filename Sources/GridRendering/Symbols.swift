import StyledText

/// The signs that drawings are made of.
package struct Symbols: Hashable, Sendable {
  /// One event in a grid, and a calendar in a legend.
  let dot: SafeText
  /// An event that recurs.
  let recurring: SafeText
  /// Between the ends of a range.
  let dash: SafeText
  /// Between details that stand in one line.
  let separator: SafeText
  /// In place of what was cut off.
  let ellipsis: SafeText
  /// Before and after a title that one can move by.
  let previous: SafeText
  let next: SafeText
  /// A share in quarters, from none to all.
  let rings: [SafeText]

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
  )
}
