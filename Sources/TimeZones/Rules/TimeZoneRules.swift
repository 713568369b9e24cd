package import CivilCalendar

/// When and how the clocks of a zone differ from UTC, for the years 1 to 9999.
///
/// A value of sorted transitions and what follows them; nothing in it changes, so that it can be used from
/// everywhere at once without a lock. Each conversion is one binary search.
package struct TimeZoneRules: Equatable, Sendable {
  /// The name by which the zone was found.
  package let identifier: String
  /// The offset from UTC by instant.
  @usableFromInline let byInstant: StepFunction
  /// The offset from UTC by what clocks show.
  @usableFromInline let byWallClock: StepFunction

  init(identifier: String, byInstant: StepFunction, byWallClock: StepFunction) {
    self.identifier = identifier
    self.byInstant = byInstant
    self.byWallClock = byWallClock
  }

  /// Coordinated Universal Time.
  package static let utc = TimeZoneRules(identifier: "UTC", fixedOffset: 0)

  /// A zone whose clocks are always the same number of seconds ahead of UTC, named like `+05:30`.
  package static func fixed(offset: Int) -> TimeZoneRules {
    TimeZoneRules(identifier: "\(UTCOffset(seconds: offset))", fixedOffset: offset)
  }

  /// Whether the clocks never change.
  package var isFixed: Bool { byInstant.boundaries.isEmpty }
}

extension TimeZoneRules {
  /// How many seconds clocks are ahead of UTC at an instant.
  ///
  /// - Complexity: O(log n) for n transitions.
  @inlinable
  package func offset(at instant: Instant) -> Int {
    byInstant[instant.secondsSinceEpoch]
  }

  /// What clocks show at an instant.
  ///
  /// - Complexity: O(log n) for n transitions.
  @inlinable
  package func civil(at instant: Instant) -> CivilDateTime {
    CivilDateTime(civilSeconds: instant.secondsSinceEpoch + byInstant[instant.secondsSinceEpoch])
  }

  /// The instant at which clocks show a date and time.
  ///
  /// RFC 5545 3.3.5: a time that the clocks skip is read with the offset before the gap, one that they show
  /// twice is the first of the two.
  ///
  /// - Complexity: O(log n) for n transitions.
  @inlinable
  package func instant(of wallClock: CivilDateTime) -> Instant {
    let seconds = wallClock.civilSeconds
    return Instant(secondsSinceEpoch: seconds - byWallClock[seconds])
  }
}

extension TimeZoneRules: CustomStringConvertible {
  /// The identifier.
  package var description: String { identifier }
}
