import Foundation
import ICUSupport
import TimeZones

/// A few zones of the system, read once.
enum SampleZones {
  static let names = ["Europe/Berlin", "America/New_York", "Asia/Seoul", "Pacific/Apia", "UTC"]

  /// A folder that has no others, so that names which nobody knows cost little.
  static let folder: String = {
    let folder = NSTemporaryDirectory() + "icsview-fuzz-zones-\(getpid())"
    for name in names {
      let path = "\(folder)/\(name)"
      try? FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true,
      )
      _ = FileManager.default.createFile(atPath: path, contents: bytes[name].map { Data($0) })
    }
    return folder
  }()

  private static let bytes: [String: [UInt8]] = {
    let pairs = names.compactMap { name in
      FileManager.default.contents(atPath: "/usr/share/zoneinfo/\(name)").map {
        (name, [UInt8]($0))
      }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// A database of them, which is never asked for what is no name.
  static var database: TimeZoneDatabase {
    TimeZoneDatabase(
      load: { name in
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        require(
          !parts.contains("..") && !parts.contains("") && !name.utf8.contains(0),
          "'\(name)' leads out of the folder of the zones",
        )
        return bytes[name]
      },
      names: { names },
      windowsZone: { WindowsZones.ianaName(for: $0) },
    )
  }

  /// The rules of Berlin, where clocks change.
  static let berlin = database.entry(named: "Europe/Berlin")?.rules ?? .utc
}
