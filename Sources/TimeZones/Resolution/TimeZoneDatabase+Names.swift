extension TimeZoneDatabase {
  /// The zone that a name means wherever it is written, or nil if it means none.
  ///
  /// That is a name of the IANA database, the same after a prefix `/vendor/` or `/vendor/version/`, the name
  /// that Windows gives to a zone, or a name with an offset in it, in this order.
  package func zone(named name: String) -> ResolvedZone? {
    if let zone = place(named: name) { return zone }
    guard let seconds = OffsetName.seconds(in: name) else { return nil }
    return ResolvedZone(rules: .fixed(offset: seconds), source: .offset)
  }

  /// The zone of a name that means a place and so all that its clocks ever did, not just an offset.
  func place(named name: String) -> ResolvedZone? {
    for candidate in TimeZoneDatabase.withoutPrefix(name) {
      if let zone = ianaZone(named: candidate, source: .iana) { return zone }
    }
    return windowsZone(name).flatMap { ianaZone(named: $0, source: .windows) }
  }

  private func ianaZone(named name: String, source: ZoneSource) -> ResolvedZone? {
    if TimeZoneDatabase.namesOfUTC.contains(name.lowercased()) { return .utc }
    return entry(named: name).map { entry in
      ResolvedZone(
        rules: entry.rules,
        source: source,
        problems: entry.isFallback ? [.fallbackRules(entry.rules.identifier)] : [],
      )
    }
  }

  /// Names of UTC that people and programs write, in small letters.
  private static let namesOfUTC: Set = ["z", "utc", "gmt", "etc/utc", "tzone://microsoft/utc"]

  /// A name as it is; if it begins with `/`, also what is left of it without that and one or two parts.
  private static func withoutPrefix(_ name: String) -> [String] {
    guard name.hasPrefix("/") else { return [name] }
    let parts = name.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    return (0...2).filter { $0 < parts.count }.map { parts.dropFirst($0).joined(separator: "/") }
  }
}
