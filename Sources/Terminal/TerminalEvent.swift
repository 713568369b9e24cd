import CNcurses

/// What a terminal has to tell.
package enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse did something at a place, counted from 0.
  case mouse(MouseAction, row: Int, column: Int)
  /// The screen has another size, or is shown again after the program was stopped.
  case changed
  /// The file that is watched has something to read.
  case watchedFile
  /// The program is to end, by a signal or because the terminal is gone.
  case ending(EndSignal)

  /// What a mouse does.
  package enum MouseAction: Hashable, Sendable {
    case press
    case wheelUp
    case wheelDown
  }

  /// Why the program is to end.
  package enum EndSignal: Hashable, Sendable {
    /// Ctrl-C.
    case interrupt
    /// Ctrl-\.
    case quit
    /// SIGTERM.
    case terminate
    /// SIGHUP, or the end of input.
    case hangUp
  }
}

extension TerminalEvent.EndSignal {
  /// Ends the program as if the signal had not been caught, so that who started it sees why.
  package func raise() {
    let number =
      switch self {
      case .interrupt: SIGINT
      case .quit: SIGQUIT
      case .terminate: SIGTERM
      case .hangUp: SIGHUP
      }
    curses_resetHandler(number)
    kill(getpid(), number)
  }
}
