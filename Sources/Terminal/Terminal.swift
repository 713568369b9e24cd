import CNcurses
package import StyledText

/// A terminal whose whole screen the program draws on, until it is closed.
///
/// There can be one at a time, since signals, locale and ncurses belong to the process.
package final class Terminal {
  /// What the screen shows at the moment.
  package private(set) var size: ScreenSize
  private let input: UnsafeMutablePointer<FILE>
  private let ownsInput: Bool
  private let screen: OpaquePointer
  private let isASCII: Bool
  private var styles: ScreenStyles
  private let mask: sigset_t
  private var isOpen = true
  private var typed = TypedBytes()
  /// How often in a row there was something to read that was no key.
  private var emptyReads = 0

  /// Takes over the terminal that standard output is.
  ///
  /// Keys come from standard input, or from the terminal itself where that is something else.
  ///
  /// - Parameters:
  ///   - theme: How roles look.
  ///   - depth: How many colours are wanted; the terminal may have fewer.
  ///   - isASCII: Whether nothing but ASCII can be shown.
  /// - Throws: Why there can be no screen; the terminal is then as it was.
  package init(theme: Theme, depth: ColorDepth, isASCII: Bool) throws(TerminalError) {
    guard isatty(STDOUT_FILENO) == 1 else { throw .noTerminal }
    Terminal.setCharacterSet(isASCII: isASCII)
    ownsInput = isatty(STDIN_FILENO) == 0
    guard let input = ownsInput ? fopen("/dev/tty", "r") : curses_standardInput() else {
      throw .noTerminal
    }
    self.input = input
    self.isASCII = isASCII
    // Before ncurses starts, which leaves signals alone that are handled already.
    mask = Signals.catchAll()
    // Unlike `initscr`, this returns where the terminal is unknown.
    guard let screen = newterm(nil, curses_standardOutput(), input) else {
      Signals.releaseAll(mask)
      if ownsInput { fclose(input) }
      throw .unknownTerminal
    }
    guard curses_canMove() else {
      endwin()
      delscreen(screen)
      Signals.releaseAll(mask)
      if ownsInput { fclose(input) }
      throw .isTooSimple
    }
    self.screen = screen
    if start_color() == OK { use_default_colors() }
    styles = ScreenStyles(theme, depth: depth)
    size = ScreenSize(rows: Int(getmaxy(curses_screen())), columns: Int(getmaxx(curses_screen())))
    cbreak()
    noecho()
    nonl()
    curs_set(0)
    intrflush(curses_screen(), false)
    keypad(curses_screen(), true)
    nodelay(curses_screen(), true)
    // How long, in milliseconds, an Escape may still be the begin of another key.
    set_escdelay(30)
    // Drawings are whole: who types ahead is waited for before them, not within.
    typeahead(-1)
    curses_enableMouse()
    for (sequence, key) in Terminal.usualSequences { define_key(sequence, key) }
  }

  /// What most terminals send for keys, also those that are described as ones without them.
  private static let usualSequences: [(String, Int32)] = [
    ("\u{1B}[A", KEY_UP), ("\u{1B}[B", KEY_DOWN), ("\u{1B}[C", KEY_RIGHT), ("\u{1B}[D", KEY_LEFT),
    ("\u{1B}OA", KEY_UP), ("\u{1B}OB", KEY_DOWN), ("\u{1B}OC", KEY_RIGHT), ("\u{1B}OD", KEY_LEFT),
    ("\u{1B}[5~", KEY_PPAGE), ("\u{1B}[6~", KEY_NPAGE), ("\u{1B}[Z", KEY_BTAB),
    ("\u{1B}[H", KEY_HOME), ("\u{1B}[F", KEY_END), ("\u{1B}[3~", KEY_DC),
  ]

  deinit { close() }

  /// Gives the terminal back as it was.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    endwin()
    delscreen(screen)
    if ownsInput { fclose(input) }
    Signals.releaseAll(mask)
  }

  /// Shows the colours of another theme from the next drawing on.
  package func set(theme: Theme, depth: ColorDepth) { styles = ScreenStyles(theme, depth: depth) }

  /// Widths of characters are known to the C library in a locale of UTF-8 only, whichever it is.
  private static func setCharacterSet(isASCII: Bool) {
    setlocale(LC_CTYPE, "")
    guard !isASCII else { return }
    let isUnicode = nl_langinfo(Int32(CODESET)).map { String(cString: $0) == "UTF-8" } ?? false
    if !isUnicode, setlocale(LC_CTYPE, "C.UTF-8") == nil { setlocale(LC_CTYPE, "en_US.UTF-8") }
  }
}

// MARK: - Drawing

extension Terminal {
  /// Shows lines from the top of the screen on; what does not fit is left out.
  package func draw(_ lines: [StyledLine]) {
    let window = curses_screen()
    werase(window)
    for (row, line) in lines.prefix(size.rows).enumerated() {
      var column = 0
      for run in line.runs where column < size.columns {
        let style = styles.style(of: run.role)
        wattr_set(window, style.attributes, style.pair, nil)
        // Each part is placed anew, so that a doubt about a width moves no other part.
        wmove(window, Int32(row), Int32(column))
        let text =
          run.text.columns > size.columns - column
          ? run.text.prefix(columns: size.columns - column) : run.text
        waddstr(window, CellText.shown(text.text, isASCII: isASCII))
        column += run.text.columns
      }
    }
    wattr_set(window, 0, 0, nil)
    wrefresh(window)
  }

  /// Draws every character anew the next time, as something else may have written on the screen.
  package func invalidate() { clearok(curses_screen(), true) }

  /// Writes every character again the next time, over what is there, as some may not have arrived.
  package func rewrite() { redrawwin(curses_screen()) }
}

// MARK: - Events

extension Terminal {
  /// Whether something was typed that was not read yet.
  package var hasInput: Bool { curses_wait(fileno(input), -1, 0, nil) != 0 }

  /// The next event, or nil if there is none before some time has passed.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait; not at all if it is 0, and without end if it is nil.
  ///   - file: A descriptor to wait for as well.
  /// - Returns: What happened first.
  package func nextEvent(within seconds: Double?, orReadable file: Int32? = nil) -> TerminalEvent? {
    while true {
      if let event = signalEvent() ?? key() { return event }
      var mask = mask
      let readable = curses_wait(fileno(input), file ?? -1, seconds ?? -1, &mask)
      if let event = signalEvent() { return event }
      if readable & 1 != 0 {
        if let event = key() { return event }
        emptyReads += 1
        // A terminal that is gone can be read without end, and gives nothing.
        if emptyReads > 100 { return .ending(.hangUp) }
      } else if readable & 2 != 0 {
        return .watchedFile
      } else if seconds != nil {
        return nil
      }
    }
  }

  /// Leaves the terminal to something else for a while.
  package func suspended<Result>(_ body: () -> Result) -> Result {
    endwin()
    // What is typed is meant for the other program, Ctrl-C and Ctrl-\ as well.
    let typed = [SIGINT, SIGQUIT].filter { !curses_isIgnored($0) }
    for number in typed { curses_ignore(number) }
    defer {
      for number in typed { curses_resetHandler(number) }
      _ = Signals.catchAll()
      invalidate()
      updateSize()
    }
    return body()
  }

  /// Shows a text below what another program has written, and waits for Enter; only while suspended.
  package func waitForEnter(_ text: String) {
    fputs("\n\(text) ", curses_standardOutput())
    fflush(curses_standardOutput())
    var byte: UInt8 = 0
    while read(fileno(input), &byte, 1) == 1, byte != 0x0A, byte != 0x0D {}
  }

  private func signalEvent() -> TerminalEvent? {
    if Signals.take(SIGTERM) { return .ending(.terminate) }
    if Signals.take(SIGHUP) { return .ending(.hangUp) }
    if Signals.take(SIGINT) { return .ending(.interrupt) }
    if Signals.take(SIGQUIT) { return .ending(.quit) }
    if Signals.take(SIGTSTP) {
      endwin()
      Signals.stop(mask)
      invalidate()
      updateSize()
      return .changed
    }
    if Signals.take(SIGWINCH) {
      // What was drawn since then was drawn for the size before, and of several changes only the last is seen.
      invalidate()
      updateSize()
      return .changed
    }
    return nil
  }

  private func updateSize() {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard curses_windowSize(STDOUT_FILENO, &rows, &columns) else { return }
    resizeterm(rows, columns)
    size = ScreenSize(rows: Int(rows), columns: Int(columns))
  }

  /// What was typed, or nil if nothing was.
  private func key() -> TerminalEvent? {
    while true {
      let code = wgetch(curses_screen())
      guard code != ERR else { return nil }
      emptyReads = 0
      if let event = UInt8(exactly: code).map(event(ofByte:)) ?? event(ofKey: code) { return event }
    }
  }

  private func event(ofByte byte: UInt8) -> TerminalEvent? {
    typed.character(endingWith: byte).flatMap(event(ofScalar:))
  }

  private func event(ofKey code: Int32) -> TerminalEvent? {
    switch code {
    case KEY_MOUSE: mouse()
    case KEY_RESIZE: .changed
    default: Terminal.keys[code].map { .key($0) }
    }
  }

  private static let keys: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_HOME: .home, KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    KEY_FIND: .home, KEY_SELECT: .end,
    KEY_ENTER: .enter, KEY_BTAB: .backTab, KEY_BACKSPACE: .backspace, KEY_DC: .delete,
  ]

  private func event(ofScalar code: wint_t) -> TerminalEvent? {
    switch code {
    case 0x0A, 0x0D: .key(.enter)
    case 0x09: .key(.tab)
    case 0x1B: .key(.escape)
    case 0x08, 0x7F: .key(.backspace)
    case 0x01...0x1A:
      Unicode.Scalar(code + 0x60).map { .key(.control(Character($0))) }
    case 0..<0x20, 0x80..<0xA0: nil
    default: Unicode.Scalar(code).map { .key(.character(Character($0))) }
    }
  }

  private func mouse() -> TerminalEvent? {
    var event = MEVENT()
    guard getmouse(&event) == OK else { return nil }
    let action: TerminalEvent.MouseAction
    switch curses_button(event.bstate) {
    case curses_press: action = .press
    case curses_wheelUp: action = .wheelUp
    case curses_wheelDown: action = .wheelDown
    default: return nil
    }
    return .mouse(action, row: Int(event.y), column: Int(event.x))
  }
}
