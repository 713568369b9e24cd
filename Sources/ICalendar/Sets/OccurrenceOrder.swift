import TimeZones

/// The order in which occurrences are listed.
enum OccurrenceOrder {
  /// Sorts by start, all-day before timed, then by end, then by UID.
  ///
  /// Numbers are sorted instead of occurrences, and these are moved once, in place.
  ///
  /// - Complexity: O(*n*), with O(*m* log *m*) for *m* occurrences that begin alike.
  /// - Parameters:
  ///   - occurrences: What to sort; those that are equal in all of this keep their order.
  ///   - zone: The zone on whose clocks days begin.
  ///   - precedes: Whether the UID of a component comes before that of another one, nil if they are equal;
  ///     asked only where the times are equal.
  static func sort(
    _ occurrences: inout [Occurrence],
    on zone: TimeZoneRules,
    precedes: (ComponentReference, ComponentReference) -> Bool?
  ) {
    var places: [Place] = []
    places.reserveCapacity(occurrences.count)
    var isSorted = true
    for (number, occurrence) in occurrences.enumerated() {
      let place = Place(occurrence.time, on: zone, number: number)
      if let last = places.last, last.moment >= place.moment { isSorted = false }
      places.append(place)
    }
    guard !isSorted else { return }
    sortByMoment(&places)
    var begin = 0
    while begin < places.count {
      var end = begin + 1
      while end < places.count, places[end].moment == places[begin].moment { end += 1 }
      if end - begin > 1 {
        let alike = places[begin..<end].map { place in
          let occurrence = occurrences[Int(place.number)]
          return Alike(
            number: place.number,
            component: occurrence.component,
            end: occurrence.time.end(in: zone).secondsSinceEpoch,
          )
        }
        let sorted = alike.sorted { $0.isBefore($1, precedes) }
        for (place, one) in zip(begin..<end, sorted) { places[place].number = one.number }
      }
      begin = end
    }
    move(&occurrences, to: &places)
  }

  /// Sorts by moment; those of one moment keep their order.
  ///
  /// Many are sorted digit by digit, from the lowest of the differences to the first moment on.
  private static func sortByMoment(_ places: inout [Place]) {
    guard places.count > 256, let first = places.lazy.map(\.moment).min(),
      let last = places.lazy.map(\.moment).max()
    else {
      places.sort()
      return
    }
    let digit = 11
    let bitCount = Int.bitWidth - (last - first).leadingZeroBitCount
    var others = places
    for shift in stride(from: 0, to: bitCount, by: digit) {
      var ends = [Int](repeating: 0, count: 1 << digit)
      for place in places { ends[(place.moment - first) >> shift & (1 << digit - 1)] += 1 }
      var sum = 0
      for value in ends.indices {
        let count = ends[value]
        ends[value] = sum
        sum += count
      }
      for place in places {
        let value = (place.moment - first) >> shift & (1 << digit - 1)
        others[ends[value]] = place
        ends[value] += 1
      }
      swap(&places, &others)
    }
  }

  /// Where an occurrence begins, and which one it is.
  private struct Place: Comparable {
    /// The second of the start, and in the last bit whether it is a time.
    let moment: Int
    var number: UInt32

    init(_ time: OccurrenceTime, on zone: TimeZoneRules, number: Int) {
      moment = time.start(in: zone).secondsSinceEpoch << 1 | (time.isAllDay ? 0 : 1)
      self.number = UInt32(truncatingIfNeeded: number)
    }

    static func < (left: Place, right: Place) -> Bool {
      left.moment != right.moment ? left.moment < right.moment : left.number < right.number
    }
  }

  /// One of several occurrences that begin alike.
  private struct Alike {
    let number: UInt32
    let component: ComponentReference
    let end: Int

    func isBefore(
      _ other: Alike,
      _ precedes: (ComponentReference, ComponentReference) -> Bool?
    ) -> Bool {
      if end != other.end { return end < other.end }
      guard component != other.component else { return number < other.number }
      return precedes(component, other.component) ?? (number < other.number)
    }
  }

  /// Moves each occurrence to its place, along the cycles in which they stand in each other's places.
  private static func move(_ occurrences: inout [Occurrence], to places: inout [Place]) {
    for begin in places.indices where Int(places[begin].number) != begin {
      let first = occurrences[begin]
      var place = begin
      while Int(places[place].number) != begin {
        let source = Int(places[place].number)
        occurrences[place] = occurrences[source]
        places[place].number = UInt32(truncatingIfNeeded: place)
        place = source
      }
      occurrences[place] = first
      places[place].number = UInt32(truncatingIfNeeded: place)
    }
  }
}
