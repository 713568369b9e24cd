/// Data that stands in the calendar itself (RFC 5545 3.1.3 and 3.2.7).
struct BinaryRules {
  private let line: PropertyLine
  private let type: ValueType

  init(_ line: PropertyLine, _ type: ValueType) {
    self.line = line
    self.type = type
  }

  /// Looks at whether VALUE and ENCODING agree; false if the data cannot be checked.
  func checkEncoding(_ property: FindingFact, _ findings: inout FindingCollector) -> Bool {
    let encoding = line.parameter(.encoding).map { ValueSlice(line.line, $0.first) }
    let isEncoded = encoding?.isWord("BASE64") == true
    if type == .binary, isEncoded { return true }
    if type != .binary, encoding == nil || encoding?.isWord("8BIT") == true { return false }
    // Said by the rules for leftovers of vCalendar.
    guard encoding?.isWord("QUOTED-PRINTABLE") != true else { return false }
    let place = encoding.flatMap { $0.isEmpty ? nil : $0.start } ?? valueParameterPosition
    findings.add(.binaryEncoding, at: place, property)
    return type == .binary && encoding == nil
  }

  private var valueParameterPosition: FilePosition {
    line.parameter(.value).map { line.position(of: $0.first.lowerBound) } ?? line.namePosition
  }

  /// Looks at the data.
  func checkData(
    _ value: ValueSlice,
    _ property: FindingFact,
    _ findings: inout FindingCollector
  ) {
    if let bad = Base64Syntax.firstBadOffset(in: value) {
      findings.add(.binaryInvalid, at: value.position(at: bad), property)
    }
  }
}
