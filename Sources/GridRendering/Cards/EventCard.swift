package import StyledText

/// All that is known of an event: its title, and fields with their names before them.
package struct EventCard: Hashable, Sendable {
  let title: StyledLine
  let remark: SafeText
  let fields: [CardField]
  let symbols: Symbols

  /// A card.
  ///
  /// - Parameters:
  ///   - title: What the event is called.
  ///   - status: Whether it takes place.
  ///   - remark: What stands at the other end of the title's line, such as what the event has to do with its reader.
  ///   - fields: The fields from top to bottom; those without content are left out.
  ///   - symbols: The signs for attendees and for what is cut.
  package init(
    title: String,
    status: ListedEvent.Status = .confirmed,
    remark: String = "",
    fields: [CardField],
    _ symbols: Symbols
  ) {
    let name = SafeText(title, limit: CardField.longestText)
    self.title =
      name.isEmpty
      ? StyledLine("(no title)", .note)
      : StyledLine(name, status == .cancelled ? .cancelled : .title)
    self.remark = SafeText(remark, limit: 200)
    self.fields = fields.filter { !$0.isEmpty }
    self.symbols = symbols
  }

  /// Beyond this width, lines grow no further: long ones are hard to read.
  private static let widest = 88
  /// The column where values begin, if there is room for names before them.
  private static let column = 14

  /// The lines of the card; widths under 20 count as 20.
  package func lines(width: Int) -> [StyledLine] {
    let width = min(width.asLineWidth, EventCard.widest)
    var lines = titleLines(width)
    for field in fields {
      let isNarrow = width < 3 * EventCard.column
      let column = isNarrow ? 4 : EventCard.column
      let content = field.lines(width: width - column, symbols)
      var name = StyledLine("  ")
      let room = (isNarrow ? width : EventCard.column) - 3
      name.append(StyledLine(field.name, .time).cut(to: room, ellipsis: symbols.ellipsis))
      if isNarrow { lines.append(name) }
      for (number, line) in content.enumerated() {
        var start = number == 0 && !isNarrow ? name : StyledLine()
        start.pad(to: column)
        lines.append(line.columns == 0 ? StyledLine() : start.followed(by: line))
      }
    }
    return lines
  }

  /// The title and the remark, in one line if there is room.
  private func titleLines(_ width: Int) -> [StyledLine] {
    let remark = StyledLine(remark, .note).cut(to: width, ellipsis: symbols.ellipsis)
    if remark.columns == 0 { return wrappedTitle(width) }
    guard title.columns + 2 + remark.columns <= width else { return wrappedTitle(width) + [remark] }
    var line = title
    line.append(remark, endingAt: min(width, 68))
    return [line]
  }

  private func wrappedTitle(_ width: Int) -> [StyledLine] {
    guard let run = title.runs.first else { return [] }
    return run.text.wrapped(columns: width, limit: 20).map {
      StyledLine($0, run.role).cut(to: width, ellipsis: symbols.ellipsis)
    }
  }
}
