import ICalendar
import LibicalReader

/// What the first bytes of a source say of the rest.
enum SourceHead {
  /// So many bytes are looked at.
  static let length = 1 << 16

  /// Whether a calendar begins with these bytes that is scanned as it stands: neither in another encoding nor in
  /// another format nor in a message.
  static func isOfCalendar(_ head: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = head.dropFirst(head.starts(with: mark) ? mark.count : 0)
      .drop { $0 <= UInt8(ascii: " ") && $0 > 0 }
    let begin = Array("BEGIN:VCALENDAR".utf8)
    guard text.prefix(begin.count).elementsEqual(begin) else { return false }
    return !VCalendarConverter.reads(head.span)
  }
}
