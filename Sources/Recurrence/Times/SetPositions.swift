/// The places that BYSETPOS chooses in the set of each period.
struct SetPositions {
  /// The values of BYSETPOS: from 1 or, below zero, from the end.
  private let values: [Int]

  init(_ values: [Int]) { self.values = values }

  /// Whether nothing is ever chosen.
  var isEmpty: Bool { !values.contains { SetPositions.allowed.contains($0.magnitude) } }

  private static var allowed: ClosedRange<UInt> { 1...366 }

  /// The places from 0 in a set of so many, ascending, each once.
  func places(in count: Int) -> [Int] {
    var places: [Int] = []
    choose(from: count, into: &places)
    return places
  }

  /// The same, in the memory of an array whose elements are replaced.
  func choose(from count: Int, into places: inout [Int]) {
    places.removeAll(keepingCapacity: true)
    for value in values where value.magnitude <= count {
      guard SetPositions.allowed.contains(value.magnitude) else { continue }
      places.append(value > 0 ? value - 1 : count + value)
    }
    places.sortUniquely()
  }
}
