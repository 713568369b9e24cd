package import StyledText

/// A field of a card: a name, and what stands beside it.
package struct CardField: Hashable, Sendable {
  let name: SafeText
  let content: Content

  /// What stands beside a name.
  enum Content: Hashable, Sendable {
    /// The paragraphs of a text; empty ones are empty lines.
    case paragraphs([StyledRun])
    case items([CardItem])
  }

  /// What is read of one text: more than anyone reads on a terminal.
  static let longestText = 20_000

  /// A text of any length, whose lines stay lines.
  package init(_ name: String, text: String, role: Role = .plain, link: Link? = nil) {
    self.name = SafeText(name, limit: 40)
    let read = text.unicodeScalars.prefix(CardField.longestText)
    let paragraphs = String(read).split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    )
    .map { SafeText(String($0)) }
    var kept: [StyledRun] = []
    for paragraph in paragraphs where !(paragraph.isEmpty && kept.last?.text.isEmpty ?? true) {
      kept.append(StyledRun(paragraph, role, link: link))
    }
    if kept.last?.text.isEmpty ?? false { kept.removeLast() }
    if read.endIndex < text.unicodeScalars.endIndex { kept.append(StyledRun("(and more)", .note)) }
    content = .paragraphs(kept)
  }

  /// Things one after another.
  package init(_ name: String, items: [CardItem]) {
    self.name = SafeText(name, limit: 40)
    content = .items(items)
  }

  var isEmpty: Bool {
    switch content {
    case .paragraphs(let paragraphs): paragraphs.isEmpty
    case .items(let items): items.isEmpty
    }
  }

  /// The content in lines of at most a width.
  func lines(width: Int, _ symbols: Symbols) -> [StyledLine] {
    switch content {
    case .paragraphs(let paragraphs):
      return paragraphs.flatMap { run -> [StyledLine] in
        let lines = run.text.wrapped(columns: width, limit: .max).map { text in
          StyledLine([StyledRun(text, run.role, link: run.link)])
            .cut(to: width, ellipsis: symbols.ellipsis)
        }
        return lines.isEmpty ? [StyledLine()] : lines
      }
    case .items(let items):
      return flowing(
        items.map { $0.line(symbols).cut(to: width, ellipsis: symbols.ellipsis) },
        width
      )
    }
  }

  /// Pieces beside each other, in a new line where one does not fit.
  private func flowing(_ pieces: [StyledLine], _ width: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    for piece in pieces {
      if let last = lines.last, last.columns + 3 + piece.columns <= width {
        lines[lines.count - 1] = last.followed(by: StyledLine("   ")).followed(by: piece)
      } else {
        lines.append(piece)
      }
    }
    return lines
  }
}

/// One of several things in a field, such as an attendee.
package struct CardItem: Hashable, Sendable {
  let text: SafeText
  let mark: Mark?
  let remark: SafeText

  /// What an attendee has answered.
  package enum Mark: Hashable, Sendable {
    case accepted
    case declined
    /// Nothing that is certain.
    case open
  }

  /// A thing, with a sign before it and a remark in parentheses behind it.
  package init(_ text: String, mark: Mark? = nil, remark: String = "") {
    self.text = SafeText(text, limit: 500)
    self.mark = mark
    self.remark = SafeText(remark, limit: 100)
  }

  fileprivate func line(_ symbols: Symbols) -> StyledLine {
    var line = StyledLine()
    switch mark {
    case .accepted: line.append("\(symbols.accepted) ")
    case .declined: line.append("\(symbols.cancelled) ")
    case .open: line.append("\(symbols.tentative) ")
    case nil: break
    }
    line.append(text)
    if !remark.isEmpty { line.append(" (\(remark))", .note) }
    return line
  }
}
