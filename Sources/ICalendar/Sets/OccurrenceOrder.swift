import TimeZones

/// The order in which occurrences are listed.
enum OccurrenceOrder {
  /// Sorts by start, all-day before timed, then by end, then by UID, then by place in the sources.
  ///
  /// Numbers are sorted instead of occurrences, and these are moved once, in place.
  ///
  /// - Complexity: O(*n*), with O(*m* log *m*) for *m* occurrences that begin alike.
  /// - Parameters:
  ///   - occurrences: What to sort; those of one component that are equal in all of this keep their order.
  ///   - zone: The zone on whose clocks days begin.
  ///   - uidPrefix: The beginning of the UID of a component, as `UIDPrefix` has it.
  ///   - uid: The UID of a component as outputs have it; asked only where nothing else decides.
  static func sort(
    _ occurrences: inout [Occurrence],
    on zone: TimeZoneRules,
    uidPrefix: (ComponentReference) -> UInt64,
    uid: (ComponentReference) -> String?
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
    forEachRun(of: places, { $0.moment == $1.moment }) { run in
      var alike = places[run].map { place in
        let occurrence = occurrences[Int(place.number)]
        return Alike(
          number: place.number,
          component: occurrence.component,
          end: occurrence.time.end(in: zone).secondsSinceEpoch,
          uidPrefix: uidPrefix(occurrence.component),
        )
      }
      sort(&alike, uid)
      for (place, one) in zip(run, alike) { places[place].number = one.number }
    }
    move(&occurrences, to: &places)
  }

  /// Calls a closure for each range of several elements that are alike.
  private static func forEachRun<Element>(
    of elements: [Element],
    within range: Range<Int>? = nil,
    _ areAlike: (Element, Element) -> Bool,
    _ body: (Range<Int>) -> Void
  ) {
    let range = range ?? elements.indices
    var begin = range.lowerBound
    while begin < range.upperBound {
      var end = begin + 1
      while end < range.upperBound, areAlike(elements[begin], elements[end]) { end += 1 }
      if end - begin > 1 { body(begin..<end) }
      begin = end
    }
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
    let uidPrefix: UInt64

    /// Whether it comes first where the UIDs do not decide.
    func isPlacedBefore(_ other: Alike) -> Bool {
      component == other.component ? number < other.number : component.precedes(other.component)
    }

    func isBefore(_ other: Alike) -> Bool {
      if end != other.end { return end < other.end }
      if uidPrefix != other.uidPrefix { return uidPrefix < other.uidPrefix }
      return isPlacedBefore(other)
    }
  }

  /// Sorts those that begin alike.
  private static func sort(_ alike: inout [Alike], _ uid: (ComponentReference) -> String?) {
    alike.sort { $0.isBefore($1) }
    let sorted = alike
    forEachRun(of: sorted, { $0.end == $1.end }) { run in
      guard sorted[run.lowerBound].uidPrefix != 0 else {
        // Where one has no prefix, prefixes do not decide.
        sortByUID(&alike, run, uid)
        return
      }
      forEachRun(of: sorted, within: run, { $0.uidPrefix == $1.uidPrefix }) { run in
        sortByUID(&alike, run, uid)
      }
    }
  }

  private static func sortByUID(
    _ alike: inout [Alike],
    _ run: Range<Int>,
    _ uid: (ComponentReference) -> String?
  ) {
    guard alike[run].contains(where: { $0.component != alike[run.lowerBound].component }) else {
      return
    }
    let sorted = alike[run].map { (one: $0, uid: uid($0.component) ?? "") }
      .sorted { $0.uid != $1.uid ? $0.uid < $1.uid : $0.one.isPlacedBefore($1.one) }
    for (place, element) in zip(run, sorted) { alike[place] = element.one }
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
