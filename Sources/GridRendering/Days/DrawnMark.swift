import StyledText

/// A mark as drawn, and whether there is more than it shows.
struct DrawnMark {
  /// The mark without the sign that there is more.
  let line: StyledLine
  /// Whether a `+` belongs after it.
  let isMore: Bool

  init(_ line: StyledLine, isMore: Bool = false) {
    self.line = line
    self.isMore = isMore
  }

  /// The mark with its sign.
  var withSign: StyledLine {
    var whole = line
    if isMore { whole.append("+", .note) }
    return whole
  }
}
