import TestSupport
import Testing

@testable import StyledText

struct `a link` {
  @Test(
    arguments: [
      ("https://meet.example/a?b=c&d#e", "https://meet.example/a?b=c&d#e"),
      ("HTTP://example.org", "HTTP://example.org"),
      ("mailto:ana@example.org", "mailto:ana@example.org"),
      ("tel:+49-30-1", "tel:+49-30-1"),
      (" https://example.org/ä b", "https://example.org/%C3%A4%20b"),
      ("https://example.org/\u{1B}]8;;\u{7}\n", "https://example.org/%1B]8;;%07%0A"),
      ("javascript:alert(1)", nil), ("file:///etc/passwd", nil), ("Room 4", nil), ("", nil),
      (":", nil),
      ("https", nil), ("\u{1B}]8;;https://example.org", nil),
      ("https://" + String(repeating: "a", count: 2000), nil),
    ] as [(String, String?)]
  )
  func `leads to the web and nowhere else`(text: String, address: String?) {
    #expect(Link(text)?.address == address)
  }

  @Test func `is written only when asked for, and ended in its line`() throws {
    let link = try #require(Link("https://example.org"))
    let line = StyledLine([
      StyledRun("09:00 ", .time), StyledRun("Standup", .cancelled, link: link), StyledRun(" x"),
    ])
    func escaped(_ depth: ColorDepth, hasLinks: Bool) -> String {
      line.rendered(theme: .standard, depth: depth, hasLinks: hasLinks)
        .replacing("\u{1B}", with: "^")
    }
    #expect(escaped(.none, hasLinks: false) == "09:00 Standup x")
    #expect(!escaped(.full, hasLinks: false).contains("example"))
    #expect(
      escaped(.none, hasLinks: true) == "09:00 ^]8;;https://example.org^\\Standup^]8;;^\\ x"
    )
    #expect(
      escaped(.sixteen, hasLinks: true)
        == "^[36m09:00 ^[0m^]8;;https://example.org^\\^[2;9mStandup^[0m^]8;;^\\ x"
    )
  }

  @Test func `stays with what is left of its text`() throws {
    let link = try #require(Link("https://example.org"))
    let line = StyledLine([StyledRun("Design review", .event, link: link)])
    #expect(line.cut(to: 8).runs.allSatisfy { $0.link == link })
    #expect(line.cut(to: 8).padded(to: 20).text == "Design …")
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `holds nothing that a terminal obeys`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scalars = (0..<200).map { _ in
      Unicode.Scalar(UInt32.random(in: 0...0xFFF, using: &random)) ?? "a"
    }
    let link = Link("https:" + String(String.UnicodeScalarView(scalars)))
    #expect(link?.address.utf8.allSatisfy { (0x21...0x7E).contains($0) } == true)
  }
}
