/// What is said of TZIDs, each once a file with a count.
struct ZoneNameFindings {
  /// What is said of which name.
  struct Key: Hashable {
    let kind: FindingKind
    let name: String
  }

  private var tallies: [Key: Tally] = [:]
  private static let most = 10_000

  /// Adds a finding about a name.
  mutating func add(_ kind: FindingKind, _ name: String, _ tally: Tally) {
    let key = Key(kind: kind, name: name)
    guard tallies[key] != nil || tallies.count < ZoneNameFindings.most else { return }
    tallies[key, default: Tally()].add(tally)
  }

  /// Adds a finding at one place.
  mutating func add(_ kind: FindingKind, _ name: String, at position: FilePosition) {
    var tally = Tally()
    tally.add(at: position)
    add(kind, name, tally)
  }

  /// Reports them.
  func report(to findings: inout FindingCollector) {
    for (key, tally) in tallies {
      guard let first = tally.first else { continue }
      findings.add(key.kind, at: first, .value(key.name), .count(tally.count))
    }
  }
}
