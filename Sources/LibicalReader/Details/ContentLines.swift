import ICalendar

/// Goes through the lines of a component, which are unfolded and end in LF or CRLF.
struct ContentLines {
  private var position = 0

  /// The next line that has a name and a value, or nil at the end.
  mutating func next(in bytes: Span<UInt8>) -> ContentLine? {
    while position < bytes.count {
      let begin = position
      var end = bytes.firstIndex(of: .lineFeed, in: begin..<bytes.count) ?? bytes.count
      position = end + 1
      if end > begin, bytes[end - 1] == .carriageReturn { end -= 1 }
      if let line = ContentLine(bytes, begin..<end) { return line }
    }
    return nil
  }
}
