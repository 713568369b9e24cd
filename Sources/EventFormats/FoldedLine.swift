/// Folds content lines (RFC 5545 3.1).
enum FoldedLine {
  /// The bytes of a line at most, without its break.
  static let width = 75

  /// Appends a line of UTF-8 in pieces of at most some bytes, none of which ends in the middle of a character.
  ///
  /// Control characters, which no content line may have, become U+FFFD; tabs stay.
  ///
  /// - Parameters:
  ///   - line: The line without its end.
  ///   - width: The bytes of a piece at most, its leading blank included and its break not, from 5 on.
  ///   - bytes: Gets the pieces, each with CR LF behind it.
  static func append(_ line: [UInt8], width: Int = width, to bytes: inout [UInt8]) {
    guard line.contains(where: mayBeControl) else {
      fold(line, width: width, to: &bytes)
      return
    }
    fold(withoutControls(line), width: width, to: &bytes)
  }

  private static func fold(_ line: [UInt8], width: Int, to bytes: inout [UInt8]) {
    var begin = 0
    var room = width
    while line.count - begin > room {
      var end = begin + room
      // A byte that goes on with a character stays with those before it.
      while end > begin + 1, line[end] & 0xC0 == 0x80 { end -= 1 }
      bytes += line[begin..<end]
      bytes += [UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: " ")]
      begin = end
      room = width - 1
    }
    bytes += line[begin...]
    bytes += [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
  }

  /// Whether a byte is a control character, or begins one: those from U+0080 on begin with 0xC2, as other
  /// characters do.
  private static func mayBeControl(_ byte: UInt8) -> Bool {
    byte < 0x20 ? byte != UInt8(ascii: "\t") : byte == 0x7F || byte == 0xC2
  }

  private static func withoutControls(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(line.count)
    var position = 0
    while position < line.count {
      let byte = line[position]
      position += 1
      guard mayBeControl(byte) else {
        result.append(byte)
        continue
      }
      guard byte == 0xC2, position < line.count else {
        result += replacement
        continue
      }
      if line[position] < 0xA0 { result += replacement } else { result += [byte, line[position]] }
      position += 1
    }
    return result
  }

  private static let replacement = Array("\u{FFFD}".utf8)
}
