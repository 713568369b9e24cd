import GridRendering
import ICalendar
import Terminal
import TimeZones

/// Carries events of the terminal to the browser, and its effects to the world.
///
/// Whatever was typed since the last drawing is done before the next one. What takes longer, to read pages and to
/// search, is done a little at a time while nothing is typed, so that every key is answered at once. Without anything to do, the program sleeps up to the next minute.
struct BrowserLoop {
  private var app: App
  private let terminal: Terminal
  private let watch: SourceWatch
  /// The seconds since 1970, or nil if the clock stands still.
  private let clock: (() -> Int)?
  private let read: () -> (Session, Looks)?
  private let path: (String) -> String
  /// Whether pages are read so fast that a drawing waits for them.
  private var isQuick = true
  /// When everything is written once more.
  private var rewriteTime: ContinuousClock.Instant?

  init(
    app: App,
    terminal: Terminal,
    watch: SourceWatch,
    clock: (() -> Int)?,
    read: @escaping () -> (Session, Looks)?,
    path: @escaping (String) -> String
  ) {
    self.app = app
    self.terminal = terminal
    self.watch = watch
    self.clock = clock
    self.read = read
    self.path = path
  }

  /// How long files that change are left alone, in seconds: who writes one writes more.
  private static let settling = 0.2

  /// How long a drawing waits for what it shows, so that pages that are read at once are drawn once.
  private static let patience = Duration.milliseconds(4)
  /// How long a terminal may go on with a change of its size after it has told of it.
  ///
  /// Terminals in terminals tell of it later than they do it, and of several changes only the last; what is written
  /// meanwhile can get lost.
  private static let resizing = Duration.milliseconds(500)
  /// How often is drawn how far the work is.
  private static let progressInterval = Duration.milliseconds(100)

  /// Runs up to the end.
  ///
  /// - Returns: The signal that ended it, or nil if the user did.
  mutating func run() -> TerminalEvent.EndSignal? {
    _ = app.update(.resize(terminal.size))
    var isDrawn = false
    var isSettling = false
    while true {
      if let time = rewriteTime, ContinuousClock.now >= time {
        rewriteTime = nil
        terminal.rewrite()
        isDrawn = false
      }
      if !isDrawn {
        if isQuick { work(for: BrowserLoop.patience) }
        draw()
      }
      isDrawn = true
      goOn()
      let wait = isSettling ? BrowserLoop.settling : secondsToNextChange
      var event = terminal.nextEvent(within: wait, orReadable: isSettling ? nil : watch.descriptor)
      if event == nil {
        // Not every file system tells of changes, and so they are looked for now and then.
        if watch.hasChanged() { reload() }
        isSettling = false
        tick()
        isDrawn = false
        continue
      }
      while let next = event {
        switch next {
        case .ending(let signal): return signal
        case .watchedFile: isSettling = true
        default:
          isDrawn = false
          if !perform(app.update(action(of: next))) { return nil }
        }
        // What waits already is done before anything is drawn.
        event = isSettling ? nil : terminal.nextEvent(within: 0)
      }
    }
  }

  /// Does what is to be shown, for some time and as long as nothing is typed.
  private mutating func work(for time: Duration) {
    let end = ContinuousClock.now + time
    let terminal = terminal
    while app.hasVisibleWork, ContinuousClock.now < end, !terminal.hasInput {
      _ = app.work { ContinuousClock.now >= end || terminal.hasInput }
    }
  }

  /// Does all there is to do, as long as nothing is typed, and shows what comes of it.
  private mutating func goOn() {
    let terminal = terminal
    if app.hasVisibleWork { isQuick = false }
    while app.hasWork, !terminal.hasInput {
      let begin = ContinuousClock.now
      let end = begin + BrowserLoop.progressInterval
      let isOther = app.work { ContinuousClock.now >= end || terminal.hasInput }
      guard isOther else { continue }
      if ContinuousClock.now < begin + BrowserLoop.patience { isQuick = true }
      draw()
    }
  }

  private mutating func draw() {
    app.prepare()
    terminal.draw(app.lines())
  }

  private mutating func tick() {
    if let clock { _ = app.update(.tick(Instant(secondsSinceEpoch: clock()))) }
  }

  /// How long the screen can stay as it is, or nil if it can as long as nothing happens.
  private var secondsToNextChange: Double? {
    let rewriting = rewriteTime.map { max(0, ($0 - .now) / .seconds(1)) }
    return [rewriting, secondsToNextMinute].compactMap { $0 }.min()
  }

  /// Just after the minute has turned, so that it is not waited for twice.
  private var secondsToNextMinute: Double? {
    clock.map { Double(60 - max(0, $0()) % 60) + 0.01 }
  }

  private mutating func action(of event: TerminalEvent) -> Action {
    switch event {
    case .key(.control("l")):
      terminal.invalidate()
      return .resize(terminal.size)
    case .key(let key): return .key(key)
    case .mouse(.press, let row, let column): return .press(row: row, column: column)
    case .mouse(.wheelUp, let row, let column): return .wheel(-1, row: row, column: column)
    case .mouse(.wheelDown, let row, let column): return .wheel(1, row: row, column: column)
    case .changed:
      rewriteTime = .now + BrowserLoop.resizing
      return .resize(terminal.size)
    case .watchedFile, .ending: return .resize(terminal.size)
    }
  }
}

// MARK: - Effects

extension BrowserLoop {
  /// Does what the browser asks for.
  ///
  /// - Returns: Whether the browser goes on.
  private mutating func perform(_ effect: Effect) -> Bool {
    switch effect {
    case .nothing: break
    case .quit: return false
    case .reload: reload()
    case .write(let name, let replacing): write(to: name, replacing: replacing)
    case .pipe(let command, let format): pipe(to: command, format)
    }
    return true
  }

  private mutating func say(_ text: String) { _ = app.update(.say(text)) }

  private mutating func reload() {
    guard watch.hasFiles else {
      say("standard input cannot be read again")
      return
    }
    guard !watch.hasInput else {
      say("standard input cannot be read again, and so nothing was")
      watch.update()
      return
    }
    say("reading \(app.looks.presentation.symbols.ellipsis)")
    draw()
    watch.update()
    if let (session, looks) = read() {
      app.replace(session, looks)
      tick()
      terminal.set(theme: looks.theme, depth: looks.depth)
      say("read again")
    } else {
      say("the files cannot be read; shown is what was read before")
    }
  }

  private mutating func write(to name: String, replacing: Bool) {
    let path = path(name)
    guard replacing || !FileSystem.exists(path) else {
      app.askToReplace(name)
      return
    }
    guard let format = ExportFormat(fileName: name) else { return }
    let events = app.chosenEvents()
    let bytes = bytes(of: events, format)
    do throws(SystemError) {
      try FileSystem.write(bytes, to: path, replacing: replacing)
      say("\(events.count) \(events.count == 1 ? "event" : "events") written to \(name)")
    } catch {
      say("cannot write \(name): \(error.reason)")
    }
  }

  /// The events in a form; what takes some time says so.
  private mutating func bytes(of events: [Occurrence], _ format: ExportFormat) -> [UInt8] {
    if events.count > BrowserLoop.few {
      say("writing \(events.count) events \(app.looks.presentation.symbols.ellipsis)")
      draw()
    }
    return EventExport(session: app.session, looks: app.looks)
      .bytes(of: events, on: app.chosenDays, format)
  }

  /// So many events are written before one can read that they are.
  private static let few = 1000

  private mutating func pipe(to command: String, _ format: ExportFormat) {
    let bytes = bytes(of: app.chosenEvents(), format)
    let result = terminal.suspended { () -> Result<ShellCommand.End, SystemError> in
      let result = Result { () throws(SystemError) in
        try ShellCommand.run(command, input: bytes)
      }
      // What the command has written would be gone otherwise.
      terminal.waitForEnter("[Enter]")
      return result
    }
    switch result {
    case .success(.exited(status: 0)): say("done: \(command)")
    case .success(.exited(let status)): say("ended with status \(status): \(command)")
    case .success(.killed(let signal)): say("ended by signal \(signal): \(command)")
    case .failure(let error): say("cannot run the command: \(error.reason)")
    }
  }
}
