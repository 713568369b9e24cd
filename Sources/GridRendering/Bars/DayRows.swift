import CivilCalendar

/// What happens on some days in a row, arranged in rows below each other.
///
/// Bars through several days come first, each in the highest row that is free on all of its days; what has a
/// time of day fills the rows that are left. What finds no row is counted on its days, and the last row is
/// kept free there to say so.
struct DayRows: Hashable {
  /// An event in one of the rows; its days are counted from the first one arranged.
  struct Piece: Hashable {
    /// The number of the event.
    let event: Int
    var row = 0
    /// Half-open; one day for what is no bar.
    let days: Range<Int>
    let isBar: Bool
    /// Whether the event began before the first of these days, or goes on after the last.
    let beginsBefore: Bool
    let endsAfter: Bool
  }

  /// The pieces, in each row from left to right.
  private(set) var pieces: [Piece] = []
  /// How many events of each day found no row.
  private(set) var hidden: [Int]
  /// How many rows there are, with those that say how many events are hidden.
  private(set) var height = 0

  private let limit: Int
  /// Whether a row is taken on a day.
  private var isTaken: [[Bool]]

  /// Arranges events.
  ///
  /// - Parameters:
  ///   - times: When each event is, in the order in which they are listed.
  ///   - days: The days, half-open.
  ///   - limit: How many rows there can be, at least 1.
  ///   - barsOnly: Whether what is no bar is left out.
  /// - Complexity: O(*n* log *n*) in the events, with the limit as a factor.
  init(_ times: [ListedTime], on days: Range<CivilDate>, limit: Int, barsOnly: Bool = false) {
    self.limit = max(1, limit)
    hidden = Array(repeating: 0, count: days.count)
    isTaken = Array(repeating: Array(repeating: false, count: days.count), count: self.limit)
    let candidates = times.enumerated().flatMap { Piece.all(of: $1, event: $0, on: days) }
    for piece in candidates.filter(\.isBar).sorted(by: DayRows.precedes) { place(piece) }
    if !barsOnly {
      for piece in candidates where !piece.isBar { place(piece) }
    }
    keepLastRowFree()
    pieces.sort { ($0.row, $0.days.lowerBound) < ($1.row, $1.days.lowerBound) }
    height = max(
      (pieces.map(\.row).max() ?? -1) + 1,
      (hidden.indices.compactMap { rowOfCount(on: $0) }.max() ?? -1) + 1,
    )
  }

  /// No days at all.
  static let empty = DayRows([], on: .first ..< .first, limit: 1)

  /// The pieces of a row, from left to right.
  func pieces(inRow row: Int) -> some Sequence<Piece> { pieces.lazy.filter { $0.row == row } }

  /// The row that says how many events of a day are hidden, or nil if none are.
  func rowOfCount(on day: Int) -> Int? {
    guard hidden[day] > 0 else { return nil }
    return (isTaken.lastIndex { $0[day] } ?? -1) + 1
  }
}

extension DayRows {
  /// Earlier bars come first, of those that begin together the longer ones.
  private static func precedes(_ left: Piece, _ right: Piece) -> Bool {
    let keys = (
      (left.days.lowerBound, -left.days.count, left.event),
      (right.days.lowerBound, -right.days.count, right.event)
    )
    return keys.0 < keys.1
  }

  /// Puts a piece into the highest row that is free, or counts it as hidden.
  private mutating func place(_ piece: Piece) {
    let row = isTaken.firstIndex { taken in !piece.days.contains { taken[$0] } }
    guard let row else { return hide(piece) }
    for day in piece.days { isTaken[row][day] = true }
    var placed = piece
    placed.row = row
    pieces.append(placed)
  }

  private mutating func hide(_ piece: Piece) {
    for day in piece.days { hidden[day] += 1 }
  }

  /// Hides what stands in the last row of a day on which something is hidden.
  private mutating func keepLastRowFree() {
    let last = limit - 1
    let isInTheWay = pieces.map { piece in
      piece.row == last && piece.days.contains { hidden[$0] > 0 }
    }
    for (piece, isInTheWay) in zip(pieces, isInTheWay) where isInTheWay {
      hide(piece)
      for day in piece.days { isTaken[last][day] = false }
    }
    pieces = zip(pieces, isInTheWay).filter { !$0.1 }.map(\.0)
  }
}

extension DayRows.Piece {
  /// The parts of an event that are on some days: one of a bar, else one a day.
  fileprivate static func all(
    of time: ListedTime,
    event: Int,
    on days: Range<CivilDate>
  ) -> [DayRows.Piece] {
    let whole = time.days
    let shown = whole.clamped(to: days)
    guard !shown.isEmpty else { return [] }
    let parts = time.isBar ? [shown] : shown.map { $0..<$0.advanced(by: 1) }
    return parts.map { part in
      let first = days.lowerBound.distance(to: part.lowerBound)
      return DayRows.Piece(
        event: event,
        days: first..<first + part.count,
        isBar: time.isBar,
        beginsBefore: whole.lowerBound < part.lowerBound,
        endsAfter: whole.upperBound > part.upperBound,
      )
    }
  }
}
