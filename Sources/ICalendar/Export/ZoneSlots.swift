import TimeZones

/// The names of zones in a file, each with what it means there.
struct ZoneSlots {
  /// What one name means.
  struct Slot {
    var rules: TimeZoneRules?
    /// The days on which components look at the zone.
    var days: ClosedRange<Int32>
    var definition: ZoneDefinition?
  }

  private var slots: [String: Slot] = [:]
  private let database: TimeZoneDatabase
  /// Definitions beyond so many of one name are not compared with all of those before.
  private static let comparisonLimit = 50

  init(database: TimeZoneDatabase) { self.database = database }

  subscript(name: String) -> Slot? { slots[name] }

  /// Keeps a name for what it means without a definition.
  mutating func reserve(_ meaning: ZoneMeaning) {
    let days = slots[meaning.name]?.days.joined(meaning.use.days) ?? meaning.use.days
    slots[meaning.name] = Slot(rules: meaning.rules, days: days)
  }

  /// The name under which a definition goes into the file: its own, unless that means something else there.
  mutating func place(_ meaning: ZoneMeaning) -> String {
    var name = meaning.name
    var number = 0
    while let slot = slots[name] {
      let days = slot.days.joined(meaning.use.days)
      if number < ZoneSlots.comparisonLimit, ZoneSlots.agree(slot, meaning, on: days) {
        slots[name]?.days = days
        if slot.definition == nil {
          slots[name]?.definition = meaning.definition
          slots[name]?.rules = meaning.rules
        }
        return name
      }
      number += 1
      name = "/icsview/\(number)/\(placeName(of: meaning.name))"
    }
    slots[name] = Slot(rules: meaning.rules, days: meaning.use.days, definition: meaning.definition)
    return name
  }

  /// The name of the place that a zone's name means, which decides before and after what is defined.
  private func placeName(of name: String) -> String {
    guard let zone = database.zone(named: name), zone.source != .offset else { return name }
    return zone.identifier ?? name
  }

  /// Whether clocks show the same on some days, and two days around them for the sake of other clocks.
  private static func agree(
    _ slot: Slot,
    _ meaning: ZoneMeaning,
    on days: ClosedRange<Int32>
  ) -> Bool {
    if let definition = slot.definition?.zone, definition == meaning.definition?.zone {
      return true
    }
    guard let left = slot.rules, let right = meaning.rules else { return false }
    let begin = Instant(secondsSinceEpoch: (Int(days.lowerBound) - 2) * 86_400)
    let end = Instant(secondsSinceEpoch: (Int(days.upperBound) + 3) * 86_400)
    return left.offset(at: begin) == right.offset(at: begin)
      && left.transitions(from: begin, until: end) == right.transitions(from: begin, until: end)
  }
}

extension ClosedRange<Int32> {
  /// The smallest range that has both.
  func joined(_ other: ClosedRange<Int32>) -> ClosedRange<Int32> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
