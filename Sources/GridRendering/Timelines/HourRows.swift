/// Which half hours of a day a timeline shows: those that matter, and a sign for those left out between them.
struct HourRows: Hashable {
  /// A row of the timeline.
  enum Row: Hashable {
    case slot(Int)
    /// Where slots are left out; the one after them.
    case gap(before: Int)
  }

  let rows: [Row]

  /// So few slots are rather shown than left out.
  private static let shortestGap = 4

  /// The rows that show some slots.
  init(_ slots: Set<Int>) {
    var rows: [Row] = []
    var previous: Int?
    for slot in slots.sorted() {
      if let previous, slot - previous > HourRows.shortestGap {
        rows.append(.gap(before: slot))
      } else if let previous, slot - previous > 1 {
        rows += (previous + 1..<slot).map { .slot($0) }
      }
      rows.append(.slot(slot))
      previous = slot
    }
    self.rows = rows
  }

  /// The place in the rows of the line that marks a boundary between slots.
  func place(ofBoundary boundary: Int) -> Int {
    rows.firstIndex { row in
      switch row {
      case .slot(let slot): slot >= boundary
      case .gap(let next): next > boundary
      }
    } ?? rows.count
  }
}
