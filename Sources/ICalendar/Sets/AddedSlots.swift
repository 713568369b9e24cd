import CivilCalendar
import TimeZones

/// An instance of a series before it is placed.
struct InstanceSlot {
  /// The clock's key of the instance.
  let key: Int
  let start: CivilDateTime
  /// The length that a PERIOD gives it.
  var length: OccurrenceLength?
}

extension [InstanceSlot] {
  /// Whether each instance is later than the one before.
  var isStrictlyAscending: Bool { zip(self, dropFirst()).allSatisfy { $0.key < $1.key } }
}

/// The instances that RDATE adds to a series (RFC 5545 3.8.5.2), sorted once so that any window finds its own.
struct AddedSlots {
  /// By start.
  private let slots: [InstanceSlot]

  init(_ dates: [RecurrenceDate], of series: SeriesMember, reader: TimeZoneRules) {
    slots = dates.map { date in
      let wallClock = series.wallClock(of: date.start, reader: reader)
      let length = date.end.map { end in
        SeriesMember.length(
          from: wallClock,
          on: series.clock,
          to: end,
          zones: series.zones,
          reader: reader,
        ).0
      }
      return InstanceSlot(
        key: series.clock.key(at: wallClock),
        start: wallClock,
        length: length,
      )
    }.sorted { $0.start < $1.start }
  }

  /// Those that start within a half-open range, or reach into it by a length of their own.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* found, beside those with a length of their own.
  func slots(in range: Range<CivilDateTime>) -> [InstanceSlot] {
    let first = slots.partitioningIndex { $0.start >= range.lowerBound }
    let end = slots.partitioningIndex { $0.start >= range.upperBound }
    let earlier = slots[..<first].filter { slot in
      guard let length = slot.length else { return false }
      return slot.start.adding(seconds: length.wallClockSeconds + 86_400) >= range.lowerBound
    }
    return earlier + slots[first..<end]
  }
}
