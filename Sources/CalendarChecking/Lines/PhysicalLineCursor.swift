import ICalendar

/// Walks the physical lines of a range of bytes; CR LF, LF and CR end a line, as everywhere in the program.
struct PhysicalLineCursor {
  private(set) var next: Int
  private var number: Int
  private let end: Int

  /// A cursor before the first line of a range, and the number of that line.
  init(_ range: Range<Int>, number: Int = 1) {
    next = range.lowerBound
    end = range.upperBound
    self.number = number
  }

  /// Whether there is another line, and if so its first byte.
  func peek(in file: Span<UInt8>) -> UInt8? { next < end ? file[next] : nil }

  /// Takes the next line, or nil at the end.
  mutating func take(in file: Span<UInt8>) -> PhysicalLine? {
    guard next < end else { return nil }
    let start = next
    let lineEnd = LineCursor.lineBreak(in: file, from: start, to: end)
    let lineBreak = lineBreak(at: lineEnd, in: file)
    next = lineEnd + lineBreak.byteCount
    defer { number += 1 }
    return PhysicalLine(range: start..<lineEnd, number: number, lineBreak: lineBreak)
  }

  private func lineBreak(at position: Int, in file: Span<UInt8>) -> LineBreak {
    guard position < end else { return .none }
    guard file[position] == UInt8(ascii: "\r") else { return .lf }
    return position + 1 < end && file[position + 1] == UInt8(ascii: "\n") ? .crlf : .cr
  }
}
