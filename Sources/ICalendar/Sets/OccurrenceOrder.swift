import TimeZones

/// The order in which occurrences are listed.
enum OccurrenceOrder {
  /// Sorts by start, all-day before timed, then by end, then by UID.
  ///
  /// Numbers are sorted instead of occurrences, and these are moved once, in place.
  ///
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
    places.sort()
    // Sorting a slice of the array would copy it.
    unsafe places.withUnsafeMutableBufferPointer { places in
      var begin = 0
      while begin < places.count {
        var end = begin + 1
        while end < places.count, unsafe places[end].moment == places[begin].moment {
          end += 1
        }
        if end - begin > 1 {
          var alike = unsafe UnsafeMutableBufferPointer(rebasing: places[begin..<end])
          unsafe sortAlike(&alike, of: occurrences, on: zone, precedes)
        }
        begin = end
      }
    }
    move(&occurrences, to: &places)
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

  /// Sorts those that begin alike.
  private static func sortAlike(
    _ places: inout UnsafeMutableBufferPointer<Place>,
    of occurrences: [Occurrence],
    on zone: TimeZoneRules,
    _ precedes: (ComponentReference, ComponentReference) -> Bool?
  ) {
    unsafe places.sort { one, other in
      let first = occurrences[Int(one.number)]
      let second = occurrences[Int(other.number)]
      let ends = (first.time.end(in: zone), second.time.end(in: zone))
      if ends.0 != ends.1 { return ends.0 < ends.1 }
      guard first.component != second.component,
        let precedes = precedes(first.component, second.component)
      else { return one.number < other.number }
      return precedes
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
