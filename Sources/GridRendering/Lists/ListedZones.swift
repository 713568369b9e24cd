import StyledText

/// The zones of a list whose times are those of two.
package struct ListedZones: Hashable, Sendable {
  /// The city of each zone, as far as their names say it.
  let first: SafeText
  let second: SafeText

  /// Zones by their names, such as `Europe/Berlin`.
  package init(_ first: String, _ second: String) {
    self.first = ListedZones.city(of: first)
    self.second = ListedZones.city(of: second)
  }

  private static func city(of zone: String) -> SafeText {
    let last = zone.split(separator: "/").last.map(String.init) ?? zone
    return SafeText(last.replacing("_", with: " "), limit: 100)
  }
}
