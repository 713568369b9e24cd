import GridRendering
import StyledText
import Terminal

extension App {
  private var symbols: Symbols { looks.presentation.symbols }

  /// The last line: what is typed, what there is to say, or what keys do.
  func statusLine(hasMore: Bool) -> StyledLine {
    if case .prompt(let prompt) = mode { return line(of: prompt) }
    if let message {
      return StyledLine(SafeText(message)).cut(to: size.columns, ellipsis: symbols.ellipsis)
    }
    let state = stateLine(hasMore: hasMore).cut(to: size.columns, ellipsis: symbols.ellipsis)
    var line = StyledLine()
    for hint in hints {
      let gap = line.columns == 0 ? 0 : 2
      let room = size.columns - (state.columns == 0 ? 0 : state.columns + 2)
      guard line.columns + gap + hint.columns <= room else { break }
      line.append(.spaces(gap))
      line.append(hint)
    }
    if state.columns > 0 { line.append(state, endingAt: size.columns) }
    return line
  }

  /// What the most important keys do at the moment.
  private var hints: [StyledLine] {
    func hint(_ keys: String, _ word: String) -> StyledLine {
      StyledLine([StyledRun(SafeText(keys), .key), StyledRun(SafeText(" \(word)"), .note)])
    }
    switch mode {
    case .monthPicker:
      return [hint("Enter", "go"), hint("Esc", "back"), hint("Left Right", "year")]
    case .filter: return [hint("Space", "on or off"), hint("Esc", "back")]
    case .details: return [hint("Esc", "back"), hint("h l", "other events"), hint("j k", "scroll")]
    case .help: return [hint("Esc", "back"), hint("j k", "scroll")]
    case .calendar, .prompt: break
    }
    // Help comes first: it has all the others.
    let rows = KeyTable.rows.filter { $0.hint != nil }
    return (rows.suffix(2) + rows.dropLast(2)).map { row in
      let isSwitch = row.bindings.contains { $0.action == .switchPane }
      let names = row.names.joined(separator: row.bindings.count > 2 ? "" : " ")
      return hint(names, isSwitch && pane == .list ? "days" : row.hint ?? "")
    }
  }

  /// What is chosen, searched for or left out.
  private func stateLine(hasMore: Bool) -> StyledLine {
    var parts: [String] = []
    if hasMore, mode == .calendar { parts.append("J K more") }
    let days = selection.reduce(0) { $0 + $1.count }
    if days > 0 { parts.append(days == 1 ? "1 day selected" : "\(days) days selected") }
    if let search { parts.append("/\(search.text)") }
    if let searchReading { parts.append("\(searchReading.percentage) %") }
    if let seeking {
      parts.append("looking \(seeking.isForward ? "ahead" : "back") \(seeking.percentage) %")
    }
    if filter != usualFilter {
      parts.append("filtered")
    }
    return StyledLine(SafeText(parts.joined(separator: "  ")), .note)
  }

  private func line(of prompt: Prompt) -> StyledLine {
    var line = StyledLine(question(prompt), .key)
    var end = StyledLine(" ", .cursor)
    if let fault = prompt.fault {
      end.append(.spaces(2))
      end.append(SafeText(fault), .match)
    }
    // What was typed last is what matters, and what is wrong with it.
    end = end.cut(to: max(1, size.columns - line.columns - 8), ellipsis: symbols.ellipsis)
    let room = size.columns - line.columns - end.columns
    var text = SafeText(prompt.text)
    var rest = prompt.text
    while text.columns > room, !rest.isEmpty {
      rest.removeFirst()
      text = SafeText(rest)
    }
    // A text that is only spaces so far, or ends in one, is shown as it is.
    line.append(text)
    line.append(.spaces(prompt.text.reversed().prefix { $0 == " " }.count))
    line.append(end)
    return line.cut(to: size.columns, ellipsis: "")
  }

  private func question(_ prompt: Prompt) -> SafeText {
    func events(_ count: Int) -> String { count == 1 ? "1 event" : "\(count) events" }
    switch prompt.purpose {
    case .date: return "Go to: "
    case .search: return "/"
    case .file(let count): return SafeText("Write \(events(count)) to:").followedBySpace
    case .replacing(let path):
      return SafeText("\(path) exists; write over it? (y/n)").followedBySpace
    case .command(let count, let format):
      // Tab chooses another form, which has to be said where it is of use.
      let form = prompt.text.isEmpty && size.columns >= 60 ? "\(format) (Tab: others)" : "\(format)"
      return SafeText("Pipe \(events(count)) as \(form) to:").followedBySpace
    }
  }
}

extension SafeText {
  /// The text with a space after it.
  fileprivate var followedBySpace: SafeText { "\(self) " }
}
