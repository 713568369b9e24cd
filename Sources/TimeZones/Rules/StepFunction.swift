/// A function of seconds that is constant between sorted boundaries and may repeat for ever.
///
/// The Gregorian calendar repeats every 400 years, weekdays included, and so does every yearly rule:
/// beyond the end of the table the value is that of the same moment some cycles earlier.
///
/// The table is cut into blocks of 97 days, hardly any of which has more than one boundary, so that a value
/// is found with one comparison or two.
@usableFromInline
struct StepFunction: Equatable, Sendable {
  /// Where the value changes, in ascending order.
  @usableFromInline let boundaries: [Int]
  /// The value before the first boundary, then the one from each boundary on: one more than boundaries.
  @usableFromInline let values: [Int32]
  /// From here on the function repeats the 400 years before it; `Int.max` if it does not.
  @usableFromInline let cycleEnd: Int
  /// The least and the greatest of all values.
  let extremes: ClosedRange<Int>
  /// How many boundaries come before each block; the first block begins at the first boundary, and one more
  /// stands at the end.
  @usableFromInline let blocks: [Int32]

  /// The seconds of 400 years.
  @usableFromInline static let cycle = 146_097 * 86_400
  /// The seconds of a block, as a power of two.
  @usableFromInline static let blockBits = 23

  /// A step function of sorted boundaries and one value more.
  init(boundaries: [Int], values: [Int32], cycleEnd: Int) {
    self.boundaries = boundaries
    self.values = values
    self.cycleEnd = cycleEnd
    extremes = Int(values.min() ?? 0)...Int(values.max() ?? 0)
    blocks = StepFunction.blocks(of: boundaries)
  }

  private static func blocks(of boundaries: [Int]) -> [Int32] {
    guard let first = boundaries.first else { return [0] }
    var blocks: [Int32] = [0]
    for (index, boundary) in boundaries.enumerated() {
      let block = (boundary - first) >> blockBits
      while blocks.count <= block { blocks.append(Int32(index)) }
    }
    return blocks + [Int32(boundaries.count)]
  }

  /// The value at a second.
  ///
  /// - Complexity: O(log n) for n boundaries within 97 days.
  @inlinable
  subscript(second: Int) -> Int {
    Int(values[index(at: second < cycleEnd ? second : movedBack(second))])
  }

  /// How many boundaries there are up to a moment of the table.
  @inlinable
  func index(at moment: Int) -> Int {
    guard let first = boundaries.first, moment >= first else { return 0 }
    let block = (moment - first) >> StepFunction.blockBits
    guard block < blocks.count - 1 else { return boundaries.count }
    var low = Int(blocks[block])
    var high = Int(blocks[block + 1])
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Values between which those of a span are, none of which is far from them unless there are very many.
  ///
  /// - Complexity: O(log n) for n boundaries.
  func bounds(of span: ClosedRange<Int>) -> ClosedRange<Int> {
    guard span.upperBound < cycleEnd else { return extremes }
    let first = index(at: span.lowerBound)
    let last = index(at: span.upperBound)
    guard last - first < StepFunction.mostCompared else { return extremes }
    let some = values[first...last]
    return Int(some.min() ?? 0)...Int(some.max() ?? 0)
  }

  private static let mostCompared = 16

  /// The same moment of the last cycle in the table.
  @inlinable
  func movedBack(_ second: Int) -> Int {
    second - ((second - cycleEnd) / StepFunction.cycle + 1) * StepFunction.cycle
  }
}
