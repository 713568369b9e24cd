/// The form in which events are written to a file, which the ending of its name says.
enum ExportFormat: String, CaseIterable, Hashable, Sendable {
  case ics
  case ndjson
  case json
  case csv
  case tsv

  /// The format of a name, or nil if its ending is none of the known ones.
  init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    self.init(rawValue: fileName[dot...].dropFirst().lowercased())
  }

  /// What names can end in.
  static let endings = allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
}
