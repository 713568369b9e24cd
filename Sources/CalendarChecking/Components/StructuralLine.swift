/// A line of BEGIN or END.
struct StructuralLine {
  let isBegin: Bool
  let type: ComponentType
  /// The name of the component in capitals.
  let capitalName: String
  /// Where the line begins.
  let position: FilePosition

  /// The name as messages show it: no longer than one can read.
  var shownName: String { String(capitalName.prefix(60)) }

  /// Reads a line, or nil if it is neither BEGIN nor END.
  init?(_ line: UnfoldedLine, _ findings: inout FindingCollector) {
    guard StructuralLine.isPossible(line.bytes),
      let parts = PropertyLineParser.parse(line, &findings)
    else { return nil }
    let keyword = parts.capitalName
    guard keyword == "BEGIN" || keyword == "END" else { return nil }
    isBegin = keyword == "BEGIN"
    position = line.start
    if let parameter = parts.parameters.first {
      findings.add(
        .parameterMalformed,
        at: parts.position(of: parameter.name.lowerBound),
        .parameter(parts.text(parameter.name))
      )
    }
    var name = StructuralLine.trimmed(parts.value, of: line, &findings)
    if line.pieces.count > 1, !StructuralLine.isName(name, of: line) {
      let first = name.clamped(to: 0..<line.pieces[1].start)
      if ComponentType.table.value(line.bytes.span, first) != nil {
        let stray = line.pieces[1].position
        findings.add(
          .continuationWithoutLine,
          at: FilePosition(line: stray.line, column: 1, offset: stray.lineOffset)
        )
        name = first
      }
    }
    type = ComponentType.table.value(line.bytes.span, name) ?? .other
    capitalName = line.text(name).uppercased()
  }

  /// Whether a line can be one: few are, and the others are not looked at twice.
  private static func isPossible(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first else { return false }
    let word = first.capital == UInt8(ascii: "B") ? "BEGIN" : "END"
    guard bytes.count > word.utf8.count,
      bytes.prefix(word.utf8.count).map(\.capital) == Array(word.utf8)
    else { return false }
    let next = bytes[word.utf8.count]
    return next == UInt8(ascii: ":") || next == UInt8(ascii: ";") || next.isBlank
  }

  private static func isName(_ name: Range<Int>, of line: UnfoldedLine) -> Bool {
    ComponentType.table.value(line.bytes.span, name) != nil
      || line.text(name.prefix(2)).uppercased() == "X-"
  }

  private static func trimmed(
    _ value: Range<Int>,
    of line: UnfoldedLine,
    _ findings: inout FindingCollector
  ) -> Range<Int> {
    var (lower, upper) = (value.lowerBound, value.upperBound)
    while lower < upper, line.bytes[lower].isBlank { lower += 1 }
    while lower < upper, line.bytes[upper - 1].isBlank { upper -= 1 }
    if lower > value.lowerBound {
      findings.add(.spaceInValue, at: line.position(of: value.lowerBound))
    } else if upper < value.upperBound {
      findings.add(.spaceInValue, at: line.position(of: upper))
    }
    return lower..<upper
  }
}
