/// Parameters of a content line (RFC 5545 3.2), as places in the bytes of its component.
extension Span<UInt8> {
  /// Goes through the parameters that have a name and a value which is not blank.
  ///
  /// One with a quote that is not closed is malformed and passed over.
  ///
  /// - Parameters:
  ///   - parameters: What stands between the first `;` and the `:` of the line.
  ///   - body: Gets the name, and the value without its quotes.
  func forEachParameter(
    in parameters: Range<Int>,
    _ body: (_ name: Range<Int>, _ value: Range<Int>) -> Void,
  ) {
    var begin = parameters.lowerBound
    while begin < parameters.upperBound {
      let parameter = begin..<endOfParameter(from: begin, to: parameters.upperBound)
      begin = parameter.upperBound + 1
      guard let equals = firstIndex(of: .equals, in: parameter),
        let value = unquoting(trimming(equals + 1..<parameter.upperBound)),
        !trimming(value).isEmpty
      else { continue }
      body(trimming(parameter.lowerBound..<equals), value)
    }
  }

  /// The value of the first parameter of a name, without its quotes, or nil if there is none.
  func parameter(_ name: String, in parameters: Range<Int>) -> Range<Int>? {
    var first: Range<Int>?
    forEachParameter(in: parameters) { found, value in
      if first == nil, reads(name, in: found) { first = value }
    }
    return first
  }

  /// Where the parameter that begins at a place ends: at the next `;` outside quotes, or at `end`.
  private func endOfParameter(from begin: Int, to end: Int) -> Int {
    var isQuoted = false
    for index in begin..<end {
      if self[index] == .quote { isQuoted.toggle() }
      if self[index] == .semicolon, !isQuoted { return index }
    }
    return end
  }

  /// A range without the quotes around it, or nil if a quote is not closed.
  private func unquoting(_ range: Range<Int>) -> Range<Int>? {
    let quotes = range.count { self[$0] == .quote }
    guard quotes.isMultiple(of: 2) else { return nil }
    guard quotes > 0, self[range.lowerBound] == .quote, self[range.upperBound - 1] == .quote else {
      return range
    }
    return range.lowerBound + 1..<range.upperBound - 1
  }
}
