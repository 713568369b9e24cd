import ICUSupport
import Testing

struct `a regular expression` {
  @Test(arguments: [
    ("stand", "Daily STANDUP", true),
    ("^stand", "Daily Standup", false),
    ("^stand.*up$", "Agenda\nStandup\nEnd", true),
    (#"\bübung\b"#, "die Übung heute", true),
    ("straße", "STRASSE", true),
    // One character and letter with mark, on either side.
    ("caf\u{E9}", "CAFE\u{301} GRÖSSENWAHN", true),
    ("cafe\u{301}", "Café", true),
    ("회의", "주간 회의", true),
    ("👩‍🚀", "a 👩‍🚀 in space", true),
    (#"\p{Hangul}{2}"#, "부산", true),
    ("", "", true),
    ("x", "", false),
  ])
  func `finds text without regard to case`(pattern: String, text: String, isFound: Bool) throws {
    #expect(try RegularExpression(pattern).isFound(in: text) == isFound)
  }

  @Test(
    arguments: [
      ("a(b", 2, .unmatchedParenthesis),
      ("ab)", 2, .unmatchedParenthesis),
      ("[ab", 2, .unmatchedBracket),
      ("*a", 0, .syntax),
      ("é회*+?*", 7, .syntax),
      (#"a\"#, 1, .badEscape),
      ("a{2,1}", 5, .badInterval),
      ("[z-a]", 3, .badRange),
      (#"(a)\2"#, 4, .unknownGroup),
      ("(?q)", 2, .syntax),
      (#"\p{Klingon}"#, 10, .unknownProperty),
      ("(?<=a*)b", 6, .unlimitedLookBehind),
      (String(repeating: "a", count: 1001), 0, .tooLong),
    ] as [(String, Int, RegularExpressionError.Problem)]
  )
  func `says what is wrong with it, and where`(
    pattern: String,
    utf8Offset: Int,
    problem: RegularExpressionError.Problem
  ) {
    let error = #expect(throws: RegularExpressionError.self) { try RegularExpression(pattern) }
    #expect(error?.problem == problem)
    #expect(error?.utf8Offset == utf8Offset)
  }

  @Test func `gives up where a search would not end`() throws {
    let expression = try RegularExpression("(a+)+b")
    #expect(expression.isFound(in: "aab"))
    #expect(!expression.hasAborted)
    let text = String(repeating: "a", count: 200)
    for _ in 0..<10 { #expect(!expression.isFound(in: text)) }
    #expect(expression.hasAborted)
    #expect(!expression.isFound(in: "aab"))
  }

  @Test func `is not stopped by deep repetition in a long text`() throws {
    let text = String(repeating: "ab", count: 500_000)
    #expect(try RegularExpression("^(ab)*c").isFound(in: text) == false)
    #expect(try RegularExpression("c|b$").isFound(in: text))
  }
}
