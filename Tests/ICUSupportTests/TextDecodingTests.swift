import ICUSupport
import Testing

struct `decoding bytes` {
  @Test(
    arguments: [
      ("ISO-8859-1", [0x4D, 0xFC, 0x6E], "Mün"), ("latin1", [0xE9], "é"),
      ("ISO-8859-2", [0xB9], "š"),
      ("windows-1251", [0xCF, 0xF0], "Пр"), ("Shift_JIS", [0x89, 0xEF], "会"),
      ("EUC-KR", [0xC8, 0xB8], "회"),
      ("ks_c_5601-1987", [0xC8, 0xB8], "회"), ("GB18030", [0xBB, 0xE1], "会"),
      ("UTF-16LE", [0xDE, 0x6C], "泞"),
      ("UTF-16", [0xFE, 0xFF, 0x4F, 0x1A], "会"),
      ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x32, 0x71, 0x1B, 0x28, 0x42], "会"),
      ("UTF-8", [0xEF, 0xBF, 0xBD, 0xC3, 0xA9], "\u{FFFD}é"),
    ] as [(String, [UInt8], String)]
  )
  func `reads a named character set`(charset: String, bytes: [UInt8], text: String) {
    #expect(TextDecoding.text(of: bytes, charset: charset) == text)
  }

  @Test(arguments: [
    "nonsense", "", "/etc/passwd", "../../icudt72l/x", String(repeating: "x", count: 10_000),
  ])
  func `reads an unknown character set as UTF-8`(charset: String) {
    #expect(TextDecoding.text(of: [0xC3, 0xA9], charset: charset) == "é")
  }

  @Test(
    arguments: [
      ([0xC3, 0xA9], "é"), ([0x4D, 0xFC, 0x6E], "Mün"), ([0x93, 0x61, 0x94, 0x20, 0x80], "“a” €"),
      ([0xE2, 0x82], "â‚"), ([0xED, 0xA0, 0x80], "í\u{A0}€"), ([], ""), ([0x81], "\u{81}"),
    ] as [([UInt8], String)]
  )
  func `reads what is no UTF-8 as Windows-1252`(bytes: [UInt8], text: String) {
    #expect(TextDecoding.text(of: bytes) == text)
  }

  @Test func `keeps characters whole across ICU's buffers`() {
    let text = String(repeating: "회의x", count: 20_000)
    let bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(TextDecoding.text(of: bytes, charset: "UTF-16BE") == text)
  }

  @Test func `replaces what is no character of a named set`() {
    #expect(TextDecoding.text(of: [0x41, 0xFF, 0x42], charset: "Shift_JIS") == "A\u{FFFD}B")
    #expect(TextDecoding.text(of: [0x41, 0xFF, 0x42], charset: "US-ASCII") == "A\u{FFFD}B")
  }
}
