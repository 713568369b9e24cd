/// The parts of one unfolded content line (RFC 5545 3.1), as places in the bytes of its component.
struct ContentLine: Equatable {
  /// The property name, without the white space that some programs put after it.
  let name: Range<Int>
  /// All of the line after the name, its `:` or `;` included.
  private let rest: Range<Int>

  /// The line in a range of bytes without its line end, or nil if it has no `:` or `;`.
  init?(_ line: Range<Int>, in bytes: Span<UInt8>) {
    var end = line.lowerBound
    while end < line.upperBound, bytes[end] != .colon, bytes[end] != .semicolon { end += 1 }
    guard end < line.upperBound else { return nil }
    name = bytes.trimming(line.lowerBound..<end)
    rest = end..<line.upperBound
  }

  /// The parameters, between the first `;` and the `:`, and the value after that; nil if there is no `:`.
  ///
  /// A `:` inside quotes does not end the parameters; if the quotes are not closed, the first one does.
  func parts(in bytes: Span<UInt8>) -> (parameters: Range<Int>, value: Range<Int>)? {
    var isQuoted = false
    var firstColon: Int?
    for index in rest {
      switch bytes[index] {
      case .quote:
        isQuoted.toggle()
      case .colon where !isQuoted:
        return split(at: index)
      case .colon where firstColon == nil:
        firstColon = index
      default:
        continue
      }
    }
    return firstColon.map(split(at:))
  }

  private func split(at colon: Int) -> (parameters: Range<Int>, value: Range<Int>) {
    (min(rest.lowerBound + 1, colon)..<colon, colon + 1..<rest.upperBound)
  }
}

/// Goes through the lines of a component, which end in LF or CRLF.
struct ContentLines {
  private var position = 0

  /// The next line that has a name, or nil at the end.
  mutating func next(in bytes: Span<UInt8>) -> ContentLine? {
    while position < bytes.count {
      let begin = position
      var end = bytes.firstIndex(of: .lineFeed, in: begin..<bytes.count) ?? bytes.count
      position = end + 1
      if end > begin, bytes[end - 1] == .carriageReturn { end -= 1 }
      if let line = ContentLine(begin..<end, in: bytes) { return line }
    }
    return nil
  }
}
