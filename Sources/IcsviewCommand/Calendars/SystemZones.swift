import ICalendar
import ICUSupport
import TimeZones

extension TimeZoneDatabase {
  /// The zones of the system, and Windows' names for them by ICU.
  convenience init(_ environment: Environment) {
    let folder = environment.zoneFolder
    self.init(
      load: { (try? FileSystem.bytes(of: "\(folder)/\($0)"))?.prefix(ZoneNames.longestFile) },
      names: { ZoneNames.below(folder) },
      fallback: { TimeZoneRules(ofICU: $0) },
      windowsZone: { WindowsZones.ianaName(for: $0) }
    )
  }
}

extension TimeZoneRules {
  /// The rules that ICU has for a name.
  fileprivate init?(ofICU name: String) {
    guard let zone = ICUZone(named: name) else { return nil }
    self.init(
      identifier: name,
      initialOffset: zone.initialOffset,
      transitions: zone.transitions.map {
        Transition(at: Instant(secondsSinceEpoch: $0.second), to: $0.offset)
      },
      cycleEnd: Instant(secondsSinceEpoch: ICUZone.cycleEnd),
    )
  }
}

extension Environment {
  /// The folder of zone files: TZDIR, else the first of the usual ones that is there.
  var zoneFolder: String {
    if let folder = variables[.timeZoneFolder], !folder.isEmpty { return folder }
    let usual = ["/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo"]
    return usual.first { (try? FileSystem.status(of: $0)) != nil } ?? usual[0]
  }
}

/// The names of zones that the system has.
enum ZoneNames {
  /// More bytes than any file of a zone has.
  static let longestFile = 1 << 20

  /// Every file below a folder, by its path from there; areas lie at most three folders deep.
  static func below(_ folder: String) -> [String] {
    var names: [String] = []
    append(to: &names, below: folder, prefix: "", depth: 0)
    return names
  }

  private static func append(
    to names: inout [String],
    below folder: String,
    prefix: String,
    depth: Int
  ) {
    for entry in (try? FileSystem.entries(in: "\(folder)/\(prefix)")) ?? [] {
      let path = prefix + entry.name
      switch entry.kind ?? (try? FileSystem.status(of: "\(folder)/\(path)"))?.kind {
      case .file: names.append(path)
      // Copies of all zones in other reckonings.
      case .folder where depth < 3 && !["posix", "right"].contains(path):
        append(to: &names, below: folder, prefix: path + "/", depth: depth + 1)
      case .folder, .pipe, .socket, .device, nil: break
      }
    }
  }
}
