import EventFormats
import ICalendar

/// Tells people on standard error what they should know beside the data, and remembers how bad it was.
struct Reporter {
  private let sink: ByteSink
  private let isQuiet: Bool
  /// Whether something could not be read or was no calendar.
  private(set) var hasFailed = false
  /// Whether something in a calendar was damaged or doubtful.
  private(set) var hasWarned = false
  private var printedDiagnostics = 0
  private var heldBackDiagnostics = 0

  /// So many findings are printed in a run; a broken file can have millions.
  private static let diagnosticLimit = 50

  init(_ sink: @escaping ByteSink, isQuiet: Bool) {
    self.sink = sink
    self.isQuiet = isQuiet
  }

  /// Says that a source gives nothing; where that is a failure, this is said even when quiet.
  mutating func fail(_ failure: SourceFailure) {
    if failure.isFailure { hasFailed = true } else { hasWarned = true }
    guard failure.isFailure || !isQuiet else { return }
    write("icsview: \(failure.message)")
  }

  /// Says what is wrong inside a calendar.
  mutating func warn(_ diagnostic: Diagnostic) {
    if diagnostic.severity != .note { hasWarned = true }
    guard !isQuiet else { return }
    guard printedDiagnostics < Reporter.diagnosticLimit || diagnostic.endsOutput else {
      heldBackDiagnostics += 1
      return
    }
    printedDiagnostics += 1
    write(diagnostic.message)
  }

  /// Says what makes the output doubtful beside what is wrong in calendars.
  mutating func warn(_ text: String) {
    hasWarned = true
    if !isQuiet { write("icsview: \(text)") }
  }

  /// Says how something was decided that the user left open.
  func note(_ text: String) {
    if !isQuiet { write("icsview: \(text)") }
  }

  /// Says how many findings were not printed.
  func finish() {
    if heldBackDiagnostics > 0 {
      note("\(heldBackDiagnostics) more findings are not shown")
    }
  }

  /// Where not even standard error can be written to, there is nobody left to tell.
  private func write(_ message: String) {
    try? sink(Array("\(message)\n".utf8))
  }
}

extension Diagnostic {
  /// Whether output ends before its time, which has to be said whatever else there is to say.
  fileprivate var endsOutput: Bool {
    if case .tooLongList = finding { true } else { false }
  }
}
