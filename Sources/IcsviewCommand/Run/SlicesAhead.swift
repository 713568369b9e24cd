import ICalendar

/// The slices of a window, each found by a second thread while the one before it is written.
///
/// That thread has a collection of its own, so that both can work out zones. Without a second thread, each slice
/// is found when it is asked for.
final class SlicesAhead {
  private let work: Work
  private var thread: Threads.Running?

  init(_ slices: OccurrenceSlices) { work = Work(slices) }

  deinit { thread?.join() }

  /// The next slice, or nil after the last one.
  func next() -> CalendarCollection.Answer? {
    if let thread { thread.join() } else { work.run() }
    thread = nil
    let answer = work.take()
    // A window of one slice needs no thread.
    if answer != nil, !work.isFinished, Threads.canRunTwo {
      thread = Threads.start { [work] in work.run() }
    }
    return answer
  }

  /// What both threads see; never at the same time, since one waits for the other.
  ///
  /// The collection within the slices is theirs alone, and what it shares with others, the zones of the database and
  /// the expansion of rules of other calendars, can be asked from any thread.
  private final class Work: @unchecked Sendable {
    private var slices: OccurrenceSlices
    private var answer: CalendarCollection.Answer?

    init(_ slices: OccurrenceSlices) { self.slices = slices }

    var isFinished: Bool { slices.isFinished }

    func run() { answer = slices.next() }

    func take() -> CalendarCollection.Answer? {
      defer { answer = nil }
      return answer
    }
  }
}
