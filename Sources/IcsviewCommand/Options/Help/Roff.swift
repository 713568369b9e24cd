/// Sets a manual as a page for `man`, in the macros of man(7).
enum Roff {
  /// The source of a page about a command; `summary` is what `apropos` finds.
  static func page(
    of command: String,
    version: String,
    summary: String,
    _ blocks: [ManualBlock]
  ) -> String {
    var lines = [
      ".TH \(command.uppercased()) 1 \"\" \"\(command) \(version)\" \"User Commands\"",
      ".nh",
      ".ad l",
      ".SH NAME",
      "\(command) \\- \(escaped(summary))",
    ]
    for block in blocks {
      switch block {
      case .heading(let title): lines.append(".SH \(escaped(title.uppercased()))")
      case .subheading(let title): lines.append(".SS \(escaped(title))")
      case .lines(let texts): lines += [".PP", ".nf"] + texts.map(text) + [".fi"]
      case .paragraph(let prose): lines += [".PP", text(prose)]
      case .entry(let term, let prose): lines += [".TP", text(term), text(prose)]
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func text(_ prose: Prose) -> String {
    let text = prose.spans.map { span in
      switch span.style {
      case .plain: escaped(span.text)
      case .literal: "\\fB\(escaped(span.text, isLiteral: true))\\fR"
      case .placeholder: "\\fI\(escaped(span.text))\\fR"
      }
    }.joined()
    // A full stop or an apostrophe at the start of a line would be a request.
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
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
