import TestSupport
import Testing

@testable import EventFormats

/// RFC 5545 3.1.
struct `folding a content line` {
  private static let lines = [
    "", "S", "SUMMARY:short", "DESCRIPTION:" + String(repeating: "0123456789", count: 30),
    "SUMMARY:" + String(repeating: "é회🎉", count: 40), " leading", "SUMMARY:  two blanks  ",
    "ATTENDEE;CN=\"Größe, 부산\":mailto:a@example.org",
  ]

  @Test(arguments: 5...80)
  func `gives pieces of at most the width that unfold to it`(width: Int) throws {
    for line in Self.lines {
      var bytes: [UInt8] = []
      FoldedLine.append(Array(line.utf8), width: width, to: &bytes)
      let text = try #require(String(validating: bytes, as: UTF8.self))
      #expect(text.hasSuffix("\r\n"))
      let pieces = text.dropLast().split(separator: "\r\n", omittingEmptySubsequences: false)
      #expect(pieces.allSatisfy { $0.utf8.count <= width })
      #expect(text.replacing("\r\n ", with: "").dropLast() == line)
      // No piece is shorter than it must be.
      for (piece, next) in zip(pieces, pieces.dropFirst()) {
        let first = next.unicodeScalars.dropFirst().first.map { String($0).utf8.count } ?? 0
        #expect(piece.utf8.count + first > width)
      }
    }
  }

  @Test(arguments: [
    ("A:a\tb", "A:a\tb"), ("A:\u{1}\u{1B}[31m", "A:\u{FFFD}\u{FFFD}[31m"),
    ("A:\r\nB:\u{7F}", "A:\u{FFFD}\u{FFFD}B:\u{FFFD}"),
    ("A:\u{85}\u{9F}\u{A0}", "A:\u{FFFD}\u{FFFD}\u{A0}"),
  ])
  func `leaves no control character`(line: String, written: String) {
    var bytes: [UInt8] = []
    FoldedLine.append(Array(line.utf8), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == written + "\r\n")
  }

  @Test func `keeps its width with replacements, and takes any bytes`() {
    var random = SeededGenerator(seed: 4)
    for width in [5, 20, 75] {
      for _ in 0..<300 {
        let count = Int.random(in: 0...200, using: &random)
        let line = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        var bytes: [UInt8] = []
        FoldedLine.append(line, width: width, to: &bytes)
        let pieces = bytes.split(separator: UInt8(ascii: "\n"))
        #expect(pieces.allSatisfy { $0.count <= width + 1 })
      }
    }
  }
}
