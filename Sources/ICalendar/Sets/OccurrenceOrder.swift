import TimeZones

/// The order in which occurrences are listed.
enum OccurrenceOrder {
  /// Sorts by start, all-day before timed, then by end, then by UID.
  ///
  /// - Parameters:
  ///   - occurrences: What to sort; those that are equal in all of this keep their order.
  ///   - zone: The zone on whose clocks days begin.
  ///   - uid: Gives the UID of a component; asked only where the times are equal.
  static func sort(
    _ occurrences: inout [Occurrence],
    on zone: TimeZoneRules,
    uid: (ComponentReference) -> String
  ) {
    let keys = occurrences.map { Key($0.time, on: zone) }
    var order = Array(occurrences.indices)
    order.sort { one, other in
      if keys[one] != keys[other] { return keys[one] < keys[other] }
      let first = occurrences[one].component
      let second = occurrences[other].component
      guard first != second else { return one < other }
      let names = (uid(first), uid(second))
      return names.0 == names.1 ? one < other : names.0 < names.1
    }
    occurrences = order.map { occurrences[$0] }
  }

  private struct Key: Comparable {
    let start: Instant
    let isTimed: Bool
    let end: Instant

    init(_ time: OccurrenceTime, on zone: TimeZoneRules) {
      start = time.start(in: zone)
      isTimed = !time.isAllDay
      end = time.end(in: zone)
    }

    static func < (left: Key, right: Key) -> Bool {
      if left.start != right.start { return left.start < right.start }
      if left.isTimed != right.isTimed { return right.isTimed }
      return left.end < right.end
    }
  }
}
