import ICUSupport
import TestSupport
import Testing

struct `the width of text` {
  @Test(arguments: [
    ("", 0), ("Standup", 7), ("Café", 4), ("Cafe\u{301}", 4), ("Größe", 5),
    // East Asian wide, fullwidth and halfwidth; ambiguous width counts as one.
    ("회의", 4), ("2025년 6월", 10), ("会議室", 6), ("ＡＢ", 4), ("ｱｲ", 2), ("±°·…–", 5), ("→■●", 3),
    // Marks and format characters take no place, spacing marks do.
    ("e\u{301}\u{323}", 1), ("สวัสดี", 4), ("กำ", 2), ("नमस्ते", 4), ("שָׁלוֹם", 4), ("مُحَمَّد", 4),
    ("a\u{200B}b", 2), ("می\u{200C}خواهم", 7), ("\u{200E}abc\u{200F}", 3), ("a\u{20DD}", 1),
    // Hangul as macOS decomposes it, and a lone vowel.
    ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", 4), ("\u{1161}", 1),
    // Emoji: alone, joined, with skin, as a flag, as a key, from a narrow base.
    ("🎉", 2), ("👩‍👩‍👧", 2), ("👩🏽‍💻", 2), ("👍🏿", 2), ("🇰🇷", 2), ("🇰🇷🇩🇪", 4), ("🇰", 2), ("1\u{FE0F}\u{20E3}", 2),
    ("🗓️", 2), ("🗓", 1), ("❤️", 2), ("❤", 1), ("❤️‍🔥", 2), ("🏳️‍🌈", 2), ("©️", 2), ("©", 1), ("⌚", 2),
    ("⌚\u{FE0E}", 2),
    ("☎\u{FE0E}", 1), ("🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
    // Not assigned in any version of Unicode yet.
    ("\u{378}", 2),
    ("会議室予約 🗓️ 第二回", 20),
  ])
  func `is counted in columns`(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test func `joins only what a joiner can join`() {
    // In an Indic script a joiner chooses a form of the letter; both letters keep their place.
    #expect(TextWidth.columns(of: "क्\u{200D}ष") == 2)
    #expect(TextWidth.columns(of: "a\u{200D}b") == 2)
  }

  @Test(arguments: [
    ("Standup", 4, "Stan"), ("Standup", 7, "Standup"), ("Standup", 9, "Standup"),
    ("Standup", 0, ""),
    ("Standup", -1, ""), ("회의실", 5, "회의"), ("회의실", 1, ""), ("a👩‍👩‍👧b", 2, "a"),
    ("a👩‍👩‍👧b", 3, "a👩‍👩‍👧"), ("Cafe\u{301}s", 4, "Cafe\u{301}"), ("🇰🇷🇩🇪", 3, "🇰🇷"),
    ("ab\u{200B}c", 2, "ab\u{200B}"),
  ])
  func `limits a beginning that ends between clusters`(text: String, limit: Int, prefix: String) {
    #expect(TextWidth.prefix(of: text, columns: limit) == prefix)
  }

  @Test func `is the same for characters that stand alone, measured at once or one by one`() {
    var random = SeededGenerator(seed: 11)
    let scalars = (0...0xFFFF as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter { TextWidth.columns(ofStandalone: String($0)) != nil }
    #expect(scalars.count > 30_000)
    for scalar in scalars {
      let other = scalars.randomElement(using: &random) ?? "a"
      let pair = String(scalar) + String(other)
      let clusters = Array(pair)
      #expect(clusters.count == 2)
      #expect(pair.composed == pair)
      let columns = clusters.map(TextWidth.columns)
      #expect(TextWidth.columns(ofStandalone: pair) == columns.reduce(0, +))
      #expect(TextWidth.prefix(of: pair, columns: columns[0]) == String(scalar)[...])
    }
  }

  @Test(arguments: ["e\u{301}", "🎉", "\u{A0}", "a\tb", "\u{AD}", "\u{1B}", "ｶﾞ", "\u{1100}가"])
  func `is left to clusters where characters may join`(text: String) {
    #expect(TextWidth.columns(ofStandalone: text) == nil)
  }

  @Test func `adds up over random clusters, and cutting keeps to the limit`() {
    let clusters = [
      "a", "é", "e\u{301}", "회", "👩‍👩‍👧", "🇰🇷", "1\u{FE0F}\u{20E3}", "م", "ก็", " ", "🏿", "\u{200B}",
    ]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let picked = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        clusters.randomElement(using: &random) ?? ""
      }
      // Separated, so that no cluster joins its neighbour.
      let text = picked.joined(separator: "-")
      let widths = picked.map(TextWidth.columns)
      #expect(TextWidth.columns(of: text) == widths.reduce(0, +) + max(0, picked.count - 1))
      let limit = Int.random(in: 0...20, using: &random)
      let prefix = TextWidth.prefix(of: text, columns: limit)
      #expect(TextWidth.columns(of: String(prefix)) <= limit)
      #expect(text.hasPrefix(prefix))
    }
  }
}

struct `composed text` {
  @Test(arguments: [
    ("e\u{301}", "é"), ("\u{1112}\u{1161}\u{11AB}", "한"), ("plain", "plain"), ("회의 👩‍👩‍👧", "회의 👩‍👩‍👧"),
    ("q\u{301}", "q\u{301}"),
  ])
  func `has letters together with their marks`(text: String, composed: String) {
    #expect(Array(text.composed.unicodeScalars) == Array(composed.unicodeScalars))
  }
}
