/// Writes a record as a line with tabs between the values.
///
/// `\t`, `\n`, `\r` and `\\` stand for tab, newline, carriage return and backslash within a value; other
/// control characters become U+FFFD. So every tab ends a value and every newline ends a record.
struct TSVSyntax: RecordSyntax {
  let marks = RecordMarks.table
  let closing: [UInt8] = []

  func label(at index: Int, of field: RecordField) -> [UInt8] {
    index == 0 ? [] : [UInt8(ascii: "\t")]
  }

  func header(of fields: [RecordField]) -> [UInt8]? {
    Array(fields.map(\.rawValue).joined(separator: "\t").utf8)
  }

  func append(_ value: FieldValue, to bytes: inout [UInt8]) {
    append(value.tableText, to: &bytes)
  }

  func instance(uid: String) -> (before: [UInt8], after: [UInt8]) {
    var before: [UInt8] = []
    append("\(uid)/", to: &before)
    return (before, [])
  }

  private func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(
      text,
      ifSpecial: { $0 == UInt8(ascii: "\\") || $0.mayBeginControl },
      escape: escape,
    )
  }

  private func escape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\\": bytes.append(contentsOf: "\\\\".utf8)
    case "\t": bytes.append(contentsOf: "\\t".utf8)
    case "\n": bytes.append(contentsOf: "\\n".utf8)
    case "\r": bytes.append(contentsOf: "\\r".utf8)
    case _ where scalar.isControl: bytes.append("\u{FFFD}" as Unicode.Scalar)
    default: bytes.append(scalar)
    }
  }
}
