/// How a format writes the fields of a record.
protocol RecordSyntax: Sendable {
  /// What surrounds the values that are not texts.
  var marks: RecordMarks { get }

  /// What stands before the value of a field that is the first, second and so on.
  func label(at index: Int, of field: RecordField) -> [UInt8]

  /// What stands after the value of the last field.
  var closing: [UInt8] { get }

  /// The line that names the columns, without its end; nil if the format has none.
  func header(of fields: [RecordField]) -> [UInt8]?

  /// Appends the value of a field.
  func append(_ value: FieldValue, to bytes: inout [UInt8])

  /// Appends the value of a field in a form; only templates have others than the whole.
  func append(_ value: FieldValue, _ form: RecordColumn.Form, to bytes: inout [UInt8])

  /// Appends a time in a form; only templates have others than the whole.
  func append(_ time: RecordTime?, _ form: RecordColumn.Form, to bytes: inout [UInt8])

  /// What stands before and after the time in the value of `instance`.
  func instance(uid: String) -> (before: [UInt8], after: [UInt8])
}

extension RecordSyntax {
  func append(_ value: FieldValue, _ form: RecordColumn.Form, to bytes: inout [UInt8]) {
    append(value, to: &bytes)
  }

  func append(_ time: RecordTime?, _ form: RecordColumn.Form, to bytes: inout [UInt8]) {
    bytes.append(time, marks)
  }
}

/// What surrounds values whose own bytes are the same in all formats: times, numbers and lists of days.
enum RecordMarks {
  case json
  case table
  case template

  /// Stands before and after a time.
  var quote: UInt8? { self == .json ? UInt8(ascii: "\"") : nil }
  /// Stands for a value that is missing.
  var absent: StaticString { self == .json ? "null" : "" }
  /// Stands before the values of a list.
  var listBegin: UInt8? { self == .json ? UInt8(ascii: "[") : nil }
  /// Stands between the values of a list.
  var listSeparator: StaticString {
    switch self {
    case .json: ","
    case .table: ";"
    case .template: ", "
    }
  }
  /// Stands after the values of a list.
  var listEnd: UInt8? { self == .json ? UInt8(ascii: "]") : nil }
}

extension [UInt8] {
  /// Appends a text, scalar by scalar only if it has a byte that is special.
  ///
  /// - Complexity: O(*n*), close to that of copying where nothing is special.
  @inline(__always)
  mutating func append(
    _ text: String,
    ifSpecial isSpecial: (UInt8) -> Bool,
    escape: (Unicode.Scalar, inout [UInt8]) -> Void,
  ) {
    let begin = count
    append(contentsOf: text.utf8)
    guard self[begin...].contains(where: isSpecial) else { return }
    removeSubrange(begin...)
    for scalar in text.unicodeScalars { escape(scalar, &self) }
  }

  /// Appends a short text of the format's own.
  mutating func append(_ text: StaticString) {
    append(contentsOf: text.description.utf8)
  }

  /// Appends a scalar in UTF-8.
  mutating func append(_ scalar: Unicode.Scalar) {
    append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

extension UInt8 {
  /// Whether the byte is a control character of ASCII, or begins one of U+0080 to U+009F in UTF-8.
  var mayBeginControl: Bool { self < 0x20 || self == 0x7F || self == 0xC2 }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character (general category Cc).
  var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
