import CivilCalendar

/// The half hours of a day, which are the rows of a timeline, counted from 0 to 47.
enum HourSlots {
  /// How many seconds each of them has.
  static let length = 1800
  /// All of them, half-open.
  static let all = 0..<48

  /// The slots that a part of a day touches, at least one, half-open.
  ///
  /// Seconds count from the midnight before the day on; what is outside of the day is cut off.
  static func touched(by seconds: Range<Int>) -> Range<Int> {
    let last = all.upperBound - 1
    let first = min(max(seconds.lowerBound / length, 0), last)
    let end = (min(seconds.upperBound, 86_400) + length - 1) / length
    return first..<max(first + 1, end)
  }

  /// When a slot begins.
  static func start(of slot: Int) -> CivilTime { CivilTime(secondOfDay: slot * length) }

  /// The boundary of slots that is nearest to a time of day, from 0 to 48.
  static func boundary(nearestTo time: CivilTime) -> Int {
    (time.secondOfDay + length / 2) / length
  }
}
