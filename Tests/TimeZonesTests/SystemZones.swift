import Foundation
import TestSupport
import TimeZones

/// The zones of the machine the tests run on.
enum SystemZones {
  /// The names of all zones, links included, without the folders that hold the same again.
  static let names: [String] = {
    let paths = FileManager.default.subpaths(atPath: ZoneFiles.folder) ?? []
    return paths.sorted().filter { path in
      !["posix/", "right/", "localtime", "posixrules"].contains { path.hasPrefix($0) }
        && ZoneFiles.bytes(of: path)?.starts(with: Array("TZif".utf8)) == true
    }
  }()

  /// The database of these zones.
  static let database = TimeZoneDatabase(load: ZoneFiles.bytes, names: { names })

  /// The rules of a zone that every machine has.
  static func rules(_ name: String) -> TimeZoneRules? { database.entry(named: name)?.rules }
}
