/// Which TZIDs the times of a VCALENDAR have.
struct ZoneUses {
  /// The uses of one TZID.
  struct Use {
    var tally = Tally()
    /// The first that is in quotes without need.
    var firstQuoted: FilePosition?
  }

  /// The uses by TZID as it is written, without quotes.
  private(set) var byName: [String: Use] = [:]

  /// So many names are told apart: more can only be wrong or hostile.
  private static let mostNames = 10_000

  var isEmpty: Bool { byName.isEmpty }

  /// Notes a TZID parameter.
  mutating func add(_ parameter: WrittenParameter, of line: PropertyLine) {
    guard let value = parameter.values.first, !value.range.isEmpty else { return }
    let name = line.text(value.range)
    guard byName[name] != nil || byName.count < ZoneUses.mostNames else { return }
    let position = line.position(of: value.range.lowerBound)
    byName[name, default: Use()].tally.add(at: position)
    let needsQuotes = name.utf8.contains { ",;:".utf8.contains($0) }
    if value.isQuoted, !needsQuotes, byName[name]?.firstQuoted == nil {
      byName[name]?.firstQuoted = line.position(of: value.range.lowerBound - 1)
    }
  }
}

/// What is said of TZIDs, each once a file with a count.
struct ZoneNameFindings {
  private struct Key: Hashable {
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
