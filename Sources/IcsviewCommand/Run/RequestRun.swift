import EventFormats
import ICalendar
import StyledText

/// Does what a request asks: reads, finds, writes.
struct RequestRun {
  private let request: Request
  private let environment: Environment
  private let output: ByteSink
  private let diagnostics: ByteSink

  init(
    _ request: Request,
    _ environment: Environment,
    _ output: @escaping ByteSink,
    _ diagnostics: @escaping ByteSink
  ) {
    self.request = request
    self.environment = environment
    self.output = output
    self.diagnostics = diagnostics
  }

  /// Runs the command and says how it ended.
  func run() throws(RunFailure) -> ExitStatus {
    if request.endsWithNUL, !request.hasEndedRecords {
      throw .usage(.recordsWithoutEnd(format: request.format.rawValue))
    }
    if request.command == .check {
      var check = CheckCommand(request, environment, output, diagnostics)
      do {
        return try check.run()
      } catch {
        throw .output(error)
      }
    }
    if request.command == .browse {
      return try BrowseCommand(request, environment, diagnostics).run()
    }
    let session: Session
    do {
      let reporter = Reporter(diagnostics, isQuiet: request.isQuiet)
      session = try Session(request, environment, reporter)
    } catch {
      throw .usage(error)
    }
    // A status bar wants an answer even where there is nothing to tell.
    if session.hasSources || request.format == .waybar {
      try write(session)
    }
    session.reportAbortedSearches()
    session.reportChangedSources()
    session.reporter.finish()
    let isFailure = session.reporter.hasFailed || request.isStrict && session.reporter.hasWarned
    return isFailure ? .failure : .success
  }

  private func write(_ session: Session) throws(RunFailure) {
    let looks = Looks(request, environment).colored(for: session.calendars)
    let list = ListCommand(session: session, looks: looks)
    let next = NextCommand(session: session, looks: looks)
    if request.format == .waybar {
      try send(next.statusBarItem().json)
      return
    }
    if request.format == .ics {
      try writeCalendar(of: list, session)
      return
    }
    if let writer = RecordWriter(request, looks) {
      let slices: ListSlices =
        request.command == .next
        ? ListSlices(session, next.answer())
        : try usage { () throws(UsageError) in ListSlices(session, try list.extent()) }
      var buffer = OutputBuffer(send: output)
      var records = RecordOutput(session, writer)
      do {
        try records.write(slices, to: &buffer)
      } catch {
        throw .output(error)
      }
      return
    }
    let lines = try usage { () throws(UsageError) -> [StyledLine] in
      switch request.command {
      case .page: try PageCommand(session: session, looks: looks).lines()
      case .list: try list.lines()
      case .show: try ShowCommand(session: session, looks: looks).lines()
      case .next: next.lines()
      case .browse, .check, .completions: []
      }
    }
    try write(lines, looks)
  }

  private func write(_ lines: [StyledLine], _ looks: Looks) throws(RunFailure) {
    var buffer = OutputBuffer(send: output)
    do {
      for line in lines { try buffer.write("\(looks.rendered(line))\n") }
      try buffer.flush()
    } catch {
      throw .output(error)
    }
  }

  private func writeCalendar(
    of list: ListCommand,
    _ session: Session
  ) throws(RunFailure) {
    let selection = try usage { () throws(UsageError) in try list.selection() }
    var buffer = OutputBuffer(send: output)
    do {
      try CalendarOutput(session: session).write(selection, to: &buffer)
    } catch {
      throw .output(error)
    }
  }

  private func send(_ bytes: [UInt8]) throws(RunFailure) {
    do {
      try output(bytes)
    } catch {
      throw .output(error)
    }
  }

  private func usage<Result>(
    _ body: () throws(UsageError) -> Result
  ) throws(RunFailure) -> Result {
    do {
      return try body()
    } catch {
      throw .usage(error)
    }
  }
}
