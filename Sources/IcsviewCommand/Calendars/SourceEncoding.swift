import ICalendar
import ICUSupport

/// In which encoding a source is written.
enum SourceEncoding {
  /// The source in UTF-8, turned into it if it is in UTF-16 or UTF-32.
  ///
  /// Bytes that are neither are left as they are: each line is repaired where it is read.
  static func utf8(_ bytes: SourceBytes) -> SourceBytes {
    guard let charset = wideCharset(bytes.prefix(4)) else { return bytes }
    let text = TextDecoding.text(of: bytes.prefix(.max), charset: charset)
    return SourceBytes(Array(text.utf8))
  }

  /// The kind of UTF-16 or UTF-32 that a source begins in, by its mark or its first characters, or nil.
  ///
  /// Without a mark, an ASCII character shows the order of the bytes: a calendar begins with one.
  private static func wideCharset(_ begin: [UInt8]) -> String? {
    switch (begin[safely: 0], begin[safely: 1], begin[safely: 2], begin[safely: 3]) {
    case (0xFF, 0xFE, 0, 0), (1...0x7F, 0, 0, 0): "UTF-32LE"
    case (0, 0, 0xFE, 0xFF), (0, 0, 0, 1...0x7F): "UTF-32BE"
    case (0xFF, 0xFE, _, _), (1...0x7F, 0, 1...0x7F, 0): "UTF-16LE"
    case (0xFE, 0xFF, _, _), (0, 1...0x7F, 0, 1...0x7F): "UTF-16BE"
    default: nil
    }
  }
}

extension [UInt8] {
  /// The byte at a place, or one that no text begins with.
  fileprivate subscript(safely index: Int) -> UInt8 { index < count ? self[index] : 0xFD }
}
