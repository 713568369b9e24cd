import CalendarChecking
import ICalendar
import Testing

@testable import IcsviewCommand

struct `the excerpt below a finding` {
  @Test(arguments: [
    // Tabs, wide characters and marks stand where they are counted.
    ("a\tb|c", 3, "a␉bc"),
    ("日本|語", 4, "日本語"),
    ("e\u{301}|x", 1, "e\u{301}x"),
    ("|", 0, ""),
    ("\u{1B}[31m|\u{7F}", 5, "␛[31m␡"),
    // Signs that would turn the line around are left out.
    ("a\u{202E}b|c", 2, "abc"),
  ])
  func `has its mark below the place`(marked: String, columns: Int, line: String) {
    let excerpt = excerpt(of: marked, width: 40)
    #expect(excerpt.line == line)
    #expect(excerpt.columnsBefore == columns)
  }

  @Test func `shows the part of a long line that is around the place`() {
    let text = String(repeating: "0123456789", count: 1000)
    let excerpt = excerpt(of: "\(text)|X\(text)", width: 32)
    #expect(excerpt.line == "…123456789X012345678901234567…")
    #expect(excerpt.columnsBefore == 10)
    let end = self.excerpt(of: "\(text)|X", width: 32)
    #expect(end.line == "…2345678901234567890123456789X")
  }

  private func excerpt(of marked: String, width: Int) -> SourceExcerpt {
    let parts = marked.split(separator: "|", omittingEmptySubsequences: false)
    let before = Array("first line\r\n\(parts[0])".utf8)
    let bytes = SourceBytes(before + Array(parts[1].utf8) + Array("\r\nlast line".utf8))
    let position = FilePosition(line: 2, column: before.count - 11, offset: before.count)
    return SourceExcerpt(at: position, of: bytes, width: width)
  }
}
