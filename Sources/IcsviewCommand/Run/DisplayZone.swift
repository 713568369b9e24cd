import ICalendar
import TimeZones

/// The zone in which days begin and times are shown.
enum DisplayZone {
  /// The zone that was asked for, else that of TZ, else the machine's.
  static func zone(
    _ name: String?,
    _ environment: Environment,
    _ database: TimeZoneDatabase
  ) throws(UsageError) -> TimeZoneRules {
    if let name { return try zone(named: name, by: "--tz", database) }
    if let value = environment.variables[.timeZone] {
      return zone(ofVariable: value, database) ?? .utc
    }
    return machineZone(database)
  }

  /// The value of TZ where that is asked and means nothing, so that times are those of UTC.
  static func meaninglessVariable(
    _ name: String?,
    _ environment: Environment,
    _ database: TimeZoneDatabase
  ) -> String? {
    guard name == nil, let value = environment.variables[.timeZone] else { return nil }
    return zone(ofVariable: value, database) == nil ? value : nil
  }

  /// The zone that is named by an option.
  static func zone(
    named name: String,
    by option: String,
    _ database: TimeZoneDatabase
  ) throws(UsageError) -> TimeZoneRules {
    guard let rules = database.zone(named: name)?.rules else {
      throw .invalidValue(option: option, value: name, fault: .unknownZone)
    }
    return rules
  }

  /// What TZ means by POSIX: a name, perhaps after a colon, a path or a rule; nil if it means nothing.
  private static func zone(
    ofVariable value: String,
    _ database: TimeZoneDatabase
  ) -> TimeZoneRules? {
    let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
    if name.isEmpty { return .utc }
    if name.hasPrefix("/") { return zone(ofFile: name, database) }
    if let rules = database.entry(named: name)?.rules { return rules }
    return PosixRule(name.utf8).map { TimeZoneRules(identifier: name, rule: $0) }
  }

  private static func machineZone(_ database: TimeZoneDatabase) -> TimeZoneRules {
    zone(ofFile: "/etc/localtime", database) ?? .utc
  }

  /// The zone of a file; a link says its name.
  private static func zone(ofFile path: String, _ database: TimeZoneDatabase) -> TimeZoneRules? {
    let target = FileSystem.destination(ofLink: path) ?? path
    let parts = target.split(separator: "/")
    if let folder = parts.firstIndex(of: "zoneinfo") {
      let name = parts[(folder + 1)...].joined(separator: "/")
      if let rules = database.entry(named: name)?.rules { return rules }
    }
    guard let bytes = try? FileSystem.bytes(of: path) else { return nil }
    return try? TimeZoneRules(identifier: "local", tzif: bytes.prefix(1 << 20))
  }
}
