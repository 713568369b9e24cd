import CivilCalendar
import ICalendar
import StyledText
import Terminal
import TestSupport
import Testing
import TimeZones

@testable import IcsviewCommand

/// A browser on a small calendar, and what is typed into it.
///
/// It is Monday, the 16th of June 2025, 08:00 in Berlin.
struct BrowserCase {
  var app: App
  private(set) var effects: [Effect] = []
  private let folder: TemporaryFolder
  private let arguments: [String]

  /// A browser.
  ///
  /// - Parameters:
  ///   - events: An event a line: its start, such as `20250616T0900`, or its day; then its title.
  ///   - arguments: Options of the command line.
  ///   - size: The lines and columns of the screen.
  /// - Throws: What the set-up of the test throws.
  init(_ events: String, _ arguments: String..., size: (rows: Int, columns: Int) = (24, 80)) throws
  {
    folder = try TemporaryFolder()
    self.arguments = arguments
    try folder.write(BrowserCase.calendar(events), to: "test.ics")
    app = try BrowserCase.app(folder, arguments)
    send(.resize(ScreenSize(rows: size.rows, columns: size.columns)))
  }

  /// Types keys one after the other, without drawing in between.
  mutating func type(_ keys: Key...) { for key in keys { send(.key(key)) } }

  /// Types a text.
  mutating func type(text: String) { for character in text { send(.key(.character(character))) } }

  /// Lets something happen.
  mutating func send(_ action: Action) {
    let effect = app.update(action)
    if effect != .nothing { effects.append(effect) }
    // A search leads on as soon as it is over.
    while app.searchReading != nil || app.seeking != nil { work() }
  }

  /// Reads all pages that are near.
  mutating func readAll() { while app.hasWork { work() } }

  /// Does what is to be shown, or else something else.
  private mutating func work() { _ = app.work { false } }

  /// Writes the calendar anew and has it read again.
  mutating func replace(_ events: String) throws {
    try folder.write(BrowserCase.calendar(events), to: "test.ics")
    let other = try BrowserCase.app(folder, arguments)
    app.replace(other.session, other.looks)
  }

  /// The whole screen as text.
  var screen: String {
    mutating get { lines.map(\.text).joined(separator: "\n") }
  }

  /// The screen with its roles.
  var lines: [StyledLine] {
    mutating get {
      while app.hasVisibleWork { work() }
      app.prepare()
      return app.lines()
    }
  }

  /// The last line of the screen.
  var status: String {
    mutating get { lines.last?.text ?? "" }
  }

  private static func app(_ folder: TemporaryFolder, _ arguments: [String]) throws -> App {
    var environment = GoldenCommand.environment(
      ["browse"] + arguments + [folder.path(of: "test.ics")]
    )
    environment.variables[.home] = folder.path
    let invocation = try Invocation(arguments: environment.arguments)
    guard case .request(let request) = invocation else { throw NoRequest() }
    let session = try Session(request, environment, Reporter({ _ in }, isQuiet: true))
    let looks = Looks(request, environment).colored(for: session.calendars)
    return App(session, looks, at: request, showsCancelled: false)
  }

  private struct NoRequest: Error {}

  private static func calendar(_ events: String) -> String {
    let components = events.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      let start = parts[0].count == 8 ? ";VALUE=DATE:\(parts[0])" : ":\(parts[0])00"
      return """
        BEGIN:VEVENT
        UID:\(line.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) })
        DTSTART\(start)
        SUMMARY:\(parts.count > 1 ? String(parts[1]) : "")
        END:VEVENT

        """
    }
    return "BEGIN:VCALENDAR\n\(components.joined())END:VCALENDAR\n"
  }
}
