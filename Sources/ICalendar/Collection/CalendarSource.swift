/// One calendar file, folder item or stream, scanned.
package struct CalendarSource: Sendable {
  /// Its name: the path as it was given, or `-` for standard input.
  package let name: String
  /// Its bytes.
  package let bytes: SourceBytes
  /// What the scanner found in them.
  package private(set) var index: ComponentIndex

  /// Scans a source.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(name: String, bytes: SourceBytes) {
    self.name = name
    self.bytes = bytes
    index = ComponentScanner.scan(bytes)
  }

  /// The source with the components of some of its VCALENDARs only, by their numbers.
  package func keeping(_ isWanted: (UInt32) -> Bool) -> CalendarSource {
    var source = self
    source.index.entries.removeAll { !isWanted($0.calendar) }
    return source
  }

  /// The header of the calendar that a component stands in.
  package func header(of entry: ComponentEntry) -> CalendarHeader {
    index.calendars[Int(entry.calendar)]
  }

  /// What was wrong with the structure.
  package var structureDiagnostics: [Diagnostic] {
    index.findings.map { diagnostic(.warning, $0) }
  }

  /// Places a finding in this source.
  func diagnostic(_ severity: Diagnostic.Severity, _ finding: LocatedFinding) -> Diagnostic {
    Diagnostic(
      severity,
      at: SourceLocation(file: name, line: finding.line, column: finding.column),
      finding.finding,
    )
  }
}
