import CivilCalendar
import TimeZones

extension RecurrenceSet {
  /// The wall clocks of the series at which an instance can start that touches a window, half-open; those
  /// from one change to the next, of which number 0 are those before any.
  func wallClocks(afterChange index: Int, touching window: DisplayWindow) -> Range<CivilDateTime> {
    let change = index == 0 ? nil : changes[index - 1]
    let shift = change?.shift ?? 0
    let length = (change?.member ?? master).length.wallClockSeconds
    let slack = slack(around: window.instants, length, change)
    let lower = master.clock.zone.civil(at: window.instants.lowerBound)
      .adding(seconds: -length - shift - slack)
    let upper = master.clock.zone.civil(at: window.instants.upperBound)
      .adding(seconds: slack - shift)
    let end = index < changes.count ? changes[index].firstKey : nil
    return (lower..<max(lower, upper)).clamped(to: wallClocks(from: change?.firstKey, to: end))
  }

  /// The wall clocks of the series that can give occurrences which start in a range of seconds since the
  /// epoch, as a change has them start.
  func wallClocks(starting starts: Range<Int>, _ change: ForwardChange?) -> Range<
    CivilDateTime
  > {
    let member = change?.member ?? master
    let shift = change?.shift ?? 0
    let lag = member.standsAtEnd ? member.length.wallClockSeconds : 0
    let zone = master.clock.zone
    let begin = Instant(secondsSinceEpoch: starts.lowerBound)
    let end = Instant(secondsSinceEpoch: starts.upperBound)
    let slack = slack(around: begin..<end, lag, change)
    let lower = zone.civil(at: begin).adding(seconds: -lag - shift - slack)
    let upper = zone.civil(at: end).adding(seconds: slack - shift)
    return lower..<max(lower, upper)
  }

  /// By how many seconds the wall clocks of instances can be off what the clock of the series makes of two instants.
  ///
  /// A time in a gap is up to a day off, and an end is where the clocks have changed since the start.
  private func slack(
    around instants: Range<Instant>,
    _ length: Int,
    _ change: ForwardChange?
  ) -> Int {
    // A change can put dates and times in place of each other, on clocks that are two days apart.
    guard change == nil else { return 4 * 86_400 }
    guard !master.clock.isDates else { return 86_400 }
    let begin = instants.lowerBound.adding(seconds: -length - 2 * 86_400)
    return master.clock.zone.spread(
      within: begin...instants.upperBound.adding(seconds: 2 * 86_400)
    )
  }

  /// The wall clocks from one instance to before another, with a day more on either side.
  private func wallClocks(from first: Int?, to end: Int?) -> Range<CivilDateTime> {
    let lower = first.map { master.clock.wallClock(ofKey: $0).adding(seconds: -86_400) }
    let upper = end.map { master.clock.wallClock(ofKey: $0).adding(seconds: 86_400) }
    let begin = lower ?? CivilDateTime(.first)
    return begin..<max(begin, upper ?? CivilDateTime(.upperBound))
  }
}
