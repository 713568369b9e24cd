/// How often something occurs and where it did first: for what is reported once, with a count.
struct Tally {
  private(set) var count = 0
  private(set) var first: FilePosition?

  mutating func add(at position: FilePosition) {
    count += 1
    if first == nil { first = position }
  }

  /// Adds what another one counted further on in the file.
  mutating func add(_ other: Tally) {
    count += other.count
    first = first ?? other.first
  }
}
