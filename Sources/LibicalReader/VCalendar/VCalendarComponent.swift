/// An event or to-do of vCalendar 1.0, being turned into iCalendar.
///
/// Components inside it, which vCalendar does not know, are kept as they are.
struct VCalendarComponent {
  /// `VEVENT` or `VTODO`.
  let name: String
  /// The number of the line of its BEGIN.
  let number: Int
  private var lines: [VCalendarLine] = []
  /// How many components are open inside; their lines are kept as they are.
  private var depth = 0
  private var nestedLines: [VCalendarLine] = []

  init(name: String, at number: Int) {
    self.name = name
    self.number = number
  }

  /// Takes in a line between BEGIN and END.
  mutating func append(_ line: VCalendarLine) {
    if line.name == "BEGIN" { depth += 1 }
    if depth > 0 { nestedLines.append(line) } else { lines.append(line) }
    if line.name == "END", depth > 0 { depth -= 1 }
  }

  /// The lines in iCalendar, without BEGIN and END.
  func iCalendarLines(decode: @escaping ([UInt8], String?) -> String) -> [NumberedLine] {
    var conversion = VCalendarConversion(lines, decode: decode)
    for line in lines { conversion.read(line) }
    let nested = nestedLines.map { NumberedLine(text: $0.unchanged(decode), number: $0.number) }
    return conversion.finish(in: name, at: number) + nested
  }
}

/// A line of iCalendar and the number of the line in the file that it was made of.
struct NumberedLine {
  let text: String
  let number: Int
}
