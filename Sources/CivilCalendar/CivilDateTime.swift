/// A day and a time of day as calendar and clock on the wall show them, without a zone.
package struct CivilDateTime: Hashable, Sendable {
  /// The day.
  package let date: CivilDate
  /// The time of day.
  package let time: CivilTime

  /// A time on a day, or the midnight that begins it.
  @inlinable
  package init(_ date: CivilDate, _ time: CivilTime = .midnight) {
    self.date = date
    self.time = time
  }

  /// The wall clock some seconds after 1970-01-01T00:00:00 on the same clock, brought into the range.
  @inlinable
  package init(civilSeconds: Int) {
    // To keep the time of day of what is out of range would put it after the first midnight.
    let seconds = min(max(civilSeconds, CivilDateTime.firstSecond), CivilDateTime.lastSecond)
    let day = seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1
    self.date = CivilDate(dayNumber: day)
    self.time = CivilTime(secondOfDay: seconds - day * 86_400)
  }

  /// The first second of the first day.
  @usableFromInline static let firstSecond = CivilDate.firstNumber * 86_400
  /// The last second of the day that is only an end of ranges.
  @usableFromInline static let lastSecond = CivilDate.upperBoundNumber * 86_400 + 86_399

  /// Seconds since 1970-01-01T00:00:00 on the same clock, every day having 86,400.
  @inlinable
  package var civilSeconds: Int { date.dayNumber * 86_400 + time.secondOfDay }

  /// The wall clock some seconds later, every day having 86,400; stops at the ends of the range.
  @inlinable
  package func adding(seconds count: Int) -> CivilDateTime {
    let (sum, overflow) = civilSeconds.addingReportingOverflow(count)
    return CivilDateTime(civilSeconds: overflow ? (count < 0 ? .min : .max) : sum)
  }
}

extension CivilDateTime: Comparable {
  @inlinable
  package static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    left.civilSeconds < right.civilSeconds
  }
}

extension CivilDateTime: CustomStringConvertible {
  /// The extended form of ISO 8601 without an offset, such as `2025-06-16T09:30:00`.
  package var description: String { "\(date)T\(time)" }
}
