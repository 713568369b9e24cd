package import StyledText

/// A title between the signs by which one moves to the pages before and after.
package struct PageTitle: Hashable, Sendable {
  let text: SafeText
  let symbols: Symbols

  /// A title with the signs of a set of symbols.
  package init(_ text: SafeText, _ symbols: Symbols) {
    self.text = text
    self.symbols = symbols
  }

  /// The title in the middle of a width, which the signs span.
  package func line(width: Int) -> StyledLine {
    let inner = max(0, width.asLineWidth - 1 - symbols.previous.columns - symbols.next.columns)
    var line = StyledLine(" ")
    line.append(symbols.previous, .navigation)
    line.append(
      StyledLine(text, .title).cut(to: inner, ellipsis: symbols.ellipsis).padded(to: inner, .center)
    )
    line.append(symbols.next, .navigation)
    return line
  }
}
