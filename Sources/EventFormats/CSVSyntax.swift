/// Writes a record with commas between the values, quoted as RFC 4180 says where that is needed.
///
/// Records end in a newline alone, as other programs on a command line expect. Within quotes, a newline
/// stands for any line end and a tab for itself; other control characters become U+FFFD.
struct CSVSyntax: RecordSyntax {
  let marks = RecordMarks.table
  let closing: [UInt8] = []

  func label(at index: Int, of field: RecordField) -> [UInt8] {
    index == 0 ? [] : [UInt8(ascii: ",")]
  }

  func header(of fields: [RecordField]) -> [UInt8]? {
    Array(fields.map(\.rawValue).joined(separator: ",").utf8)
  }

  func append(_ value: FieldValue, to bytes: inout [UInt8]) {
    let text = value.tableText
    let quotes: [UInt8] = text.utf8.contains(where: needsQuotes) ? [UInt8(ascii: "\"")] : []
    bytes += quotes
    append(text, to: &bytes)
    bytes += quotes
  }

  func instance(uid: String) -> (before: [UInt8], after: [UInt8]) {
    let quotes: [UInt8] = uid.utf8.contains(where: needsQuotes) ? [UInt8(ascii: "\"")] : []
    var before = quotes
    append("\(uid)/", to: &before)
    return (before, quotes)
  }

  private func needsQuotes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n")
      || byte == UInt8(ascii: "\r")
  }

  /// Appends a text as it stands between quotes.
  private func append(_ text: String, to bytes: inout [UInt8]) {
    var follows = false
    bytes.append(
      text,
      ifSpecial: { $0 == UInt8(ascii: "\"") || $0.mayBeginControl },
      escape: { scalar, bytes in
        // The newline of CR LF is the one already written for its CR.
        if scalar != "\n" || !follows { escape(scalar, to: &bytes) }
        follows = scalar == "\r"
      },
    )
  }

  private func escape(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "\"": bytes.append(contentsOf: "\"\"".utf8)
    case "\n", "\r": bytes.append(UInt8(ascii: "\n"))
    case "\t": bytes.append(UInt8(ascii: "\t"))
    case _ where scalar.isControl: bytes.append("\u{FFFD}" as Unicode.Scalar)
    default: bytes.append(scalar)
    }
  }
}
