/// The places that BYSETPOS chooses in the set of each period.
struct SetPositions {
  private let values: [Int]

  /// The places of the values of BYSETPOS, counted from 1 or, below zero, from the end.
  init(_ values: [Int]) {
    self.values = values.filter { (1...366).contains($0.magnitude) }
  }

  /// The places from 0 in a set of so many, ascending, each once.
  func places(in count: Int) -> [Int] {
    var places: [Int] = []
    for value in values where value.magnitude <= count {
      places.append(value > 0 ? value - 1 : count + value)
    }
    places.sort()
    return places.reduce(into: []) { unique, place in
      if unique.last != place { unique.append(place) }
    }
  }
}
