import CalendarChecking
import ICalendar

/// A value from the command line and one of its characters, as messages show them.
struct PointedText {
  private let text: String
  private let utf8Offset: Int

  init(_ text: String, utf8Offset: Int) {
    self.text = text
    self.utf8Offset = min(max(utf8Offset, 0), text.utf8.count)
  }

  /// The number of the character, from 1.
  var place: String {
    let place = text.utf8.index(text.startIndex, offsetBy: utf8Offset)
    return "at character \(text.unicodeScalars[..<place].count + 1)"
  }

  /// The line of the character, below it a mark, and what would be accepted.
  func lines(accepted: String) -> String {
    let lineBegin = text.utf8.prefix(utf8Offset).lastIndex(of: 0x0A)
      .map { text.utf8.distance(from: text.startIndex, to: $0) + 1 }
    let excerpt = SourceExcerpt(
      at: FilePosition(
        line: 1,
        column: utf8Offset - (lineBegin ?? 0) + 1,
        offset: utf8Offset,
      ),
      of: SourceBytes(Array(text.utf8)),
      width: 78,
    )
    let mark = String(repeating: " ", count: excerpt.columnsBefore) + "^"
    return "\n  \(excerpt.line)\n  \(mark)\n  accepted: \(accepted)"
  }
}
