/// How many components something is true of, and the first of them.
struct ComponentTally {
  private var tally = Tally()
  private var name = ""

  mutating func add(_ component: Component) {
    if tally.count == 0 { name = component.name }
    tally.add(at: component.begin)
  }

  /// Reports it once.
  func report(_ kind: FindingKind, to findings: inout FindingCollector) {
    guard let first = tally.first else { return }
    findings.add(kind, at: first, .component(name), .count(tally.count))
  }
}

/// How often something occurs and where it did first: for what is reported once, with a count.
struct Tally {
  private(set) var count = 0
  private(set) var first: FilePosition?

  mutating func add(at position: FilePosition) {
    count += 1
    if first == nil { first = position }
  }

  /// Adds what another one counted further on in the file.
  mutating func add(_ other: Tally) {
    count += other.count
    first = first ?? other.first
  }
}
