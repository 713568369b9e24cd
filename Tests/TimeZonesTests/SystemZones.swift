import Foundation
import TimeZones

/// The zones of the machine the tests run on.
enum SystemZones {
  /// The folder that holds them.
  static let folder = URL(fileURLWithPath: "/usr/share/zoneinfo", isDirectory: true)

  /// The names of all zones, links included, without the folders that hold the same again.
  static let names: [String] = {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.sorted().filter { path in
      !["posix/", "right/", "localtime", "posixrules"].contains { path.hasPrefix($0) }
        && bytes(of: path)?.starts(with: Array("TZif".utf8)) == true
    }
  }()

  /// The bytes of a file below the folder.
  static func bytes(of name: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appendingPathComponent(name))).map { [UInt8]($0) }
  }

  /// The database of these zones.
  static let database = TimeZoneDatabase(load: bytes, names: { names })

  /// The rules of a zone that every machine has.
  static func rules(_ name: String) -> TimeZoneRules? { database.entry(named: name)?.rules }
}
