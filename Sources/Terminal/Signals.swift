import CNcurses
import Synchronization

/// The signals that arrived and were not yet looked at, a bit each: the only way for a handler to tell anything.
private let arrivedSignals = Atomic<UInt64>(0)

/// The signals that a screen has to do with.
enum Signals {
  /// What is looked at where the program waits; elsewhere it is held back.
  private static let waitedFor = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGWINCH, SIGTSTP]
  /// After these the program cannot go on.
  private static let fatal = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE]

  /// Begins to hold back signals, which arrive only where the program waits with the mask from before.
  ///
  /// What the program was started to ignore is still ignored.
  ///
  /// - Returns: The mask from before.
  static func catchAll() -> sigset_t {
    var held = sigset_t()
    sigemptyset(&held)
    for number in waitedFor where !curses_isIgnored(number) {
      sigaddset(&held, number)
      curses_handle(number) { arrivedSignals.bitwiseOr(1 << UInt64($0), ordering: .relaxed) }
    }
    for number in fatal {
      curses_handle(number) { number in
        // Best that can be done: after this, the terminal can be used again.
        endwin()
        curses_resetHandler(number)
        raise(number)
      }
    }
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &held, &before)
    return before
  }

  /// Gives all signals back to the system.
  static func releaseAll(_ mask: sigset_t) {
    for number in waitedFor + fatal where !curses_isIgnored(number) { curses_resetHandler(number) }
    var mask = mask
    sigprocmask(SIG_SETMASK, &mask, nil)
  }

  /// Whether a signal arrived since it was last asked for.
  static func take(_ number: Int32) -> Bool {
    let bit: UInt64 = 1 << UInt64(number)
    return arrivedSignals.bitwiseAnd(~bit, ordering: .relaxed).oldValue & bit != 0
  }

  /// Stops the program as Ctrl-Z does, and returns when it goes on.
  static func stop(_ mask: sigset_t) {
    var held = sigset_t()
    var open = mask
    curses_resetHandler(SIGTSTP)
    // Held back, it would stop nothing.
    raise(SIGTSTP)
    sigprocmask(SIG_SETMASK, &open, &held)
    sigprocmask(SIG_SETMASK, &held, nil)
    curses_handle(SIGTSTP) { arrivedSignals.bitwiseOr(1 << UInt64($0), ordering: .relaxed) }
  }
}
