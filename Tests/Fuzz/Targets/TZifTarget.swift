import TimeZones

/// Any bytes as a file of zone rules.
enum TZifTarget {
  static func test(_ input: FuzzInput) {
    var input = input
    let instants = (0..<3).map { _ in Instant(secondsSinceEpoch: (input.number() - 20_000) * 90_001)
    }
    guard let rules = try? TimeZoneRules(identifier: "Some/Where", tzif: input.rest) else { return }
    ZoneCheck.check(rules, around: instants + [.first, Instant(secondsSinceEpoch: 0), .last])
  }
}
