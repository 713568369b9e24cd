/// Sets a manual as a page for `man`, in the macros of man(7).
enum Roff {
  /// The source of a page about a command; `summary` is what `apropos` finds.
  static func page(
    of command: String,
    version: String,
    date: String,
    summary: String,
    _ blocks: [ManualBlock]
  ) -> String {
    var lines = [
      ".TH \(command.uppercased()) 1 \(date) \"\(command) \(version)\" \"User Commands\"",
      ".nh",
      ".ad l",
      ".SH NAME",
      "\(command) \\- \(escaped(summary))",
    ]
    // Below a heading there is space already.
    var needsSpace = false
    for block in blocks {
      let space = needsSpace ? [".PP"] : []
      needsSpace = true
      switch block {
      case .heading(let title):
        lines.append(".SH \(escaped(title.uppercased()))")
        needsSpace = false
      case .subheading(let title):
        lines.append(".SS \(escaped(title))")
        needsSpace = false
      case .lines(let texts): lines += space + [".nf"] + texts.map(line) + [".fi"]
      case .paragraph(let prose): lines += space + filled(prose)
      case .entry(let term, let prose): lines += [".TP", line(term)] + filled(prose)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The columns that lines of the source have at most where they can be broken.
  private static let width = 78

  /// A text on one line, which goes on in the next line of the source where it is long.
  private static func line(_ prose: Prose) -> String {
    protected(broken(text(prose)).joined(separator: " \\\n"))
  }

  /// A text on lines that `man` fills.
  private static func filled(_ prose: Prose) -> [String] {
    let lines = broken(text(prose))
    return lines.enumerated().map { index, line in
      // Behind what ends a sentence at the end of a line there would be two spaces.
      let isLast = index == lines.count - 1
      return protected(line) + (!isLast && endsSentence(line) ? "\\&" : "")
    }
  }

  private static func endsSentence(_ line: String) -> Bool {
    let text = line.hasSuffix("\\fR") ? line.dropLast(3) : line[...]
    return text.last { !"\"')]*".contains($0) }.map { ".?!".contains($0) } ?? false
  }

  /// The text between spaces, in lines of some columns.
  private static func broken(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// A line that is no request: a full stop or an apostrophe at its start would make it one.
  private static func protected(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func text(_ prose: Prose) -> String {
    prose.spans.map { span in
      switch span.style {
      case .plain: escaped(span.text)
      case .literal: "\\fB\(escaped(span.text, isLiteral: true))\\fR"
      case .placeholder: "\\fI\(escaped(span.text))\\fR"
      }
    }.joined()
  }

  /// A text of which no character is taken for a command, in ASCII.
  private static func escaped(_ text: String, isLiteral: Bool = false) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\e"
      case "-" where isLiteral: "\\-"
      case "'" where isLiteral: "\\(aq"
      case "~" where isLiteral: "\\(ti"
      case _ where scalar.isASCII: String(scalar)
      default: "\\[u\(padded(String(scalar.value, radix: 16, uppercase: true)))]"
      }
    }.joined()
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
