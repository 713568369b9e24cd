/// Writes occurrences as records of one format.
///
/// Everything that the occurrences of a component share is encoded once, by `prepare`. What remains for
/// each occurrence is to copy that and to write its times.
package struct RecordWriter: Sendable {
  private let format: RecordFormat
  private let fields: [RecordField]
  private let syntax: any RecordSyntax
  private let marks: RecordMarks
  /// The line that names the columns.
  private let header: [UInt8]?
  /// Stands before each field.
  private let labels: [[UInt8]]
  /// The fields that differ from record to record, in their order.
  private let varying: [VaryingField]
  /// Ends a record; empty in an array, where separators stand before records instead.
  private let recordEnd: [UInt8]
  private var isFirst = true

  /// A writer of some fields: by default all of them in JSON, the default columns in tables.
  ///
  /// - Parameters:
  ///   - format: What is written.
  ///   - fields: The fields in their order; in JSON, one that is named again is left out.
  ///   - hasHeader: Whether a table begins with the names of its columns.
  ///   - endsWithNUL: Whether a NUL ends each record, not a newline; it has no effect on `json`.
  package init(
    _ format: RecordFormat,
    fields: [RecordField]? = nil,
    hasHeader: Bool = true,
    endsWithNUL: Bool = false,
  ) {
    let syntax = format.syntax
    let header = syntax.header(of: fields ?? RecordField.defaultColumns)
    let isTable = header != nil
    let fields = fields ?? (isTable ? RecordField.defaultColumns : RecordField.allCases)
    self.format = format
    self.syntax = syntax
    self.fields = isTable ? fields : fields.withoutRepetitions
    self.header = hasHeader ? header : nil
    marks = syntax.marks
    labels = self.fields.enumerated().map { syntax.label(of: $1, isFirst: $0 == 0) }
    varying = self.fields.compactMap(VaryingField.init)
    recordEnd = format == .json ? [] : endsWithNUL ? [0] : [UInt8(ascii: "\n")]
  }

  /// Begins the output: with the names of the columns, or the bracket of an array.
  package func begin(_ output: inout OutputBuffer) throws(OutputError) {
    try output.write { bytes in
      if format == .json { bytes.append(UInt8(ascii: "[")) }
      if let header { bytes += header + recordEnd }
    }
  }

  /// Ends the output; the caller flushes it.
  package func end(_ output: inout OutputBuffer) throws(OutputError) {
    guard format == .json else { return }
    try output.write { $0.append(contentsOf: (isFirst ? "]\n" : "\n]\n").utf8) }
  }

  /// Encodes what the records of a component share.
  package func prepare(_ component: RecordComponent) -> PreparedRecord {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1024)
    var ends: [Int] = []
    ends.reserveCapacity(varying.count)
    for (field, label) in zip(fields, labels) {
      bytes += label
      switch VaryingField(field) {
      case .instance:
        let (before, after) = syntax.instance(uid: component.uid ?? "")
        bytes += before
        ends.append(bytes.count)
        bytes += after
      case .some:
        ends.append(bytes.count)
      case nil:
        syntax.append(component.value(of: field), to: &bytes)
      }
    }
    bytes += syntax.closing + recordEnd
    return PreparedRecord(
      // Many are kept at the same time, so each is cut to its size.
      bytes: Array(bytes[...]),
      ends: ends,
      isInstance: component.isRecurring || component.isOverride,
    )
  }

  /// Writes one occurrence of a component that this writer has prepared.
  ///
  /// - Complexity: O(*n*) in the number of bytes written.
  package mutating func write(
    _ record: borrowing PreparedRecord,
    at times: RecordTimes,
    to output: inout OutputBuffer,
  ) throws(OutputError) {
    let separator = format != .json ? "" : isFirst ? "\n" : ",\n"
    isFirst = false
    try output.write { bytes in
      bytes.append(contentsOf: separator.utf8)
      var begin = 0
      for (index, field) in varying.enumerated() {
        bytes += record.bytes[begin..<record.ends[index]]
        bytes.append(field, of: times, isInstance: record.isInstance, marks)
        begin = record.ends[index]
      }
      bytes += record.bytes[begin...]
    }
  }
}

extension [RecordField] {
  /// The fields, each where it is named first.
  fileprivate var withoutRepetitions: [RecordField] {
    var seen: Set<RecordField> = []
    return filter { seen.insert($0).inserted }
  }
}
