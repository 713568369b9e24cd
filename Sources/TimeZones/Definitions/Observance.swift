package import CivilCalendar

/// A STANDARD or DAYLIGHT part of a VTIMEZONE: an offset and the moments at which it comes into force
/// (RFC 5545 3.6.5).
///
/// Which of the two it is and how it is called makes no difference to any clock.
package struct Observance: Hashable, Sendable {
  /// The first onset (DTSTART), on the clock that showed the offset before.
  package let start: CivilDateTime
  /// The seconds that clocks were ahead of UTC before each onset (TZOFFSETFROM); nil if that is missing or
  /// unreadable, then it is what came into force before.
  package let offsetFrom: Int?
  /// The seconds that clocks are ahead of UTC from each onset on (TZOFFSETTO).
  package let offsetTo: Int
  /// The values of RRULE, unfolded: when there are more onsets.
  package let rules: [String]
  /// Onsets by date (RDATE), on the clock that showed the offset before.
  package let dates: [CivilDateTime]

  /// An observance whose offsets are kept within what RFC 5545 3.3.14 can say.
  package init(
    start: CivilDateTime,
    offsetFrom: Int?,
    offsetTo: Int,
    rules: [String] = [],
    dates: [CivilDateTime] = []
  ) {
    self.start = start
    self.offsetFrom = offsetFrom.map(UTCOffset.clamped)
    self.offsetTo = UTCOffset.clamped(offsetTo)
    self.rules = rules
    self.dates = dates
  }
}
