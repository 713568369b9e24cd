import TestSupport
import Testing

@testable import IcsviewCommand

struct `help` {
  @Test(arguments: Command.allCases)
  func `fits into 80 columns`(command: Command) {
    let texts = ShortHelp.text(of: command) + Manual.text(of: command)
    let examples = Set(Example.all.map { "  \($0.command)" })
    for line in texts.split(separator: "\n") where !examples.contains(String(line)) {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test(arguments: Command.allCases)
  func `names the options of its command and no others`(command: Command) {
    for text in [ShortHelp.text(of: command), Manual.text(of: command)] {
      let terms = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      for option in OptionTable.all {
        let isNamed = terms.contains { "\($0) ".hasPrefix("\(option.term.plain) ") }
        #expect(isNamed == option.commands.contains(command), "\(option.name)")
      }
    }
  }

  @Test(arguments: Example.all)
  func `shows examples that are understood`(example: Example) throws {
    for arguments in commandLines(in: example.command) {
      #expect(throws: Never.self) { try Invocation(arguments: arguments) }
    }
  }

  @Test func `explains every value with its accepted words`() {
    for option in OptionTable.all {
      guard case .value(let placeholder, _) = option.behaviour, !placeholder.name.contains("|"),
        placeholder.words.count < 10
      else { continue }
      let text = option.explanation(for: nil).plain
      for word in placeholder.words { #expect(text.contains(word), "\(option.name)") }
    }
  }
}

struct `the manual page` {
  @Test func `is what the option table makes`() throws {
    if let difference = try GoldenFile("man/icsview.1").difference(from: Manual.page) {
      Issue.record(Comment(rawValue: difference))
    }
  }

  @Test func `escapes what would be taken for commands`() {
    let page = Roff.page(
      of: "x",
      version: "1",
      date: "2026-11-30",
      summary: "a\\b",
      [.paragraph(".dot"), .paragraph("`'a-b\\n`"), .entry(term: "`~` é", "'quote' a-b")],
    )
    #expect(
      page == #"""
        .TH X 1 2026-11-30 "x 1" "User Commands"
        .nh
        .ad l
        .SH NAME
        x \- a\eb
        \&.dot
        .PP
        \fB\(aqa\-b\en\fR
        .TP
        \fB\(ti\fR \[u00E9]
        \&'quote' a-b

        """#
    )
  }

  @Test func `has short lines, none of which is a request or ends a sentence by chance`() {
    let page = Roff.page(
      of: "x",
      version: "1",
      date: "2026-11-30",
      summary: "y",
      [
        .paragraph("\(String(repeating: "word ", count: 14))of (it.) And"),
        .paragraph("\(String(repeating: "word ", count: 15)).dot"),
        .entry(term: "`\(String(repeating: "word ", count: 15))words`", "Text."),
      ],
    )
    let words = Array(repeating: "word", count: 15).joined(separator: " ")
    #expect(
      page.split(separator: "\n").dropFirst(5).map(String.init) == [
        "\(words.dropLast(5)) of (it.)\\&", "And", ".PP", words, "\\&.dot", ".TP",
        "\\fB\(words) \\", "words\\fR", "Text.",
      ]
    )
  }
}

/// The arguments of every call of `icsview` in a shell command, which may have single quotes and redirections.
func commandLines(in command: String) -> [[String]] {
  var commands: [[String]] = [[]]
  var word: String?
  var isQuoted = false
  for character in command + " " {
    switch character {
    case "'":
      isQuoted.toggle()
      word = word ?? ""
    case " " where !isQuoted, "|" where !isQuoted:
      if let word { commands[commands.count - 1].append(word) }
      word = nil
      if character == "|" { commands.append([]) }
    default: word = (word ?? "") + String(character)
    }
  }
  return commands.filter { $0.first == "icsview" }
    .map { $0.dropFirst().filter { !$0.hasPrefix(">") } }
}
