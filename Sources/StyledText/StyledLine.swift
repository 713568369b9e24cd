/// A line of text whose parts have roles instead of colours.
package struct StyledLine: Hashable, Sendable {
  /// The parts in their order.
  package private(set) var runs: [StyledRun]
  /// The columns that the line takes.
  package private(set) var columns: Int

  /// A line of runs.
  package init(_ runs: [StyledRun] = []) {
    self.runs = runs
    self.columns = runs.reduce(0) { $0 + $1.text.columns }
  }

  /// A line of one run.
  package init(_ text: SafeText, _ role: Role = .plain) {
    self.init([StyledRun(text, role)])
  }

  /// The text without its roles, and without plain spaces at its end.
  package var text: String { trimmed.runs.map(\.text.text).joined() }
}

extension StyledLine {
  /// Adds text at the end.
  package mutating func append(_ text: SafeText, _ role: Role = .plain) {
    append(StyledRun(text, role))
  }

  /// Adds a part at the end.
  package mutating func append(_ run: StyledRun) {
    guard !run.text.isEmpty else { return }
    runs.append(run)
    columns += run.text.columns
  }

  /// Adds the parts of another line at the end.
  package mutating func append(_ other: StyledLine) {
    runs += other.runs
    columns += other.columns
  }

  /// The line with another one after it.
  package func followed(by other: StyledLine) -> StyledLine { StyledLine(runs + other.runs) }

  /// Adds spaces up to a column; a line that is already there stays as it is.
  package mutating func pad(to column: Int) {
    append(.spaces(column - columns))
  }

  /// Adds another line so that its last column is a given one, or right after this line if that is later.
  package mutating func append(_ other: StyledLine, endingAt column: Int) {
    pad(to: column - other.columns)
    append(other)
  }
}

extension StyledLine {
  /// Where text stands in a field that is wider than it.
  package enum Alignment: Sendable {
    case leading
    case center
    case trailing
  }

  /// The line with spaces around it up to a width; an odd space goes to the end of a centred one.
  package func padded(to width: Int, _ alignment: Alignment = .leading) -> StyledLine {
    let missing = width > columns ? width - columns : 0
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    var line = StyledLine()
    line.append(.spaces(before))
    line.append(self)
    line.pad(to: width)
    return line
  }

  /// The line, or if it is too wide its beginning with a sign that there was more.
  ///
  /// No grapheme cluster is cut, so that the result may be one column narrower than allowed. The sign takes
  /// the role of what it stands for, and is left out where there is not even room for it.
  package func cut(to width: Int, ellipsis: SafeText = "…") -> StyledLine {
    guard columns > width else { return self }
    let sign = ellipsis.columns <= width ? ellipsis : ""
    var line = StyledLine()
    for run in runs {
      let room = width - sign.columns - line.columns
      line.append(run.with(run.text.prefix(columns: room)))
      if run.text.columns > room {
        line.append(run.with(sign))
        break
      }
    }
    return line
  }

  /// Blocks of lines beside each other, each padded to its widest line, with a gap between them.
  package static func sideBySide(_ blocks: [[StyledLine]], gap: Int) -> [StyledLine] {
    let widths = blocks.map { $0.map(\.columns).max() ?? 0 }
    let height = blocks.map(\.count).max() ?? 0
    return (0..<height).map { row in
      var line = StyledLine()
      var column = 0
      for (block, width) in zip(blocks, widths) {
        line.pad(to: column)
        if block.indices.contains(row) { line.append(block[row]) }
        column += width + gap
      }
      return line
    }
  }

  /// The line without plain spaces at its end.
  var trimmed: StyledLine {
    var runs = runs
    while let last = runs.last, last.role == .plain {
      let kept = last.text.text.reversed().drop { $0 == " " }.reversed()
      runs.removeLast()
      if !kept.isEmpty {
        runs.append(last.with(SafeText(String(kept))))
        break
      }
    }
    return StyledLine(runs)
  }
}
