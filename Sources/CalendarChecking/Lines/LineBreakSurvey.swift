/// Which line breaks a file has.
struct LineBreakSurvey {
  private var tallies = [Tally](repeating: Tally(), count: LineBreak.allCases.count)

  /// Counts the break of a line.
  mutating func add(_ line: PhysicalLine) { tallies[line.lineBreak.rawValue].add(at: line.end) }

  /// The line breaks that occur.
  private var kinds: [LineBreak] {
    [.crlf, .lf, .cr].filter { tallies[$0.rawValue].count > 0 }
  }

  /// Reports line breaks other than CR LF, once.
  func report(to findings: inout FindingCollector, at start: FilePosition) {
    let usual = kinds.max { tallies[$0.rawValue].count < tallies[$1.rawValue].count }
    let others = kinds.filter { $0 != usual }.compactMap { kind in
      tallies[kind.rawValue].first.map { (kind, $0) }
    }
    if let usual, let (kind, position) = others.min(by: { $0.1 < $1.1 }) {
      findings.add(.mixedLineEnds, at: position, .value(kind.name), .other(usual.name))
    } else if usual == .lf {
      findings.add(.lfLineEnds, at: start)
    } else if usual == .cr {
      findings.add(.crLineEnds, at: start)
    }
  }
}
