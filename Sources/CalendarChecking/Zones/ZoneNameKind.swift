import TimeZones

/// What a TZID is by its name alone.
struct ZoneNameKind {
  /// The name without quotes and escapes.
  let name: String
  /// The zone that the name means everywhere, and how it is found.
  private let zone: ResolvedZone?
  private let isIANA: Bool

  init(_ text: String, _ database: TimeZoneDatabase) {
    name = ZoneResolver.normalized(text)
    isIANA = database.entry(named: name) != nil
    zone = database.zone(named: name)
  }

  /// What is to be said of it if it has no VTIMEZONE.
  var findingIfUndefined: FindingKind {
    if isIANA || zone?.source == .iana { return .tzidUndefinedIANA }
    return zone?.source == .windows ? .tzidUndefinedWindows : .tzidUndefined
  }

  /// Whether it is one of Windows' names.
  var isWindows: Bool { !isIANA && zone?.source == .windows }

  /// Whether it is a label that programs show to people, or stands for no name at all.
  var isLabel: Bool {
    let small = name.lowercased()
    return ["(utc", "(gmt", "tzone://microsoft/custom"].contains(where: small.hasPrefix)
      || small.hasPrefix("customized time zone")
  }

  /// Whether it is an abbreviation that no database has as a name.
  var isAbbreviation: Bool {
    guard zone?.source != .utc, !isIANA, (2...5).contains(name.utf8.count) else { return false }
    return name.utf8.allSatisfy { $0.isLetter && $0 == $0.capital }
  }

  /// Whether it is an offset, a word for UTC, or the name of IANA behind a prefix.
  var isOdd: Bool {
    guard !isLabel, let source = zone?.source else { return false }
    return source == .utc || source == .offset || source == .iana && name.hasPrefix("/")
  }
}
