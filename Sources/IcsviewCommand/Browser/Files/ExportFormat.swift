/// The form in which events are written to a file, which the ending of its name says, or given to a command.
enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  case ndjson
  case json
  case csv
  case tsv
  case ics
  /// A list for people.
  case text

  /// The format of a name, or nil if its ending is none of the known ones.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    let ending = fileName[dot...].dropFirst().lowercased()
    guard let format = ExportFormat.allCases.first(where: { $0.ending == ending }) else {
      return nil
    }
    self = format
  }

  /// What names of such files end in, after the point.
  var ending: String { self == .text ? "txt" : rawValue }

  /// What names can end in.
  static let endings = allCases.map { ".\($0.ending)" }.joined(separator: ", ")

  /// The one that comes after this one, and the first one after the last.
  var next: ExportFormat {
    let all = ExportFormat.allCases
    let place = (all.firstIndex(of: self) ?? 0) + 1
    return place < all.count ? all[place] : .ndjson
  }
}
