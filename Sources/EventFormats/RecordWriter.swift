/// Writes occurrences as records of one format.
///
/// Everything that the occurrences of a component share is encoded once, by `prepare`. What remains for
/// each occurrence is to copy that and to write its times.
package struct RecordWriter: Sendable {
  /// Whether the records are the elements of an array.
  private let isArray: Bool
  private let columns: [RecordColumn]
  private let syntax: any RecordSyntax
  private let marks: RecordMarks
  /// The line that names the columns.
  private let header: [UInt8]?
  /// Stands before each field.
  private let labels: [[UInt8]]
  /// The columns that differ from record to record, in their order.
  private let varying: [(field: VaryingField, form: RecordColumn.Form)]
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
    self.init(
      syntax,
      (isTable ? fields : fields.withoutRepetitions).map { RecordColumn($0) },
      header: hasHeader ? header : nil,
      recordEnd: format == .json ? nil : endsWithNUL ? 0 : UInt8(ascii: "\n"),
    )
  }

  /// A writer of lines by a template.
  ///
  /// - Parameters:
  ///   - template: What is written.
  ///   - weekdays: The names of the weekdays from Monday on.
  ///   - endsWithNUL: Whether a NUL ends each record, not a newline.
  package init(_ template: RecordTemplate, weekdays: [String], endsWithNUL: Bool = false) {
    self.init(
      TemplateSyntax(template, weekdays: weekdays),
      template.columns,
      header: nil,
      recordEnd: endsWithNUL ? 0 : UInt8(ascii: "\n"),
    )
  }

  private init(
    _ syntax: any RecordSyntax,
    _ columns: [RecordColumn],
    header: [UInt8]?,
    recordEnd: UInt8?
  ) {
    isArray = recordEnd == nil
    self.syntax = syntax
    self.columns = columns
    self.header = header
    marks = syntax.marks
    labels = columns.enumerated().map { syntax.label(at: $0, of: $1.field) }
    varying = columns.compactMap { column in
      VaryingField(column.field).map { ($0, column.form) }
    }
    self.recordEnd = recordEnd.map { [$0] } ?? []
  }

  /// Begins the output: with the names of the columns, or the bracket of an array.
  package func begin(_ output: inout OutputBuffer) throws(OutputError) {
    try output.write { bytes in
      if isArray { bytes.append(UInt8(ascii: "[")) }
      if let header { bytes += header + recordEnd }
    }
  }

  /// Ends the output; the caller flushes it.
  package func end(_ output: inout OutputBuffer) throws(OutputError) {
    guard isArray else { return }
    try output.write { $0.append(contentsOf: (isFirst ? "]\n" : "\n]\n").utf8) }
  }

  /// Encodes what the records of a component share.
  package func prepare(_ component: RecordComponent) -> PreparedRecord {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1024)
    var ends: [Int] = []
    ends.reserveCapacity(varying.count)
    for (column, label) in zip(columns, labels) {
      bytes += label
      switch VaryingField(column.field) {
      case .instance:
        let (before, after) = syntax.instance(uid: component.uid ?? "")
        bytes += before
        ends.append(bytes.count)
        bytes += after
      case .some:
        ends.append(bytes.count)
      case nil:
        syntax.append(component.value(of: column.field), column.form, to: &bytes)
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
    if isArray { output.bytes.append(contentsOf: (isFirst ? "\n" : ",\n").utf8) }
    isFirst = false
    var begin = 0
    for index in varying.indices {
      let end = record.ends[index]
      record.append(begin..<end, to: &output.bytes)
      append(varying[index], of: times, isInstance: record.isInstance, to: &output.bytes)
      begin = end
    }
    record.append(begin..<record.bytes.count, to: &output.bytes)
    try output.flushIfFull()
  }
}

extension RecordWriter {
  @inline(__always)
  private func append(
    _ column: (field: VaryingField, form: RecordColumn.Form),
    of times: RecordTimes,
    isInstance: Bool,
    to bytes: inout [UInt8]
  ) {
    if column.form == .whole {
      bytes.append(column.field, of: times, isInstance: isInstance, marks)
    } else {
      syntax.append(times.time(of: column.field, isInstance: isInstance), column.form, to: &bytes)
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
