import GridRendering
import StyledText
import Terminal

extension App {
  /// What the keys do, as wide as the screen.
  var helpLines: [StyledLine] {
    let isNarrow = size.columns < 70
    let column = isNarrow ? 4 : 30
    var lines = [StyledLine("Keys", .heading)]
    for row in KeyTable.rows {
      let names = SafeText(row.names.joined(separator: " "))
      let meanings = SafeText(row.meaning).wrapped(columns: size.columns - column, limit: 20)
      let keys = names.wrapped(columns: (isNarrow ? size.columns : column) - 3, limit: 4)
      var left = keys.map { StyledLine("  ").followed(by: StyledLine($0, .key)) }
      var right = meanings.map { StyledLine($0) }
      if isNarrow {
        lines += left + right.map { StyledLine("    ").followed(by: $0) }
        continue
      }
      while left.count < right.count { left.append(StyledLine()) }
      while right.count < left.count { right.append(StyledLine()) }
      lines += zip(left, right).map { $0.padded(to: column).followed(by: $1) }
    }
    let mouse = SafeText(KeyTable.mouse).wrapped(columns: size.columns - 2, limit: 40)
    return lines + [StyledLine(), StyledLine("Mouse", .heading)]
      + mouse.map { StyledLine("  ").followed(by: StyledLine($0)) }
  }

  /// The offset of help, so that its end stays at the bottom.
  func helpOffset(_ offset: Int) -> Int { min(offset, max(0, helpLines.count - bodyHeight)) }
}
