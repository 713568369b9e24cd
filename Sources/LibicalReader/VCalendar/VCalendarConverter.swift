import ICalendar

/// Turns vCalendar 1.0, which phones and groupware wrote before iCalendar, into iCalendar.
///
/// Events and to-dos go through libical's converter, with what it loses or gets wrong mended (see
/// `VCalendarConversion`). All else is kept as it is. Times without a zone stay so: TZ and DAYLIGHT, which say
/// where the calendar was at home, are left out of account.
package struct VCalendarConverter: Sendable {
  /// Turns the bytes of a text into text; gets the character set if the file names one.
  private let decode: @Sendable ([UInt8], String?) -> String

  /// A converter.
  ///
  /// - Parameter decode: Turns the bytes of a text into text. Gets the name of the character set, nil where
  ///   the file names none.
  package init(decode: @escaping @Sendable (_ bytes: [UInt8], _ charset: String?) -> String) {
    self.decode = decode
  }

  /// The lines at the head of a file that are looked at.
  private static let headLineCount = 100

  /// Whether a file says before its first component that it is vCalendar 1.0.
  package static func reads(_ bytes: Span<UInt8>) -> Bool {
    var lines = PhysicalLines(of: bytes)
    var isInCalendar = false
    for _ in 0..<headLineCount {
      guard let range = lines.next(in: bytes) else { return false }
      guard let line = ContentLine(bytes, range) else { continue }
      if bytes.reads("BEGIN", in: line.name) {
        guard !isInCalendar, bytes.reads("VCALENDAR", in: bytes.trimming(line.value)) else {
          return false
        }
        isInCalendar = true
      } else if isInCalendar, bytes.reads("VERSION", in: line.name) {
        return bytes.reads("1.0", in: bytes.trimming(line.value))
      }
    }
    return false
  }

  /// Turns a file into iCalendar.
  ///
  /// - Returns: The bytes in UTF-8, and the number of the line in the file, from 1, for each line of them.
  /// - Complexity: O(*n*) in the number of bytes.
  package func iCalendar(from bytes: Span<UInt8>) -> (bytes: [UInt8], fileLines: [Int]) {
    var output = Output()
    var component: VCalendarComponent?
    var lines = VCalendarLines(of: bytes)
    while let line = lines.next(in: bytes) {
      let value = line.trimmedValue.uppercased()
      let isComponent = value == "VEVENT" || value == "VTODO"
      if line.name == "BEGIN", isComponent {
        finish(&component, to: &output)
        output.append("BEGIN:\(value)", line.number)
        component = VCalendarComponent(name: value, at: line.number)
      } else if line.name == "END", value == component?.name {
        finish(&component, to: &output)
        output.append("END:\(value)", line.number)
      } else if component != nil {
        component?.append(line)
      } else {
        output.append(line.name == "VERSION" ? "VERSION:2.0" : line.unchanged(decode), line.number)
      }
    }
    finish(&component, to: &output)
    return (output.bytes, output.fileLines)
  }

  /// Writes what is in a component, which may have no end.
  private func finish(_ component: inout VCalendarComponent?, to output: inout Output) {
    for line in component?.iCalendarLines(decode: decode) ?? [] {
      output.append(line.text, line.number)
    }
    component = nil
  }

  /// Lines that are being written.
  private struct Output {
    var bytes: [UInt8] = []
    var fileLines: [Int] = []

    mutating func append(_ line: String, _ number: Int) {
      bytes += line.utf8
      bytes += [.carriageReturn, .lineFeed]
      fileLines.append(number)
    }
  }
}
