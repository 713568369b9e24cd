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
