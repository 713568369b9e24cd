import Agenda
import CivilCalendar
import EventFormats
import ICalendar
import StyledText
import Terminal
import TimeZones

/// `icsview browse`: the browser on a terminal, with the effects that it has on the world.
struct BrowseCommand {
  private let request: Request
  private let environment: Environment
  private let diagnostics: ByteSink

  init(_ request: Request, _ environment: Environment, _ diagnostics: @escaping ByteSink) {
    var request = request
    // What is cancelled is read as well, since the filter can show it.
    showsCancelled = !request.hidden.contains(.cancelled)
    request.hidden.remove(.cancelled)
    self.request = request
    self.environment = environment
    self.diagnostics = diagnostics
  }

  private let showsCancelled: Bool

  /// Runs until the user quits or a signal ends the program.
  func run() throws(RunFailure) -> ExitStatus {
    guard environment.standardOutput == .terminal else {
      report(.noTerminal)
      return .failure
    }
    let notes = HeldNotes()
    let session = try session(environment, notes)
    guard session.hasSources else {
      notes.write(to: diagnostics)
      return .failure
    }
    let looks = looks(of: session)
    let terminal: Terminal
    do throws(TerminalError) {
      terminal = try Terminal(
        theme: looks.theme,
        depth: environment.colorDepth(request.color),
        isASCII: looks.isASCII,
      )
    } catch {
      notes.write(to: diagnostics)
      report(error)
      return .failure
    }
    let app = App(session, looks, at: request, showsCancelled: showsCancelled)
    let watch = SourceWatch(request, environment, isOfUsualPlaces: session.isOfUsualPlaces)
    // A clock that was set stands still.
    let clock: (() -> Int)? = request.now == nil ? { environment.clock() } : nil
    var loop = BrowserLoop(
      app: app,
      terminal: terminal,
      watch: watch,
      clock: clock,
      read: { readAgain(notes) },
      path: { path(named: $0) },
    )
    let end = loop.run()
    terminal.close()
    // Findings that came up meanwhile are told where they do not disturb.
    notes.write(to: diagnostics)
    if let end { end.raise() }
    return .success
  }

  private func report(_ error: TerminalError) {
    try? diagnostics(Array("icsview: \(error.message(environment))\n".utf8))
  }

  private func session(
    _ environment: Environment,
    _ notes: HeldNotes
  ) throws(RunFailure) -> Session {
    do throws(UsageError) {
      let reporter = Reporter(notes.sink, isQuiet: request.isQuiet)
      return try Session(request, environment, reporter)
    } catch {
      throw .usage(error)
    }
  }

  private func looks(of session: Session) -> Looks {
    Looks(request, environment).colored(for: session.calendars)
  }

  /// The files as they are now, or nil if they cannot be read.
  private func readAgain(_ notes: HeldNotes) -> (Session, Looks)? {
    var environment = environment
    // How much has been read would be written over the screen.
    environment.progress = nil
    guard let session = try? session(environment, notes), session.hasSources,
      !session.reporter.hasFailed
    else {
      return nil
    }
    return (session, looks(of: session))
  }

  /// The path of a file as it is typed, where `~` is the home folder.
  private func path(named name: String) -> String {
    guard name.hasPrefix("~/"), let home = environment.variables[.home] else {
      return environment.path(of: name)
    }
    return home + name.dropFirst()
  }
}

extension App {
  /// A browser at the page that a request names; else today.
  init(_ session: Session, _ looks: Looks, at request: Request, showsCancelled: Bool) {
    let selection = (try? request.selectedDays(today: session.today)) ?? nil
    let day =
      request.page?.date?.firstDay(today: session.today) ?? selection?.first?.lowerBound
      ?? session.today
    self.init(session, looks, BrowserView(PageKind(request.page?.kind)), at: day)
    filter.showsCancelled = showsCancelled
    usualFilter = filter
    for range in selection ?? [] { chosen.add(range) }
  }
}

extension TerminalError {
  /// What is wrong, and what would be right.
  fileprivate func message(_ environment: Environment) -> String {
    switch self {
    case .noTerminal:
      "'icsview browse' needs a terminal; 'icsview' prints the same to files and pipes"
    case .unknownTerminal:
      "the terminal \(quoted(environment.variables[.term] ?? "")) is unknown; TERM has to name one of "
        + "those that 'toe -a' lists, such as xterm-256color"
    case .isTooSimple:
      "the terminal \(quoted(environment.variables[.term] ?? "")) cannot move its cursor; 'icsview' prints the same"
    }
  }
}

/// What there is to tell while the screen is in use.
private final class HeldNotes {
  private var bytes: [UInt8] = []
  /// More than anyone reads.
  private static let longest = 100_000

  var sink: ByteSink {
    { (bytes) throws(OutputError) in
      if self.bytes.count < HeldNotes.longest { self.bytes += bytes }
    }
  }

  func write(to sink: ByteSink) {
    if !bytes.isEmpty { try? sink(bytes) }
    bytes = []
  }
}
