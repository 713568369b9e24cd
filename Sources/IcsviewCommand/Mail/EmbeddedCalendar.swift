import ICalendar

/// A calendar in a text whose lines have something before them: quoted, indented, or in a web page.
enum EmbeddedCalendar {
  /// The calendar from its first line on, on the same line as in the source, or nil if there is none.
  ///
  /// Blanks and marks of quotation that stand before the first line are taken from each line that has them;
  /// only a tag may stand there as well.
  static func calendar(in source: SourceBytes) -> SourceBytes? {
    source.withBytes { bytes in
      var lines = MailLines(0..<bytes.count, firstNumber: 1)
      while lines.advance(in: bytes) {
        guard let begin = bytes.firstBegin(in: lines.line) else { continue }
        let prefix = bytes.copy(lines.line.lowerBound..<begin)
        let isMargin = prefix.allSatisfy { " \t>|".utf8.contains($0) }
        guard isMargin || prefix.last == UInt8(ascii: ">") else { continue }
        var text = [UInt8](repeating: UInt8(ascii: "\n"), count: lines.number - 1)
        text += bytes.copy(begin..<lines.nextBegin)
        while lines.advance(in: bytes) {
          let hasMargin = isMargin && bytes.copy(lines.line.prefix(prefix.count)) == prefix
          let start = lines.line.lowerBound + (hasMargin ? prefix.count : 0)
          text += bytes.copy(start..<lines.nextBegin)
        }
        return SourceBytes(text)
      }
      return nil
    }
  }
}

extension Span<UInt8> {
  /// Where a calendar begins in a line.
  fileprivate func firstBegin(in line: Range<Int>) -> Int? {
    let name = "BEGIN:VCALENDAR"
    guard line.count >= name.utf8.count else { return nil }
    return (line.lowerBound...line.upperBound - name.utf8.count).first { position in
      self[position] | 0x20 == UInt8(ascii: "b") && begins(position..<line.upperBound, with: name)
    }
  }
}
