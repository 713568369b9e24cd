import ICalendar

/// Puts the content lines of a file together and counts what is odd about its physical lines.
struct LineReader {
  /// The content line that was read last.
  private(set) var line = UnfoldedLine()
  /// Whether lines belong to a component, so that blank and long ones matter.
  var isInsideComponent = false
  /// Whether blank lines end values, as they do in vCalendar 1.0.
  var allowsBlankLines = false
  /// The last physical line.
  private(set) var last: PhysicalLine?
  private(set) var lineBreaks = LineBreakSurvey()
  private(set) var longLines = Tally()
  private(set) var blankLines = Tally()

  private var cursor: PhysicalLineCursor

  /// How many bytes a line may have without its line break (RFC 5545 3.1).
  private static let longest = 75

  /// A reader of the lines in a range of bytes.
  init(_ range: Range<Int>, number: Int = 1) {
    cursor = PhysicalLineCursor(range, number: number)
  }

  /// Reads the next content line; false at the end.
  mutating func advance(in file: Span<UInt8>) -> Bool {
    line.removeAll()
    guard let first = take(in: file) else { return false }
    // A blank line has nothing that could be continued.
    guard !first.isBlank(in: file) else {
      noteBlank(first)
      return true
    }
    line.append(first.range, of: file, at: first.start)
    while let byte = cursor.peek(in: file), byte.isBlank, let more = take(in: file) {
      // One blank alone continues a line with nothing; more are a fold before spaces of the text.
      if more.range.count == 1 { noteBlank(more) }
      line.append(
        more.range.dropFirst(),
        of: file,
        at: more.position(of: more.range.lowerBound + 1)
      )
    }
    if line.bytes.last == UInt8(ascii: "="), line.isQuotedPrintable { appendSoftLines(of: file) }
    return true
  }

  /// Appends the lines that a quoted-printable value of vCalendar 1.0 goes on in: all up to one that does not
  /// end in an equals sign.
  private mutating func appendSoftLines(of file: Span<UInt8>) {
    while line.bytes.last == UInt8(ascii: "="), let more = take(in: file), !more.range.isEmpty {
      line.append(more.range, of: file, at: more.start)
    }
  }

  private mutating func take(in file: Span<UInt8>) -> PhysicalLine? {
    guard let physical = cursor.take(in: file) else { return nil }
    last = physical
    lineBreaks.add(physical)
    guard isInsideComponent else { return physical }
    if physical.range.count > LineReader.longest {
      longLines.add(at: physical.position(of: physical.range.lowerBound + LineReader.longest))
    }
    return physical
  }

  private mutating func noteBlank(_ line: PhysicalLine) {
    if isInsideComponent, !allowsBlankLines { blankLines.add(at: line.start) }
  }
}

extension UnfoldedLine {
  /// Whether a parameter before the first colon says that the value is quoted-printable.
  var isQuotedPrintable: Bool {
    let head = bytes.prefix { $0 != UInt8(ascii: ":") }
    guard head.count < 1000 else { return false }
    return String(decoding: head, as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
  }
}
