package import CivilCalendar

/// A point on the time line, the same everywhere, in whole seconds.
///
/// Like a civil date it is brought into the range that RFC 5545 can write, and two days more on either
/// side, so that every wall clock has an instant at every offset and no arithmetic overflows.
package struct Instant: Hashable, Sendable {
  /// Seconds since 1970-01-01T00:00:00Z without leap seconds, negative before it.
  package let secondsSinceEpoch: Int

  /// The instant some seconds after 1970-01-01T00:00:00Z, brought into the range.
  @inlinable
  package init(secondsSinceEpoch seconds: Int) {
    self.secondsSinceEpoch = min(max(seconds, Instant.firstSecond), Instant.lastSecond)
  }

  /// The instant at which clocks that are `offset` seconds ahead of UTC show a wall clock.
  @inlinable
  package init(_ wallClock: CivilDateTime, offset: Int) {
    self.init(secondsSinceEpoch: wallClock.civilSeconds &- UTCOffset.clamped(offset))
  }

  /// 0000-12-30T00:00:00Z.
  @usableFromInline static let firstSecond = (-719_162 - 2) * 86_400
  /// 10000-01-03T00:00:00Z.
  @usableFromInline static let lastSecond = (2_932_897 + 2) * 86_400

  /// The first instant of the range.
  package static let first = Instant(secondsSinceEpoch: firstSecond)
  /// The last instant of the range.
  package static let last = Instant(secondsSinceEpoch: lastSecond)

  /// What clocks show that are `offset` seconds ahead of UTC.
  @inlinable
  package func civil(offset: Int) -> CivilDateTime {
    CivilDateTime(civilSeconds: secondsSinceEpoch + UTCOffset.clamped(offset))
  }

  /// The instant some seconds later, stopping at the ends of the range.
  @inlinable
  package func adding(seconds count: Int) -> Instant {
    let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(count)
    return Instant(secondsSinceEpoch: overflow ? (count < 0 ? .min : .max) : sum)
  }
}

extension Instant: Comparable {
  @inlinable
  package static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSinceEpoch < right.secondsSinceEpoch
  }
}

extension Instant: CustomStringConvertible {
  /// The extended form of ISO 8601 in UTC, such as `2025-06-16T07:30:00Z`.
  package var description: String { "\(civil(offset: 0))Z" }
}
