package import CivilCalendar

/// A point in time as the display zone shows it.
package struct RecordMoment: Hashable, Sendable {
  /// The wall clock in the display zone.
  package let wallClock: CivilDateTime
  /// Seconds by which that clock is ahead of UTC.
  package let utcOffset: Int

  /// A wall clock of the display zone, and the seconds that it is ahead of UTC.
  @inlinable
  package init(_ wallClock: CivilDateTime, utcOffset: Int) {
    self.wallClock = wallClock
    self.utcOffset = utcOffset
  }

  /// Seconds since 1970-01-01T00:00:00 UTC.
  @inlinable
  package var secondsSince1970: Int { wallClock.civilSeconds &- utcOffset }
}

/// A time in a record: a whole day or a moment.
package enum RecordTime: Hashable, Sendable {
  case day(CivilDate)
  case moment(RecordMoment)
}

/// Where one occurrence lies.
package struct RecordTimes: Hashable, Sendable {
  /// Start and end together.
  package enum Placement: Hashable, Sendable {
    /// Whole days, half-open.
    case allDay(Range<CivilDate>)
    /// From a moment up to another one.
    case timed(RecordMoment, RecordMoment)
    /// A to-do without any date.
    case undated
  }

  /// Which slot of its series an occurrence is, wherever it has been moved to.
  package enum OriginalStart: Hashable, Sendable {
    case day(CivilDate)
    case moment(RecordMoment)
    /// A wall clock without a zone, and the moment as which it is shown.
    case floating(CivilDateTime, shownAs: RecordMoment)
  }

  /// Start and end.
  package var placement: Placement
  /// The original start; nil where there is no start at all.
  package var original: OriginalStart?
  /// DUE of a to-do, which then stands on that day alone.
  package var due: RecordTime?

  /// Times of an occurrence, with the DUE of a to-do.
  @inlinable
  package init(_ placement: Placement, original: OriginalStart?, due: RecordTime? = nil) {
    self.placement = placement
    self.original = original
    self.due = due
  }
}
