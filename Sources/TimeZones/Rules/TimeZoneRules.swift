package import CivilCalendar

/// When and how the clocks of a zone differ from UTC, for the years 1 to 9999.
///
/// A value of sorted transitions and what follows them; nothing in it changes, so that it can be used from
/// everywhere at once without a lock. Each conversion is one binary search.
package struct TimeZoneRules: Equatable, Sendable {
  /// Shared by all copies, so that a copy costs no more than one count.
  @usableFromInline let content: Content

  /// The name by which the zone was found.
  package var identifier: String { content.identifier }

  init(identifier: String, byInstant: StepFunction, byWallClock: StepFunction) {
    content = Content(identifier: identifier, byInstant: byInstant, byWallClock: byWallClock)
  }

  /// What there is to know of a zone.
  @usableFromInline
  final class Content: Equatable, Sendable {
    @usableFromInline let identifier: String
    /// The offset from UTC by instant.
    @usableFromInline let byInstant: StepFunction
    /// The offset from UTC by what clocks show.
    @usableFromInline let byWallClock: StepFunction

    init(identifier: String, byInstant: StepFunction, byWallClock: StepFunction) {
      self.identifier = identifier
      self.byInstant = byInstant
      self.byWallClock = byWallClock
    }

    @usableFromInline
    static func == (left: Content, right: Content) -> Bool {
      left === right
        || left.identifier == right.identifier && left.byInstant == right.byInstant
          && left.byWallClock == right.byWallClock
    }
  }

  /// Coordinated Universal Time.
  package static let utc = TimeZoneRules(identifier: "UTC", fixedOffset: 0)

  /// A zone whose clocks are always the same number of seconds ahead of UTC, named like `+05:30`.
  package static func fixed(offset: Int) -> TimeZoneRules {
    TimeZoneRules(identifier: "\(UTCOffset(seconds: offset))", fixedOffset: offset)
  }

  /// Whether the clocks never change.
  package var isFixed: Bool { content.byInstant.boundaries.isEmpty }
}

extension TimeZoneRules {
  /// How many seconds clocks are ahead of UTC at an instant.
  ///
  /// - Complexity: O(log n) for n transitions.
  @inlinable
  package func offset(at instant: Instant) -> Int {
    content.byInstant[instant.secondsSinceEpoch]
  }

  /// What clocks show at an instant.
  ///
  /// - Complexity: O(log n) for n transitions.
  @inlinable
  package func civil(at instant: Instant) -> CivilDateTime {
    CivilDateTime(
      civilSeconds: instant.secondsSinceEpoch + content.byInstant[instant.secondsSinceEpoch]
    )
  }

  /// By how many seconds, at most, clocks change their offset within a span of instants.
  ///
  /// - Complexity: O(log n) for n transitions.
  package func spread(within instants: ClosedRange<Instant>) -> Int {
    let seconds = instants.lowerBound.secondsSinceEpoch...instants.upperBound.secondsSinceEpoch
    let offsets = content.byInstant.bounds(of: seconds)
    return offsets.upperBound - offsets.lowerBound
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
    return Instant(secondsSinceEpoch: seconds - content.byWallClock[seconds])
  }
}

extension TimeZoneRules: CustomStringConvertible {
  /// The identifier.
  package var description: String { identifier }
}
