import Synchronization

/// The zones of the IANA database as the system has them, each read once.
///
/// It reaches the system by closures only. A lock guards the memory of what was read; conversions never
/// meet it, since the rules that are handed out are values.
package final class TimeZoneDatabase: Sendable {
  /// Rules found by name.
  package struct Entry: Equatable, Sendable {
    /// The rules, by the name in the spelling of the database.
    package let rules: TimeZoneRules
    /// Whether the system does not have the zone and the fall-back gave it.
    package let isFallback: Bool
  }

  private let load: @Sendable (_ name: String) -> [UInt8]?
  private let names: @Sendable () -> [String]
  private let fallback: @Sendable (_ name: String) -> TimeZoneRules?
  /// The IANA name of the zone that Windows calls by a name.
  let windowsZone: @Sendable (_ name: String) -> String?

  /// What was read so far.
  private struct Memory {
    var entries: [String: Entry?] = [:]
    var spellings: [String: String]?
    var definitions: [VTimeZone: ResolvedZone] = [:]
  }
  private let memory = Mutex(Memory())

  /// A database over closures.
  ///
  /// - Parameters:
  ///   - load: Gives the bytes of a file below the folder of the zones. It is asked only for names that do
  ///     not lead out of the folder.
  ///   - names: Lists all names below that folder; other files may be among them. It is called at most
  ///     once, when a name is not found as it is written.
  ///   - fallback: Gives rules for a name with area and location that the system does not have.
  ///   - windowsZone: Gives the IANA name of the zone that Windows calls by a name.
  package init(
    load: @escaping @Sendable (_ name: String) -> [UInt8]?,
    names: @escaping @Sendable () -> [String] = { [] },
    fallback: @escaping @Sendable (_ name: String) -> TimeZoneRules? = { _ in nil },
    windowsZone: @escaping @Sendable (_ name: String) -> String? = { _ in nil }
  ) {
    self.load = load
    self.names = names
    self.fallback = fallback
    self.windowsZone = windowsZone
  }

  /// The zone of a name, in any case of letters, or nil if there is none.
  ///
  /// A name that could lead out of the folder of the zones names no zone.
  package func entry(named text: String) -> Entry? {
    guard let name = ZoneName(text) else { return nil }
    if let known = memory.withLock({ $0.entries[text] }) { return known }
    // Read outside of the lock: reading twice at worst is cheaper than waiting.
    let entry = read(name)
    memory.withLock { $0.entries[text] = entry }
    return entry
  }

  private func read(_ name: ZoneName) -> Entry? {
    if let rules = systemRules(name.text) { return Entry(rules: rules, isFallback: false) }
    if let spelling = spelling(of: name.text), let rules = systemRules(spelling) {
      return Entry(rules: rules, isFallback: false)
    }
    guard name.hasLocation, let rules = fallback(name.text) else { return nil }
    return Entry(rules: rules, isFallback: true)
  }

  private func systemRules(_ name: String) -> TimeZoneRules? {
    guard let bytes = load(name) else { return nil }
    return try? TimeZoneRules(identifier: name, tzif: bytes)
  }

  /// The database's spelling of a name in other letters.
  private func spelling(of name: String) -> String? {
    let spellings = memory.withLock { $0.spellings } ?? listSpellings()
    return spellings[name.lowercased()]
  }

  private func listSpellings() -> [String: String] {
    let valid = names().filter { ZoneName($0) != nil }
    let spellings = Dictionary(valid.map { ($0.lowercased(), $0) }) { first, _ in first }
    memory.withLock { $0.spellings = spellings }
    return spellings
  }
}

extension TimeZoneDatabase {
  /// The zone that a VTIMEZONE defines, or nil if it has no observance.
  ///
  /// Outside of the time that it covers, the place decides that its name means, if any. Folders of many
  /// small files repeat the same few definitions, so each is worked out once.
  func zone(definedBy definition: VTimeZone) -> ResolvedZone? {
    if let known = memory.withLock({ $0.definitions[definition] }) { return known }
    let place = place(named: definition.identifier)?.rules
    guard let zone = definition.zone(elsewhere: place) else { return nil }
    memory.withLock { $0.definitions[definition] = zone }
    return zone
  }
}
