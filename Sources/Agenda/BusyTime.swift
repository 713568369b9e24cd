package import CivilCalendar
package import ICalendar
package import TimeZones

/// How much of a day is taken; what is at the same time counts once.
///
/// Nobody is busy at night with what takes a whole day, so that this takes the working day.
package struct BusyTime: Hashable, Sendable {
  /// The seconds of the day that are taken.
  package private(set) var seconds = 0
  /// The seconds of the working day that are taken.
  package private(set) var workingSeconds = 0
  /// The seconds of the working day.
  package let workingDay: Int

  /// What some times take of a day.
  ///
  /// - Parameters:
  ///   - times: When something takes place that takes up time, in any order.
  ///   - day: The day.
  ///   - zone: The zone on whose clocks the day is; one with a change of the clocks is longer or shorter.
  ///   - work: The working day in seconds after midnight, at most 86,400.
  /// - Complexity: O(*n* log *n*).
  package init(
    _ times: [OccurrenceTime],
    on day: CivilDate,
    in zone: TimeZoneRules,
    work: Range<Int>
  ) {
    func instant(_ seconds: Int) -> Int {
      zone.instant(of: CivilDateTime(day).adding(seconds: seconds)).secondsSinceEpoch
    }
    let whole = instant(0)..<max(instant(0), instant(86_400))
    let working =
      instant(
        work.lowerBound
      )..<max(
        instant(work.lowerBound),
        instant(work.upperBound),
      )
    workingDay = working.count
    let taken = times.map { time -> Range<Int> in
      switch time {
      case .days: working
      case .instants(let start, let end):
        (start.secondsSinceEpoch..<max(start, end).secondsSinceEpoch).clamped(to: whole)
      }
    }
    var end = Int.min
    for range in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > end {
      let added = max(range.lowerBound, end)..<range.upperBound
      seconds += added.count
      workingSeconds += added.clamped(to: working).count
      end = range.upperBound
    }
  }

  /// The share of the working day that is taken, from 0 to 1.
  package var workingShare: Double {
    workingDay > 0 ? Double(workingSeconds) / Double(workingDay) : 0
  }
}
