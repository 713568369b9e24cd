/// Goes through the lines of a file as they stand, which end in CRLF, LF or CR.
struct PhysicalLines {
  /// The number of the last line, from 1.
  private(set) var number = 0
  private var position: Int

  /// Begins before the first line, behind the mark that UTF-8 may begin with.
  init(of bytes: Span<UInt8>) {
    let hasMark = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    position = hasMark ? 3 : 0
  }

  /// The bytes of the next line without its end, or nil after the last one.
  mutating func next(in bytes: Span<UInt8>) -> Range<Int>? {
    guard position < bytes.count else { return nil }
    let begin = position
    var end = begin
    while end < bytes.count, bytes[end] != .lineFeed, bytes[end] != .carriageReturn { end += 1 }
    position = min(end + 1, bytes.count)
    if end + 1 < bytes.count, bytes[end] == .carriageReturn, bytes[end + 1] == .lineFeed {
      position = end + 2
    }
    number += 1
    return begin..<end
  }

  /// The bytes of the next line without moving on to it.
  func peek(in bytes: Span<UInt8>) -> Range<Int>? {
    var copy = self
    return copy.next(in: bytes)
  }
}
