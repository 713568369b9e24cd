package import StyledText

/// The names of calendars, each with a dot in its colour.
package struct CalendarLegend: Hashable, Sendable {
  let names: [SafeText]
  let symbols: Symbols

  /// A legend of calendars by their names, in the order of their colours.
  package init(_ names: [String], _ symbols: Symbols) {
    self.names = names.map { SafeText($0, limit: 200) }
    self.symbols = symbols
  }

  /// The legend in as many lines as it needs; none for a single calendar.
  package func lines(width: Int) -> [StyledLine] {
    guard names.count > 1 else { return [] }
    let width = width.asLineWidth
    var lines: [StyledLine] = []
    for (index, name) in names.enumerated() {
      let entry = StyledLine("\(symbols.dot) \(name)", .calendar(index))
        .cut(to: width, ellipsis: symbols.ellipsis)
      if var last = lines.last, last.columns + AgendaColumns.gap + entry.columns <= width {
        last.append(.spaces(AgendaColumns.gap))
        last.append(entry)
        lines[lines.count - 1] = last
      } else {
        lines.append(entry)
      }
    }
    return lines
  }
}
