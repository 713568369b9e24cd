import CivilCalendar
import TestSupport
import Testing

@testable import GridRendering

struct `rows of days` {
  /// The events of each row by their numbers and days, such as `0:1-3`.
  private func rows(_ events: [Range<Int>], limit: Int) -> [String] {
    let times = events.map { ListedTime.allDay(june($0.lowerBound)..<june($0.upperBound)) }
    let rows = DayRows(times, on: june(1)..<june(8), limit: limit)
    let lines = (0..<rows.height).map { row in
      rows.pieces(inRow: row).map { "\($0.event):\($0.days.lowerBound)-\($0.days.upperBound)" }
        .joined(separator: " ")
    }
    return lines + [rows.hidden.map(String.init).joined()]
  }

  @Test func `hold bars in the highest row that is free, long ones first`() {
    #expect(
      rows([1..<2, 1..<4, 2..<3, 4..<8, 6..<7], limit: 4)
        == ["1:0-3 3:3-7", "0:0-1 2:1-2 4:5-6", "0000000"]
    )
  }

  @Test func `keep the last one free to count what is hidden`() {
    #expect(rows([1..<4, 1..<2, 1..<2], limit: 2) == ["0:0-3", "", "2000000"])
    // The bar in the last row is hidden on all its days, also where nothing else is.
    #expect(rows([1..<4, 1..<6, 1..<2], limit: 2) == ["1:0-5", "", "2110000"])
    #expect(rows([1..<8, 2..<3], limit: 1) == ["", "1211111"])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `lose nothing and overlap nowhere`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let times = (0..<Int.random(in: 0...25, using: &random)).map { _ -> ListedTime in
      let start = june(1, at: 0).adding(seconds: Int.random(in: -500_000...700_000, using: &random))
      let end = start.adding(seconds: Int.random(in: 0...300_000, using: &random))
      let days = start.date..<end.date.advanced(by: 1)
      return Bool.random(using: &random) ? .allDay(days) : .timed(start: start, end: end)
    }
    let days = june(1)..<june(8)
    let limit = Int.random(in: 1...6, using: &random)
    let rows = DayRows(times, on: days, limit: limit)
    #expect(rows.height <= limit)
    for (index, day) in days.enumerated() {
      let shown = rows.pieces.filter { $0.days.contains(index) }
      var taken = shown.map(\.row)
      if let row = rows.rowOfCount(on: index) { taken.append(row) }
      #expect(Set(taken).count == taken.count)
      #expect(taken.allSatisfy { $0 < rows.height })
      #expect(shown.count + rows.hidden[index] == times.filter { $0.days.contains(day) }.count)
    }
  }
}
