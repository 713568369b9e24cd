/// The formats for other programs.
package enum RecordFormat: String, CaseIterable, Sendable {
  /// One JSON object a line.
  case ndjson
  /// One JSON array of all objects.
  case json
  /// A table with tabs between the columns.
  case tsv
  /// A table by RFC 4180.
  case csv

  /// How the format writes values.
  var syntax: any RecordSyntax {
    switch self {
    case .ndjson, .json: JSONSyntax()
    case .tsv: TSVSyntax()
    case .csv: CSVSyntax()
    }
  }
}
