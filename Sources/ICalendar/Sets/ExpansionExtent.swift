import CivilCalendar
import TimeZones

/// Which occurrences are wanted: those that touch a window, or a slice of them.
///
/// A window that is looked at slice by slice gives the same occurrences as at once.
struct ExpansionExtent {
  /// The window.
  let window: DisplayWindow
  /// The window of series that go on for ever.
  let endless: DisplayWindow
  /// How many occurrences of each series are wanted in the whole window.
  var limits: ExpansionLimits
  /// When an occurrence has to start to belong to the slice, in seconds since the epoch; nil for all of them.
  var starts: Range<Int>?
  /// After so many occurrences it may be left at that: there are too many for one slice.
  var capacity = Int.max

  /// The extent of a window.
  ///
  /// - Parameters:
  ///   - window: The days and the reader's zone.
  ///   - endlessUntil: The day before which series that go on for ever are cut off, if they are.
  ///   - limits: How many occurrences of each series are wanted.
  init(_ window: DisplayWindow, endlessUntil: CivilDate? = nil, limits: ExpansionLimits) {
    self.window = window
    self.limits = limits
    guard let end = endlessUntil, end < window.days.upperBound else {
      endless = window
      return
    }
    let begin = window.days.lowerBound
    endless = DisplayWindow(begin..<max(begin, end), in: window.zone)
  }

  /// Whether an occurrence touches a window and belongs to the slice.
  @inline(__always)
  func contains(_ time: OccurrenceTime, in window: DisplayWindow) -> Bool {
    guard window.contains(time) else { return false }
    guard let starts else { return true }
    return starts.contains(time.start(in: window.zone).secondsSinceEpoch)
  }
}
