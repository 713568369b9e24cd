import ICalendar

/// Takes findings, keeps those that are wanted and hands them on.
///
/// They come in the order of the file as long as no more than some thousands of them are held; a file of more
/// gets them in pieces, each in order, so that memory stays bounded.
struct FindingCollector {
  private let isWanted: (FindingKind) -> Bool
  private let send: (CheckFinding) -> Void
  private var held: [CheckFinding] = []
  private static let most = 10_000

  /// How many findings of each kind the current line has.
  private var lineCounts: [FindingKind: Int] = [:]
  private var line = 0
  /// More of a kind on one line say nothing new, and a line can have millions.
  private static let mostPerLine = 20

  /// A collector of the kinds that a closure wants.
  init(_ isWanted: @escaping (FindingKind) -> Bool, send: @escaping (CheckFinding) -> Void) {
    self.isWanted = isWanted
    self.send = send
  }

  /// A collector that wants nothing, for reading a component a second time.
  static var silent: FindingCollector { FindingCollector({ _ in false }, send: { _ in }) }

  /// Adds a finding, with the severity of its kind unless another is given.
  mutating func add(
    _ kind: FindingKind,
    at position: FilePosition,
    _ facts: FindingFact...,
    severity: Diagnostic.Severity? = nil
  ) {
    guard isWanted(kind), countOnLine(kind, position.line) else { return }
    held.append(
      CheckFinding(
        kind: kind,
        severity: severity ?? FindingTable.description(of: kind).severity,
        position: position,
        facts: facts,
      ),
    )
    if held.count >= FindingCollector.most { flush() }
  }

  /// Counts a finding on its line; false if there are enough.
  private mutating func countOnLine(_ kind: FindingKind, _ number: Int) -> Bool {
    if number != line {
      line = number
      lineCounts.removeAll(keepingCapacity: true)
    }
    lineCounts[kind, default: 0] += 1
    return lineCounts[kind, default: 0] <= FindingCollector.mostPerLine
  }

  /// Hands on what is held.
  mutating func flush() {
    // A stable sort, as Swift's is, keeps those of one place in the order of the rules.
    held.sort { $0.position < $1.position }
    for finding in held { send(finding) }
    held.removeAll(keepingCapacity: true)
  }
}
