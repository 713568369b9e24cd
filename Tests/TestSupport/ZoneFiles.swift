import Foundation

/// The zone files of the machine the tests run on.
package enum ZoneFiles {
  /// The folder that holds them.
  package static let folder = "/usr/share/zoneinfo"

  /// The bytes of a file below the folder, or nil if there is none.
  package static func bytes(of name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(folder)/\(name)").map { [UInt8]($0) }
  }
}
