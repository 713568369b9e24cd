/// Small questions about text in bytes; ranges are half-open and lie within the bytes.
extension Span<UInt8> {
  /// Eight bytes from a position on as one number, the first being the lowest.
  @inline(__always)
  func word(at position: Int) -> UInt64 {
    // Every bit pattern is a number, and the load checks its bounds.
    let loaded = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self)
    return UInt64(littleEndian: loaded)
  }

  /// The range without spaces and tabs at its ends.
  @inline(__always)
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, isBlank(self[lower]) { lower += 1 }
    while lower < upper, isBlank(self[upper - 1]) { upper -= 1 }
    return lower..<upper
  }

  /// The range without one pair of quotes around it; a quote that does not close is dropped too.
  func unquoted(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    if lower < upper, self[lower] == UInt8(ascii: "\"") { lower += 1 }
    if lower < upper, self[upper - 1] == UInt8(ascii: "\"") { upper -= 1 }
    return lower..<upper
  }

  /// The number that ASCII digits from a position on make, or nil if one of them is no digit.
  @inline(__always)
  func digits(at position: Int, count: Int) -> Int? {
    guard position + count <= self.count else { return nil }
    var number = 0
    for offset in 0..<count {
      let digit = self[position + offset] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    return number
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String { LenientText.string(extracting(range).array) }

  /// A copy of the bytes.
  var array: [UInt8] {
    unsafe withUnsafeBufferPointer { unsafe [UInt8]($0) }
  }

  /// The parts of a range between commas.
  func forEachListItem(_ range: Range<Int>, _ body: (Range<Int>) -> Void) {
    var begin = range.lowerBound
    for position in range where self[position] == UInt8(ascii: ",") {
      body(trimmed(begin..<position))
      begin = position + 1
    }
    body(trimmed(begin..<range.upperBound))
  }
}

@inline(__always)
private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
}
