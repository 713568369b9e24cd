import CalendarChecking
import EventFormats
import ICalendar

/// Writes findings of one file in one of the forms there are.
struct FindingWriter {
  private let format: Request.Check.Format
  private let file: String
  private let width: Int

  /// A writer for a file by its name, and for lines of so many columns.
  init(_ format: Request.Check.Format, file: String, width: Int) {
    self.format = format
    self.file = file
    self.width = width
  }

  /// Appends a finding of a source.
  func append(_ finding: CheckFinding, of source: SourceBytes, to output: inout [UInt8]) {
    switch format {
    case .text: appendText(finding, source, to: &output)
    case .ndjson: appendJSON(finding, source, to: &output)
    case .github: appendAnnotation(finding, to: &output)
    }
  }

  private func appendText(
    _ finding: CheckFinding,
    _ source: SourceBytes,
    to output: inout [UInt8]
  ) {
    let place = "\(escaped(file)):\(finding.position.line):\(finding.position.column)"
    let excerpt = SourceExcerpt(at: finding.position, of: source, width: width)
    let lines = [
      "\(place): \(finding.severity.word): \(finding.message) [\(finding.kind.rawValue)]",
      "  \(excerpt.line)",
      "  \(String(repeating: " ", count: excerpt.columnsBefore))^",
    ]
    for line in lines { output += "\(line)\n".utf8 }
  }

  private func appendJSON(
    _ finding: CheckFinding,
    _ source: SourceBytes,
    to output: inout [UInt8]
  ) {
    let line = SourceExcerpt.rawLine(at: finding.position, of: source)
    let members: [(String, String?, Int)] = [
      ("file", file, 0),
      ("line", nil, finding.position.line),
      ("column", nil, finding.position.column),
      ("severity", finding.severity.word, 0),
      ("name", finding.kind.rawValue, 0),
      ("section", FindingTable.description(of: finding.kind).section, 0),
      ("message", finding.message, 0),
      ("source", line, 0),
    ]
    for (index, (name, text, number)) in members.enumerated() {
      output += "\(index == 0 ? "{" : ",")\"\(name)\":".utf8
      if let text {
        JSONText.append(text, to: &output)
      } else {
        output += "\(number)".utf8
      }
    }
    output += "}\n".utf8
  }

  /// A command of GitHub's workflows, which shows the finding beside the line.
  private func appendAnnotation(_ finding: CheckFinding, to output: inout [UInt8]) {
    let command = finding.severity == .note ? "notice" : finding.severity.word
    let properties = [
      "file=\(propertyText(file))", "line=\(finding.position.line)",
      "col=\(finding.position.column)", "title=\(finding.kind.rawValue)",
    ]
    let text = "::\(command) \(properties.joined(separator: ","))::\(dataText(finding.message))\n"
    output += text.utf8
  }

  private func dataText(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func propertyText(_ text: String) -> String {
    dataText(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
