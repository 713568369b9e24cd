/// A value or a part of one: bytes of a content line that know where they stand in the file.
struct ValueSlice {
  let line: UnfoldedLine
  let range: Range<Int>

  init(_ line: UnfoldedLine, _ range: Range<Int>) {
    self.line = line
    self.range = range
  }

  var count: Int { range.count }
  var isEmpty: Bool { range.isEmpty }

  /// The byte at an offset from the beginning.
  subscript(offset: Int) -> UInt8 { line.bytes[range.lowerBound + offset] }

  /// The bytes.
  var bytes: ArraySlice<UInt8> { line.bytes[range] }

  /// The value as text.
  var text: String { line.text(range) }

  /// The value as text, cut where nobody needs to read on.
  var shortText: String { line.text(range.prefix(80)) }

  /// Where it begins.
  var start: FilePosition { line.position(of: range.lowerBound) }

  /// Where the byte at an offset stands.
  func position(at offset: Int) -> FilePosition { line.position(of: range.lowerBound + offset) }

  /// The offset of the first byte that fits.
  func firstOffset(where fits: (UInt8) -> Bool) -> Int? {
    for index in range where fits(line.bytes[index]) { return index - range.lowerBound }
    return nil
  }

  /// The offset of a byte.
  func firstOffset(of byte: UInt8) -> Int? { firstOffset { $0 == byte } }

  /// A part from one offset to another.
  func slice(_ offsets: Range<Int>) -> ValueSlice {
    let lower = range.lowerBound + offsets.lowerBound
    return ValueSlice(line, lower..<lower + offsets.count)
  }

  /// The part from an offset on.
  func slice(from offset: Int) -> ValueSlice { slice(offset..<max(offset, count)) }

  /// The parts between a byte.
  func split(at separator: UInt8) -> [ValueSlice] {
    var parts: [ValueSlice] = []
    var begin = range.lowerBound
    for index in range where line.bytes[index] == separator {
      parts.append(ValueSlice(line, begin..<index))
      begin = index + 1
    }
    parts.append(ValueSlice(line, begin..<range.upperBound))
    return parts
  }

  /// The value without white space at its ends.
  var trimmed: ValueSlice {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, line.bytes[lower].isBlank { lower += 1 }
    while lower < upper, line.bytes[upper - 1].isBlank { upper -= 1 }
    return ValueSlice(line, lower..<upper)
  }

  /// Whether it is a word in any case of letters.
  func isWord(_ word: String) -> Bool {
    guard count == word.utf8.count else { return false }
    return zip(bytes, word.utf8).allSatisfy { $0.capital == $1 }
  }

  /// The number that the digits from an offset on make; none where one is no digit.
  func digits(at offset: Int, count: Int) -> Int? {
    guard offset >= 0, offset + count <= self.count else { return nil }
    var number = 0
    for byte in bytes.dropFirst(offset).prefix(count) {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
