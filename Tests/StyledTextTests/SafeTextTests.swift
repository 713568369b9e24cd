import StyledText
import TestSupport
import Testing

struct `safe text` {
  @Test(arguments: [
    ("Standup", "Standup"), ("", ""), ("  two  spaces ", "  two  spaces "), ("회의 👩‍👩‍👧", "회의 👩‍👩‍👧"),
    // Line ends and tabs.
    ("a\nb", "a b"), ("a\r\n\r\nb", "a b"), ("a \n b", "a  b"), ("\n\ta\u{B}\u{C}b\n", "a b"),
    ("a\u{85}b\u{2028}c\u{2029}", "a b c"),
    // Other control characters.
    ("\u{1B}[31mred\u{7}", "␛[31mred␇"), ("a\u{0}b", "a␀b"), ("a\u{7F}", "a␡"),
    ("\u{9B}31m", "\u{FFFD}31m"), ("\u{8}", "␈"),
    // Direction: overrides go, marks stay.
    ("a\u{202E}b\u{2066}c\u{2069}", "abc"), ("\u{200E}a\u{200F}", "\u{200E}a\u{200F}"),
    ("مراجعة", "مراجعة"),
    // What terminals disagree about.
    ("co\u{AD}op", "coop"), ("\u{FEFF}a\u{200B}b", "ab"), ("a\u{FE0F}", "a"), ("\u{FE0F}a", "a"),
    ("❤\u{FE0F}", "❤\u{FE0F}"),
    ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
    ("Visit\u{FFFE} planned", "Visit\u{FFFD} planned"),
    ("Cafe\u{301}", "Café"), ("\u{1112}\u{1161}\u{11AB}", "한"),
  ])
  func `shows what it cannot do`(raw: String, safe: String) {
    #expect(Array(SafeText(raw).text.unicodeScalars) == Array(safe.unicodeScalars))
  }

  @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF] as [UInt32])
  func `replaces noncharacters`(value: UInt32) throws {
    let raw = String(try #require(Unicode.Scalar(value)))
    #expect(SafeText("a\(raw)") == "a\u{FFFD}")
  }

  @Test func `has nothing in it that a terminal obeys, whatever it is made from`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<5000 {
      let scalars = (0..<12).compactMap { _ in
        Unicode.Scalar(
          UInt32.random(
            in: 0..<([0xA0, 0x3000, 0x11_0000].randomElement(using: &random) ?? 1),
            using: &random
          )
        )
      }
      var raw = String.UnicodeScalarView()
      raw.append(contentsOf: scalars)
      let safe = SafeText(String(raw))
      for scalar in safe.text.unicodeScalars {
        #expect(scalar.properties.generalCategory != .control)
        #expect(!scalar.properties.isNoncharacterCodePoint)
        #expect(
          !(0x2028...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
        )
      }
      #expect(SafeText(safe.text) == safe)
    }
  }

  @Test func `is made from literals in the same way`() {
    let name = "\u{1B}c"
    let text: SafeText = "\(name) is \(3)\n"
    #expect(text.text == "␛c is 3")
  }

  @Test func `reads no more than it is told to`() {
    let endless = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(SafeText(endless, limit: 100).text.unicodeScalars.count == 99)
    #expect(SafeText("abc", limit: 2).text == "ab")
    #expect(SafeText("abc", limit: -1).isEmpty)
  }

  @Test func `counts its columns`() {
    #expect(SafeText("회의\u{202E} 2").columns == 6)
    #expect(SafeText("회의").prefix(columns: 3) == "회")
    #expect(SafeText.spaces(3) == "   ")
    #expect(SafeText.spaces(-1).isEmpty)
  }

  @Test(arguments: [
    ("Flight to Busan", 7, 9, ["Flight", "to", "Busan"]),
    ("Flight to Busan", 9, 9, ["Flight to", "Busan"]),
    ("Flight to Busan", 7, 2, ["Flight", "to Busan"]),
    ("Klavierstunde", 8, 9, ["Klaviers", "tunde"]),
    ("서울 사무소 통화", 6, 9, ["서울", "사무소", "통화"]), ("회의", 1, 3, ["회", "의"]), ("", 5, 3, []),
    ("👩‍👩‍👧👩‍👩‍👧", 3, 9, ["👩‍👩‍👧", "👩‍👩‍👧"]), ("a  b", 1, 9, ["a", "b"]), ("Standup", 9, 1, ["Standup"]),
  ])
  func `is broken between words, and never within a grapheme cluster`(
    text: String,
    columns: Int,
    limit: Int,
    lines: [String]
  ) {
    #expect(SafeText(text).wrapped(columns: columns, limit: limit).map(\.text) == lines)
  }
}
