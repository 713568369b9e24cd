/// Takes a content line apart by the grammar of RFC 5545 3.1 and reports where it departs from it.
///
/// Where quotes do not close, the value begins at the first colon, as everywhere in the program.
struct PropertyLineParser {
  private let line: UnfoldedLine
  private let bytes: [UInt8]
  private var position = 0
  private var parameters: [WrittenParameter] = []
  private var isCutShort = false
  private var hasNotedSpace = false

  private init(_ line: UnfoldedLine) {
    self.line = line
    bytes = line.bytes
  }

  /// The parts of a line, or nil where it has no colon that could begin a value.
  static func parse(
    _ line: UnfoldedLine,
    _ findings: inout FindingCollector
  ) -> PropertyLine? {
    var parser = PropertyLineParser(line)
    return parser.parse(&findings)
  }

  private mutating func parse(_ findings: inout FindingCollector) -> PropertyLine? {
    position = skip(to: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ";") })
    guard position < bytes.count, hasColon else { return nil }
    let name = trimmed(0..<position, &findings)
    checkName(name, &findings)
    while position < bytes.count, bytes[position] == UInt8(ascii: ";") {
      readParameter(&findings)
    }
    if position < bytes.count {
      findCut(&findings)
    } else {
      // Only a quote that does not close can hide all colons.
      position = skip(from: 0, to: { $0 == UInt8(ascii: ":") })
      parameters.removeAll { $0.name.upperBound > position }
      isCutShort = true
    }
    return PropertyLine(
      line: line,
      name: name,
      parameters: parameters,
      value: position + 1..<bytes.count,
      isCutShort: isCutShort,
    )
  }

  private var hasColon: Bool { bytes[position...].contains(UInt8(ascii: ":")) }

  /// The next place whose byte is wanted, or the end.
  private func skip(from start: Int? = nil, to isWanted: (UInt8) -> Bool) -> Int {
    var index = start ?? position
    while index < bytes.count, !isWanted(bytes[index]) { index += 1 }
    return index
  }

  /// A range without the white space at its ends, which is reported once a line.
  private mutating func trimmed(
    _ range: Range<Int>,
    _ findings: inout FindingCollector
  ) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, bytes[lower].isBlank { lower += 1 }
    while lower < upper, bytes[upper - 1].isBlank { upper -= 1 }
    let isPadded = lower > range.lowerBound || upper < range.upperBound
    if isPadded, !hasNotedSpace {
      hasNotedSpace = true
      let index = lower > range.lowerBound ? range.lowerBound : upper
      findings.add(.spaceAroundName, at: line.position(of: index))
    }
    return lower..<upper
  }

  private func checkName(_ name: Range<Int>, _ findings: inout FindingCollector) {
    let bad = name.first { !bytes[$0].isNameCharacter }
    guard let index = bad ?? (name.isEmpty ? name.lowerBound : nil) else { return }
    findings.add(
      .propertyNameCharacter,
      at: line.position(of: index),
      .property(line.text(name))
    )
  }
}

// MARK: - Parameters

extension PropertyLineParser {
  /// Reads one parameter from the semicolon before it on.
  private mutating func readParameter(_ findings: inout FindingCollector) {
    let semicolon = position
    position += 1
    let end = skip(to: {
      $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ":")
    })
    let written = position..<end
    position = end
    guard end < bytes.count, bytes[end] == UInt8(ascii: "=") else {
      noteBareWord(written, after: semicolon, &findings)
      return
    }
    let name = trimmed(written, &findings)
    if name.isEmpty || name.contains(where: { !bytes[$0].isNameCharacter }) {
      noteMalformed(name, &findings)
    }
    let known = ParameterName.table.value(bytes.span, name)
    let values = readValues(isText: known?.isText ?? true, &findings)
    parameters.append(WrittenParameter(name: name, known: known, values: values))
  }

  /// Reads the values behind an equals sign up to the semicolon or colon that follows them.
  private mutating func readValues(
    isText: Bool,
    _ findings: inout FindingCollector
  ) -> [WrittenParameter.Value] {
    var values: [WrittenParameter.Value] = []
    repeat {
      position += 1
      values.append(readValue(isText: isText, &findings))
    } while position < bytes.count && bytes[position] == UInt8(ascii: ",")
    return values
  }

  private mutating func readValue(
    isText: Bool,
    _ findings: inout FindingCollector
  ) -> WrittenParameter.Value {
    let start = position
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else {
      let range = readPlainValue(from: start, &findings)
      // White space can belong to a text, and to nothing else (RFC 5545 3.2).
      let value = isText ? range : trimmed(range, &findings)
      return WrittenParameter.Value(range: value, isQuoted: false)
    }
    let close = skip(from: start + 1, to: { $0 == UInt8(ascii: "\"") })
    guard close < bytes.count else {
      findings.add(.parameterUnclosedQuote, at: line.position(of: start))
      position = skip(from: start, to: { $0 == UInt8(ascii: ":") })
      return WrittenParameter.Value(range: start + 1..<max(start + 1, position), isQuoted: true)
    }
    position = close + 1
    if position < bytes.count, !bytes[position].separatesParameters {
      findings.add(.parameterStrayQuote, at: line.position(of: close))
      _ = skipPlainValue(from: position)
    }
    return WrittenParameter.Value(range: start + 1..<close, isQuoted: true)
  }

  private mutating func readPlainValue(
    from start: Int,
    _ findings: inout FindingCollector
  ) -> Range<Int> {
    if let quote = skipPlainValue(from: start) {
      findings.add(.parameterStrayQuote, at: line.position(of: quote))
    }
    return start..<position
  }

  /// Goes to the end of an unquoted value, past what stands between quotes inside it, and gives the first of
  /// those quotes.
  private mutating func skipPlainValue(from start: Int) -> Int? {
    var firstQuote: Int?
    position = start
    while position < bytes.count, !bytes[position].separatesParameters {
      if bytes[position] == UInt8(ascii: "\"") {
        firstQuote = firstQuote ?? position
        let close = skip(from: position + 1, to: { $0 == UInt8(ascii: "\"") })
        if close < bytes.count { position = close }
      }
      position += 1
    }
    return firstQuote
  }
}

// MARK: - Values cut at the wrong place

extension PropertyLineParser {
  /// Reports a parameter that has no equals sign.
  ///
  /// What is no word and follows an unquoted value is the rest of that value.
  private mutating func noteBareWord(
    _ range: Range<Int>,
    after semicolon: Int,
    _ findings: inout FindingCollector
  ) {
    let isWord = !range.isEmpty && range.allSatisfy { bytes[$0].isNameCharacter }
    if !isWord, let value = parameters.last?.values.last, !value.isQuoted, !value.range.isEmpty {
      findings.add(
        .parameterUnquotedSpecial,
        at: line.position(of: semicolon),
        .parameter(parameters.last.map { line.text($0.name) } ?? "")
      )
    } else {
      noteMalformed(range, &findings)
      parameters.append(WrittenParameter(name: range, known: nil, values: []))
    }
  }

  private func noteMalformed(_ name: Range<Int>, _ findings: inout FindingCollector) {
    findings.add(
      .parameterMalformed,
      at: line.position(of: name.lowerBound),
      .parameter(line.text(name))
    )
  }

  /// Reports an unquoted URI whose colon was taken for the one before the value of the property.
  private mutating func findCut(_ findings: inout FindingCollector) {
    guard let parameter = parameters.last, let value = parameter.values.last, !value.isQuoted,
      URISyntax.isCommonScheme(line.text(value.range))
    else { return }
    let rest = bytes[(position + 1)...]
    let isAddress = rest.starts(with: "//".utf8)
    guard isAddress || rest.contains(UInt8(ascii: ":")) else { return }
    isCutShort = true
    // Where an address has to be quoted anyway, that is what is reported.
    guard isAddress || parameter.known?.holdsAddresses != true else { return }
    findings.add(
      .parameterUnquotedSpecial,
      at: line.position(of: position),
      .parameter(line.text(parameter.name))
    )
  }
}

extension UInt8 {
  /// Whether it ends a value of a parameter outside of quotes.
  fileprivate var separatesParameters: Bool {
    self == UInt8(ascii: ";") || self == UInt8(ascii: ":") || self == UInt8(ascii: ",")
  }
}
