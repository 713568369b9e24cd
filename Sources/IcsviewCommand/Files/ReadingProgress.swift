import StyledText
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Shows how much has been read where that takes long: one line, written again and again and erased at the end.
///
/// It is made only where standard error is a terminal.
final class ReadingProgress: Sendable {
  private let write: @Sendable (String) -> Void
  private let clock: @Sendable () -> Duration
  private let state: Mutex<State>

  private struct State {
    var read = 0
    var expected = 0
    var nextTime: Duration
    var isShown = false
    var isFinished = false
  }

  /// So long nothing is shown.
  private static let patience = Duration.seconds(1)
  private static let interval = Duration.milliseconds(100)

  /// A progress that begins now.
  ///
  /// - Parameters:
  ///   - clock: The time since some moment.
  ///   - write: Writes to the terminal.
  init(
    clock: @escaping @Sendable () -> Duration = ReadingProgress.monotonicTime,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.clock = clock
    self.write = write
    state = Mutex(State(nextTime: clock() + ReadingProgress.patience))
  }

  /// Notes that so many bytes more are to be read.
  func expect(_ count: Int) {
    state.withLock { state in
      // Files of holes can have any size.
      let (sum, isTooLarge) = state.expected.addingReportingOverflow(count)
      state.expected = isTooLarge ? .max : sum
    }
  }

  /// Notes that so many bytes were read, and says so if the last time is long enough ago.
  func add(_ count: Int) {
    state.withLock { state in
      guard !state.isFinished else { return }
      state.read += count
      let time = clock()
      guard time >= state.nextTime else { return }
      state.nextTime = time + ReadingProgress.interval
      state.isShown = true
      let read = ReadingProgress.megabytes(state.read)
      let all = ReadingProgress.megabytes(state.expected)
      let end = EscapeSequence.eraseToEndOfLine
      write("\ricsview: \(read)\(all > read ? " of \(all)" : "") MB read\(end)")
    }
  }

  /// Erases the line for good.
  func finish() {
    state.withLock { state in
      if state.isShown { write("\r\(EscapeSequence.eraseToEndOfLine)") }
      state.isShown = false
      state.isFinished = true
    }
  }

  /// The time since the machine was started, which nobody sets.
  private static func monotonicTime() -> Duration {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Rounded without a sum that could be too large.
  private static func megabytes(_ count: Int) -> Int { (count / 500_000 + 1) / 2 }
}
