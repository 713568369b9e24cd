/// Walks the logical lines of a source: physical lines and the folded ones that continue them.
///
/// RFC 5545 3.1 ends a line with CRLF; LF alone and CR alone are read as well, also mixed. A line that
/// begins with a space or a tab continues the one before it. The bytes stay where they are: the cursor
/// only tells where the current line is, and copies it on demand.
package struct LineCursor {
  /// Where the current logical line begins.
  private(set) var start: Int
  /// Where its first physical line ends, without the line break.
  private(set) var firstEnd: Int
  /// How many physical lines continue the first one.
  private(set) var foldCount = 0
  /// The number of its first physical line, from 1.
  private(set) var line: Int

  private var next: Int
  private var nextLine: Int
  private let end: Int

  /// A cursor before the first line of a half-open range of bytes.
  ///
  /// - Parameters:
  ///   - range: The bytes to walk; begins at the start of a line.
  ///   - line: The number of that line, from 1.
  init(_ range: Range<Int>, line: Int) {
    start = range.lowerBound
    firstEnd = range.lowerBound
    next = range.lowerBound
    end = range.upperBound
    self.line = line
    nextLine = line
  }

  /// The number of the last physical line that was walked.
  var lastLine: Int { nextLine - 1 }

  /// Where the logical line after the current one begins.
  var endOfLine: Int { next }

  /// Moves to the next logical line; false at the end.
  @inline(__always)
  mutating func advance(in bytes: Span<UInt8>) -> Bool {
    guard next < end else { return false }
    start = next
    line = nextLine
    firstEnd = LineCursor.lineBreak(in: bytes, from: start, to: end)
    next = afterBreak(at: firstEnd, in: bytes)
    nextLine += 1
    foldCount = 0
    while next < end, bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\t") {
      next = afterBreak(at: LineCursor.lineBreak(in: bytes, from: next, to: end), in: bytes)
      nextLine += 1
      foldCount += 1
    }
    return true
  }

  /// Whether the current line is folded so early that its name may go on after the fold.
  @inline(__always)
  var hasFoldedName: Bool { foldCount > 0 && firstEnd - start <= PropertyKey.longest }

  /// Appends the current line without its folds and its line break.
  func unfold(_ bytes: Span<UInt8>, into text: inout [UInt8]) {
    append(start..<firstEnd, of: bytes, to: &text)
    var position = afterBreak(at: firstEnd, in: bytes)
    for _ in 0..<foldCount {
      let lineEnd = LineCursor.lineBreak(in: bytes, from: position, to: end)
      append(position + 1..<lineEnd, of: bytes, to: &text)
      position = afterBreak(at: lineEnd, in: bytes)
    }
  }

  @inline(__always)
  private func append(_ range: Range<Int>, of bytes: Span<UInt8>, to text: inout [UInt8]) {
    unsafe bytes.extracting(range).withUnsafeBufferPointer { unsafe text.append(contentsOf: $0) }
  }

  @inline(__always)
  private func afterBreak(at position: Int, in bytes: Span<UInt8>) -> Int {
    guard position < end else { return end }
    guard bytes[position] == UInt8(ascii: "\r"), position + 1 < end else { return position + 1 }
    if bytes[position + 1] == UInt8(ascii: "\n") { return position + 2 }
    // CR CR LF is one break that a program turned into CRLF twice.
    let isDoubled =
      bytes[position + 1] == UInt8(ascii: "\r") && position + 2 < end
      && bytes[position + 2] == UInt8(ascii: "\n")
    return position + (isDoubled ? 3 : 1)
  }

  /// The position of the next CR or LF, or `end`.
  ///
  /// Eight bytes at a time: subtracting 0x0E from each sets the high bit of those below it, which are the
  /// two line breaks and a few control characters that hardly ever occur. One pass finds both kinds of
  /// break, where `memchr` would need two.
  @inline(__always)
  package static func lineBreak(in bytes: Span<UInt8>, from begin: Int, to end: Int) -> Int {
    precondition(0 <= begin && end <= bytes.count, "a line lies within its source")
    // The loads need no check of their own: each ends at or before `end`.
    return unsafe bytes.withUnsafeBytes { buffer in
      var position = begin
      while position + 8 <= end {
        let loaded = unsafe buffer.baseAddress.unsafelyUnwrapped.loadUnaligned(
          fromByteOffset: position,
          as: UInt64.self,
        )
        let word = UInt64(littleEndian: loaded)
        let hits = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
        if hits == 0 {
          position += 8
          continue
        }
        position += hits.trailingZeroBitCount / 8
        if isLineBreak(bytes[position]) { return position }
        position += 1
      }
      while position < end, !isLineBreak(bytes[position]) { position += 1 }
      return position
    }
  }

  @inline(__always)
  private static func isLineBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
