/// Sets help texts in lines of at most 80 columns.
enum PlainText {
  /// The columns that help uses, whatever the terminal has.
  static let width = 80

  /// A text in lines, each with some spaces before it; a word that is too long has its own line.
  static func wrapped(_ text: String, indentation: Int, width: Int = width) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      let isFirst = line.count == indentation
      if !isFirst, line.count + 1 + word.count > width {
        lines.append(line)
        line = margin + word
      } else {
        line += (isFirst ? "" : " ") + word
      }
    }
    return line.count > indentation ? lines + [line] : lines
  }

  /// Terms, and what they mean beside them, or below where a term leaves no room.
  static func table(_ rows: [(term: String, meaning: String)], column: Int) -> [String] {
    rows.flatMap { row -> [String] in
      var lines = wrapped(row.meaning, indentation: column)
      let term = "  " + row.term
      guard let first = lines.first, term.count + 2 <= column else { return [term] + lines }
      lines[0] = term + first.dropFirst(term.count)
      return lines
    }
  }

  /// A manual as plain text.
  static func text(_ blocks: [ManualBlock]) -> String {
    var lines: [String] = []
    for (index, block) in blocks.enumerated() {
      if index > 0, !follows(block, blocks[index - 1]) { lines.append("") }
      switch block {
      case .heading(let title): lines.append(title)
      case .subheading(let title): lines.append("  " + title)
      case .lines(let texts): lines += texts.map { "  " + $0.plain }
      case .paragraph(let text): lines += wrapped(text.plain, indentation: 2)
      case .entry(let term, let text):
        lines.append("  " + term.plain)
        lines += wrapped(text.plain, indentation: 8)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Whether a block stands right below another, without an empty line between them.
  private static func follows(_ block: ManualBlock, _ previous: ManualBlock) -> Bool {
    switch previous {
    case .heading: true
    case .subheading, .lines, .paragraph, .entry: false
    }
  }
}
