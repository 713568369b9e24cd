/// One calendar file, folder item or stream, scanned.
///
/// An object, so that a folder of ten thousand can be handed on without copying what each has found.
package final class CalendarSource: Sendable {
  /// Its name: the path as it was given, or `-` for standard input.
  package let name: String
  /// Its bytes.
  package let bytes: SourceBytes
  /// What the scanner found in them.
  package let index: ComponentIndex
  /// The number in the file of each line of the bytes; empty where they are those of the file.
  private let fileLines: [Int]

  /// Scans a source.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - bytes: Its bytes.
  ///   - fileLines: Where the bytes were made of another format, the number in the file of each of their lines.
  ///   - sideBySide: Does two things at the same time, if the bytes may be scanned in two parts.
  /// - Complexity: O(*n*) in the number of bytes.
  package init(
    name: String,
    bytes: SourceBytes,
    fileLines: [Int] = [],
    sideBySide: SideBySide? = nil
  ) {
    self.name = name
    self.bytes = bytes
    self.fileLines = fileLines
    if let sideBySide {
      index = ComponentScanner.scan(bytes, cutAfter: bytes.count / 2, sideBySide)
    } else {
      index = ComponentScanner.scan(bytes)
    }
  }

  private init(_ source: CalendarSource, index: ComponentIndex) {
    name = source.name
    bytes = source.bytes
    fileLines = source.fileLines
    self.index = index
  }

  /// The source with the components of some of its VCALENDARs only, by their numbers.
  package func keeping(_ isWanted: (UInt32) -> Bool) -> CalendarSource {
    var index = index
    index.entries.removeAll { !isWanted($0.calendar) }
    index.others.removeAll { !isWanted($0.calendar) }
    return CalendarSource(self, index: index)
  }

  /// The header of the calendar that a component stands in.
  package func header(of entry: ComponentEntry) -> CalendarHeader {
    index.calendars[Int(entry.calendar)]
  }

  /// What was wrong with the structure.
  package var structureDiagnostics: [Diagnostic] {
    index.findings.map { diagnostic(.warning, $0) }
  }

  /// The number in the file of a line of the bytes, both from 1.
  package func fileLine(_ line: Int) -> Int {
    fileLines.indices.contains(line - 1) ? fileLines[line - 1] : line
  }

  /// Places a finding in this source.
  func diagnostic(_ severity: Diagnostic.Severity, _ finding: LocatedFinding) -> Diagnostic {
    Diagnostic(
      severity,
      at: SourceLocation(file: name, line: fileLine(finding.line), column: finding.column),
      finding.finding,
    )
  }
}
