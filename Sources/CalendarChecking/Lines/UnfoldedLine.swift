/// A content line without its folds, and where each of its bytes stands in the file (RFC 5545 3.1).
struct UnfoldedLine {
  /// The bytes, without line breaks and without the blanks that mark folds.
  private(set) var bytes: [UInt8] = []
  /// The parts that stand in one physical line each, in order.
  private(set) var pieces: [Piece] = []

  /// What one physical line gives to a content line.
  struct Piece {
    /// Where it begins in the content line.
    let start: Int
    /// Where it begins in the file.
    let position: FilePosition
  }

  /// Forgets the line, but not its memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
  }

  /// Appends what one physical line gives: a range of the file's bytes that begins at a position.
  mutating func append(_ range: Range<Int>, of file: Span<UInt8>, at position: FilePosition) {
    pieces.append(Piece(start: bytes.count, position: position))
    for index in range { bytes.append(file[index]) }
  }

  /// Where a byte of the line stands in the file; its count is the place behind the last.
  func position(of index: Int) -> FilePosition {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= index { low = middle } else { high = middle }
    }
    guard low < pieces.count else { return FilePosition(line: 1, column: 1, offset: 0) }
    let piece = pieces[low]
    let distance = index - piece.start
    return FilePosition(
      line: piece.position.line,
      column: piece.position.column + distance,
      offset: piece.position.offset + distance,
    )
  }

  /// Where the line begins in the file.
  var start: FilePosition { position(of: 0) }

  /// A part as text; bytes that are not UTF-8 become replacement characters.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
