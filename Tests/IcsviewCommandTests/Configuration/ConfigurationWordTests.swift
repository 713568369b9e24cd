import TestSupport
import Testing

@testable import IcsviewCommand

struct `a line of the configuration` {
  @Test(
    arguments: [
      ("", []), ("  \t ", []), ("# all of it", []), ("  #", []), ("--ascii", ["--ascii"]),
      ("  --tz\tUTC  ", ["--tz", "UTC"]), ("--ascii # not this", ["--ascii"]),
      ("-c a@#fff", ["-c", "a@#fff"]), ("-c 'a b'@teal", ["-c", "a b@teal"]),
      ("-c a\\ b\\'\\#", ["-c", "a b'#"]), (#""a 'b' \"c\" \\ \d""#, [#"a 'b' "c" \ \d"#]),
      (#"'a "b" \n'"#, [#"a "b" \n"#]), (#"'it'\''s'"#, ["it's"]), ("''", [""]), (#"a\"#, [#"a\"#]),
      (#""a\nb\t\u{1B}\u{110000}\u{}\ux""#, ["a\nb\t\u{1B}\\u{110000}\\u{}\\ux"]),
      ("a'#'", ["a#"]), ("한 글", ["한", "글"]),
    ] as [(String, [String])]
  )
  func `is taken apart as by a shell`(line: String, words: [String]) throws {
    #expect(try ConfigurationWord.words(of: line).map(\.text) == words)
  }

  @Test func `knows where its words begin, in bytes`() throws {
    let words = try ConfigurationWord.words(of: " é 'ü x'  b")
    #expect(words.map(\.utf8Offset) == [1, 4, 12])
  }

  @Test(arguments: [("--tz 'UTC", 5), (#""a\""#, 0), ("a b'c d", 3), ("'", 0)])
  func `has quotes that are closed`(line: String, offset: Int) {
    #expect(throws: ConfigurationProblem.openQuote(utf8Offset: offset)) {
      try ConfigurationWord.words(of: line)
    }
  }

  @Test func `can be written of any words, and is in one line without controls`() throws {
    var random = SeededGenerator(seed: 7)
    let scalars = Array(
      "ab '\"\\#n=u{}~@\n\t\r\u{1B}\u{7F}\u{202E}é한\u{10FE80}\u{301}$`".unicodeScalars
    )
    for _ in 0..<2000 {
      let texts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        String(
          String.UnicodeScalarView(
            (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in
              scalars.randomElement(using: &random)
            },
          ),
        )
      }
      let line = texts.map { ConfigurationWord.written($0) }.joined(separator: " ")
      let read = try ConfigurationWord.words(of: line).map { Array($0.text.unicodeScalars) }
      #expect(read == texts.map { Array($0.unicodeScalars) }, "\(line)")
      #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }
}
