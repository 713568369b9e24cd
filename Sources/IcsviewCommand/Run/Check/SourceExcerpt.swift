import CalendarChecking
import ICalendar
import StyledText

/// A line of a file as it can be shown below a finding, and where in it the finding is.
///
/// Every byte is there to be seen: tabs and control characters as their pictures. Of a long line the part around
/// the place is shown.
struct SourceExcerpt {
  /// The line, or a part of it between `…`.
  let line: String
  /// How many columns stand before the place.
  let columnsBefore: Int

  /// No finding needs more of a line than this, however long it is.
  private static let longest = 2000

  /// The line of a position, in at most some columns.
  init(at position: FilePosition, of source: SourceBytes, width: Int) {
    let (before, after) = SourceExcerpt.parts(around: position, of: source)
    var head = SourceExcerpt.visible(before)
    var tail = SourceExcerpt.visible(after)
    let room = max(20, width - 2)
    if head.columns + tail.columns > room {
      let headRoom = max(room / 3, room - tail.columns)
      if head.columns > headRoom { head = SourceExcerpt.end(of: before, columns: headRoom) }
      let tailRoom = room - head.columns
      if tail.columns > tailRoom { tail = "\(tail.prefix(columns: tailRoom - 1).text)…" }
    }
    line = head.text + tail.text
    columnsBefore = head.columns
  }

  /// The line of a position as text, as far as it is not too long.
  static func rawLine(at position: FilePosition, of source: SourceBytes) -> String {
    let (before, after) = parts(around: position, of: source)
    return String(decoding: before + after, as: UTF8.self)
  }

  /// The bytes of a line before and after a position.
  private static func parts(
    around position: FilePosition,
    of source: SourceBytes
  ) -> (before: [UInt8], after: [UInt8]) {
    source.withBytes { bytes in
      var begin = max(position.lineOffset, position.offset - longest)
      // A character that is cut in two would look like a fault.
      while begin > position.lineOffset, begin < position.offset, bytes[begin] & 0xC0 == 0x80 {
        begin += 1
      }
      var before: [UInt8] = []
      for index in begin..<min(position.offset, bytes.count) { before.append(bytes[index]) }
      var after: [UInt8] = []
      var index = position.offset
      while index < bytes.count, after.count < longest, bytes[index] != 0x0A, bytes[index] != 0x0D {
        after.append(bytes[index])
        index += 1
      }
      return (before, after)
    }
  }

  /// Text with every byte visible.
  private static func visible(_ bytes: [UInt8]) -> SafeText {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0...0x1F: text.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x85, 0x2028, 0x2029: text.append("\u{2424}")
      default: text.append(scalar)
      }
    }
    return SafeText(String(text))
  }

  /// The last part of a text that takes at most some columns, with a mark that more comes before it.
  private static func end(of bytes: [UInt8], columns: Int) -> SafeText {
    var rest = String(decoding: bytes, as: UTF8.self)
    var text = visible(Array(rest.utf8))
    while text.columns >= columns, !rest.isEmpty {
      rest.removeFirst()
      text = visible(Array(rest.utf8))
    }
    return "…\(text.text)"
  }
}
