import ICalendar

/// Goes through the lines of vCalendar 1.0, each put together of those that continue it.
struct VCalendarLines {
  private var physical: PhysicalLines

  /// How many continuations are looked at for the `:` of a line whose parameters are folded.
  private static let longestHead = 20

  init(of bytes: Span<UInt8>) { physical = PhysicalLines(of: bytes) }

  /// The next line that has a name, or nil at the end.
  mutating func next(in bytes: Span<UInt8>) -> VCalendarLine? {
    while let first = physical.next(in: bytes) {
      let number = physical.number
      var text: [UInt8] = []
      append(first, of: bytes, to: &text)
      var head = VCalendarLine(text, number)
      var count = 0
      while let next = physical.peek(in: bytes),
        continues(&text, next, encoding: head?.encoding, in: bytes)
      {
        append(physical.next(in: bytes), of: bytes, to: &text)
        count += 1
        if head == nil, count <= VCalendarLines.longestHead { head = VCalendarLine(text, number) }
      }
      if let line = VCalendarLine(text, number) { return line }
    }
    return nil
  }

  /// Whether a line continues the text before it, which loses the `=` of a soft line break then.
  private func continues(
    _ text: inout [UInt8],
    _ next: Range<Int>,
    encoding: TransferEncoding?,
    in bytes: Span<UInt8>,
  ) -> Bool {
    if encoding == .quotedPrintable, text.last == .equals, !isBoundary(next, in: bytes) {
      text.removeLast()
      return true
    }
    guard let first = next.first else { return false }
    // The blank that a fold begins with is part of the text. Base64 may go on without one.
    return bytes[first].isBlank
      || encoding == .base64 && next.allSatisfy { bytes[$0].isBase64 || bytes[$0].isBlank }
  }

  /// Whether a line begins or ends a component, so that nothing before it can go on.
  private func isBoundary(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    guard let line = ContentLine(bytes, range) else { return false }
    return bytes.reads("BEGIN", in: line.name) || bytes.reads("END", in: line.name)
  }

  private func append(_ range: Range<Int>?, of bytes: Span<UInt8>, to text: inout [UInt8]) {
    guard let range else { return }
    // NUL, which is no character of any calendar, would end the text for libical (P2).
    text.appendRaw(range, of: bytes)
  }
}

extension UInt8 {
  /// Whether the byte is one of those that base64 is written with.
  fileprivate var isBase64: Bool {
    lowercased &- 0x61 < 26 || self &- 0x30 < 10 || self == UInt8(ascii: "+")
      || self == UInt8(ascii: "/") || self == .equals
  }
}
