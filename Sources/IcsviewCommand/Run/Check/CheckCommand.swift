import CalendarChecking
import CivilCalendar
import EventFormats
import ICalendar
import TimeZones

/// `icsview check`: reads each file on its own and writes what is wrong with it.
struct CheckCommand {
  private let request: Request
  private let environment: Environment
  private let output: ByteSink
  private let database: TimeZoneDatabase
  private let today: CivilDate
  private var reporter: Reporter
  private var counts = FindingCounts()

  init(
    _ request: Request,
    _ environment: Environment,
    _ output: @escaping ByteSink,
    _ diagnostics: @escaping ByteSink
  ) {
    self.request = request
    self.environment = environment
    self.output = output
    database = TimeZoneDatabase(environment)
    let now = Instant(secondsSinceEpoch: environment.clock())
    today = now.civil(offset: 0).date
    reporter = Reporter(diagnostics, isQuiet: request.isQuiet)
  }

  /// Checks everything and says how it ended.
  mutating func run() throws(OutputError) -> ExitStatus {
    let found = SourceLoader.find(request, environment)
    for failure in found.failures { reporter.fail(failure) }
    for file in found.files { try check(file) }
    if let summary = counts.summary { reporter.note(summary) }
    let isFailure =
      reporter.hasFailed || counts.errors > 0 || request.isStrict && counts.warnings > 0
    return isFailure ? .failure : .success
  }

  private mutating func check(_ file: FoundFile) throws(OutputError) {
    let bytes: SourceBytes
    do {
      bytes = try file.bytes(environment)
    } catch {
      reporter.fail(.unreadable(path: file.path, error))
      return
    }
    if let content = ForeignContent(bytes.prefix(1024)), content != .webPage {
      reporter.fail(.noCalendar(path: file.path, content: content))
      return
    }
    let writer = FindingWriter(
      request.check.format,
      file: file.path,
      width: request.width ?? environment.columns,
    )
    var text: [UInt8] = []
    var failure: OutputError?
    let checker = CalendarChecker(database: database, today: today) {
      [choice = request.check] kind in
      choice.wants(kind)
    }
    checker.check(bytes, isStored: file.isInFolder) { finding in
      guard failure == nil, finding.severity.isAtLeast(request.check.severity) else { return }
      counts.add(finding.severity)
      writer.append(finding, of: bytes, to: &text)
      guard text.count >= CheckCommand.blockSize else { return }
      do throws(OutputError) {
        try output(text)
      } catch {
        failure = error
      }
      text.removeAll(keepingCapacity: true)
    }
    if let failure { throw failure }
    if !text.isEmpty { try output(text) }
  }

  private static let blockSize = 65_536
}

/// How many findings of each severity were written.
private struct FindingCounts {
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var notes = 0

  mutating func add(_ severity: Diagnostic.Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }

  /// Such as `2 errors and 1 note`, or nil if there are none.
  var summary: String? {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    guard let last = parts.last else { return nil }
    let others = parts.dropLast().joined(separator: ", ")
    return others.isEmpty ? last : "\(others) and \(last)"
  }
}

extension Diagnostic.Severity {
  /// Whether it matters as much as is asked for.
  fileprivate func isAtLeast(_ severity: Request.Check.Severity) -> Bool {
    switch self {
    case .error: true
    case .warning: severity != .error
    case .note: severity == .note
    }
  }
}
