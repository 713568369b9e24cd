import ICalendar

/// One line of a file as an editor shows it.
struct PhysicalLine {
  /// The bytes without the line break.
  let range: Range<Int>
  /// The number, from 1.
  let number: Int
  let lineBreak: LineBreak

  /// Where it begins.
  var start: FilePosition { position(of: range.lowerBound) }
  /// The place behind its last byte.
  var end: FilePosition { position(of: range.upperBound) }

  /// The position of one of its bytes.
  func position(of offset: Int) -> FilePosition {
    FilePosition(line: number, column: offset - range.lowerBound + 1, offset: offset)
  }

  /// Whether it has nothing but spaces and tabs.
  func isBlank(in file: Span<UInt8>) -> Bool {
    for index in range where !file[index].isBlank { return false }
    return true
  }
}
