/// The offset by what clocks show: that of the first time they show it.
///
/// RFC 5545 3.3.5: what they skip has the offset before the gap, unless they go back into it later.
struct WallClockOffsets {
  /// From a second on, clocks are so far ahead of UTC, up to the next piece.
  private struct Piece {
    var begin: Int
    var offset: Int
    /// Whether clocks have not shown these seconds so far.
    var isSkipped: Bool
  }

  private var pieces: [Piece]
  /// Up to here, all is shown or skipped.
  private var end: Int
  /// How often clocks may still go back into a gap.
  ///
  /// None do so on earth, and who has them do it thousands of times wants to take time.
  private var rest = 1000

  /// The offsets of a zone whose offset changes again and again, by its sorted changes.
  ///
  /// - Complexity: O(n) for n changes, where none is so soon after others that clocks have not caught up.
  init(_ changes: [Transition], from initialOffset: Int) {
    pieces = [Piece(begin: .min, offset: initialOffset, isSkipped: false)]
    end = changes.first.map { $0.instant.secondsSinceEpoch + initialOffset } ?? .max
    var before = initialOffset
    for (number, change) in changes.enumerated() {
      let next = number + 1 < changes.count ? changes[number + 1].instant.secondsSinceEpoch : nil
      let begin = change.instant.secondsSinceEpoch + change.offset
      show(begin, next.map { $0 + change.offset } ?? .max, change.offset, before: before)
      before = change.offset
    }
  }

  /// Adds that clocks go from one second to another, with the offset that they had before.
  private mutating func show(_ begin: Int, _ end: Int, _ offset: Int, before: Int) {
    fillGaps(begin, min(end, self.end), offset)
    if begin > self.end {
      pieces.append(Piece(begin: self.end, offset: before, isSkipped: true))
      pieces.append(Piece(begin: begin, offset: offset, isSkipped: false))
    } else if end > self.end {
      pieces.append(Piece(begin: self.end, offset: offset, isSkipped: false))
    }
    self.end = max(self.end, end)
  }

  /// Has what was skipped within a range shown with an offset.
  private mutating func fillGaps(_ begin: Int, _ end: Int, _ offset: Int) {
    var index = pieces.count - 1
    var pieceEnd = self.end
    while index >= 0, pieceEnd > begin {
      let piece = pieces[index]
      let (first, last) = (max(piece.begin, begin), min(pieceEnd, end))
      if piece.isSkipped, first < last, rest > 0 {
        rest -= 1
        var parts = [Piece(begin: first, offset: offset, isSkipped: false)]
        if piece.begin < first { parts.insert(piece, at: 0) }
        if last < pieceEnd {
          parts.append(Piece(begin: last, offset: piece.offset, isSkipped: true))
        }
        pieces.replaceSubrange(index...index, with: parts)
      }
      pieceEnd = piece.begin
      index -= 1
    }
  }

  /// The function of seconds, in which pieces of one offset are one.
  func function(cycleEnd: Int) -> StepFunction {
    var boundaries: [Int] = []
    var values = [Int32(pieces[0].offset)]
    for piece in pieces.dropFirst() where Int32(piece.offset) != values.last {
      boundaries.append(piece.begin)
      values.append(Int32(piece.offset))
    }
    return StepFunction(boundaries: boundaries, values: values, cycleEnd: cycleEnd)
  }
}
