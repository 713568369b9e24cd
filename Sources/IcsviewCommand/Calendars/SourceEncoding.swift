import ICalendar
import ICUSupport

/// In which encoding a source is written.
enum SourceEncoding {
  /// The source in UTF-8, turned into it if it is in UTF-16, with a byte order mark or without.
  ///
  /// Bytes that are neither are left as they are: each component is repaired where it is read.
  static func utf8(_ bytes: SourceBytes) -> SourceBytes {
    guard let charset = utf16(bytes.prefix(4)) else { return bytes }
    let text = TextDecoding.text(of: bytes.prefix(.max), charset: charset)
    return SourceBytes(Array(text.utf8))
  }

  /// The kind of UTF-16 that a source begins in, or nil; a calendar begins with an ASCII letter.
  private static func utf16(_ begin: [UInt8]) -> String? {
    guard begin.count == 4 else { return nil }
    switch (begin[0], begin[1]) {
    case (0xFF, 0xFE): return "UTF-16LE"
    case (0xFE, 0xFF): return "UTF-16BE"
    case (0, 1...0x7F): return begin[2] == 0 ? "UTF-16BE" : nil
    case (1...0x7F, 0): return begin[3] == 0 ? "UTF-16LE" : nil
    default: return nil
    }
  }
}
