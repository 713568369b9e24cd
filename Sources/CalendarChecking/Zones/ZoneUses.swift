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
