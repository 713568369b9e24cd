import CICU

/// The IANA names of time zones that Windows, Outlook and Exchange name in their own way.
package enum WindowsZones {
  /// The IANA name of a zone, such as `Europe/Berlin` for `W. Europe Standard Time`, or nil.
  ///
  /// Names are read in any case, and as they are displayed too:
  /// `(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna`. Where Windows displays places in another
  /// language or from another year, those that are known decide if they agree. The answer is the zone for
  /// the world at large by CLDR's table; an offset alone is no name.
  package static func ianaName(for name: String) -> String? {
    let key = name.trimmedLowercase
    guard key.utf8.count <= 200 else { return nil }
    if let identifier = identifiers[key] ?? WindowsZoneNames.aliases[key] {
      return zone(identifier)
    }
    let (places, hasOffset) = withoutOffset(key)
    if let identifier = WindowsZoneNames.displayed[places] { return zone(identifier) }
    guard hasOffset else { return nil }
    let parts = places.split(separator: ",").map { String($0).trimmedLowercase }
    let known = Set(parts.compactMap { WindowsZoneNames.places[$0] ?? nil })
    return known.count == 1 ? known.first.flatMap(zone) : nil
  }

  /// A displayed name without the offset that Windows puts before it, as in `(UTC+01:00) Paris`.
  private static func withoutOffset(_ name: String) -> (places: String, hasOffset: Bool) {
    guard name.hasPrefix("(utc") || name.hasPrefix("(gmt"), let close = name.firstIndex(of: ")")
    else { return (name, false) }
    return (String(name[name.index(after: close)...]).trimmedLowercase, true)
  }

  /// The zone for an identifier of Windows in its exact spelling.
  private static func zone(_ identifier: String) -> String? {
    let units = Array(identifier.utf16)
    let zone = String.fromICU {
      icu_zoneForWindowsName(units, Int32(units.count), $0, $1, &$2)
    }
    return zone.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The identifiers of Windows that ICU knows, by their lower-case spelling.
  private static let identifiers: [String: String] = {
    var status = U_ZERO_ERROR
    let table = icu_openTable("windowsZones", &status)
    defer { icu_closeResources(table) }
    let zones = icu_resource(table, "mapTimezones", &status)
    defer { icu_closeResources(zones) }
    var entry: OpaquePointer?
    defer { icu_closeResources(entry) }
    var identifiers: [String: String] = [:]
    while status.isSuccess, icu_hasNextResource(zones) != 0 {
      entry = icu_nextResource(zones, entry, &status)
      guard let key = icu_resourceKey(entry) else { break }
      let identifier = String(cString: key)
      identifiers[identifier.lowercased()] = identifier
    }
    return identifiers
  }()
}

extension String {
  /// The text in lower case, without the spaces around it.
  var trimmedLowercase: String {
    let start = drop { $0 == " " }
    let kept = start.reversed().drop { $0 == " " }.reversed()
    return String(kept).lowercased()
  }
}
