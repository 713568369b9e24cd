/// A function of seconds that is constant between sorted boundaries and may repeat for ever.
///
/// The Gregorian calendar repeats every 400 years, weekdays included, and so does every yearly rule:
/// beyond the end of the table the value is that of the same moment some cycles earlier.
@usableFromInline
struct StepFunction: Equatable, Sendable {
  /// Where the value changes, in ascending order.
  @usableFromInline let boundaries: [Int]
  /// The value before the first boundary, then the one from each boundary on: one more than boundaries.
  @usableFromInline let values: [Int32]
  /// From here on the function repeats the 400 years before it; `Int.max` if it does not.
  @usableFromInline let cycleEnd: Int

  /// The seconds of 400 years.
  @usableFromInline static let cycle = 146_097 * 86_400

  init(boundaries: [Int], values: [Int32], cycleEnd: Int) {
    self.boundaries = boundaries
    self.values = values
    self.cycleEnd = cycleEnd
  }

  /// The value at a second.
  ///
  /// - Complexity: O(log n) for n boundaries.
  @inlinable
  subscript(second: Int) -> Int {
    let moment = second < cycleEnd ? second : movedBack(second)
    var low = 0
    var high = boundaries.count
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= moment { low = middle + 1 } else { high = middle }
    }
    return Int(values[low])
  }

  /// The same moment of the last cycle in the table.
  @inlinable
  func movedBack(_ second: Int) -> Int {
    second - ((second - cycleEnd) / StepFunction.cycle + 1) * StepFunction.cycle
  }
}
