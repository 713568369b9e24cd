/// Walks the lines of a mail message, which end in CRLF, LF or CR.
struct MailLines {
  /// Where the line that was read last begins and ends, without its break.
  private(set) var line: Range<Int>
  /// The number of that line in the source, from 1.
  private(set) var number: Int
  private var next: Int
  private let end: Int

  /// The lines of a half-open range of bytes, of which the first has a number.
  init(_ range: Range<Int>, firstNumber: Int) {
    line = range.lowerBound..<range.lowerBound
    number = firstNumber - 1
    next = range.lowerBound
    end = range.upperBound
  }

  /// Where the line after the one that was read last begins.
  var nextBegin: Int { next }

  /// Moves to the next line; false at the end.
  mutating func advance(in bytes: Span<UInt8>) -> Bool {
    guard next < end else { return false }
    var position = next
    while position < end, bytes[position] != UInt8(ascii: "\n"),
      bytes[position] != UInt8(ascii: "\r")
    {
      position += 1
    }
    line = next..<position
    number += 1
    let isPair =
      position + 1 < end && bytes[position] == UInt8(ascii: "\r")
      && bytes[position + 1] == UInt8(ascii: "\n")
    next = min(position + (isPair ? 2 : 1), end)
    return true
  }
}

extension Span<UInt8> {
  /// Whether a range begins with an ASCII text, in capital or small letters.
  func begins(_ range: Range<Int>, with text: String) -> Bool {
    guard range.count >= text.utf8.count else { return false }
    return zip(range, text.utf8).allSatisfy { self[$0].lowercasedASCII == $1.lowercasedASCII }
  }

  /// A copy of the bytes of a range.
  func copy(_ range: Range<Int>) -> [UInt8] { range.map { self[$0] } }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String { String(decoding: copy(range), as: UTF8.self) }
}

extension UInt8 {
  /// The byte with `A` to `Z` turned into `a` to `z`.
  fileprivate var lowercasedASCII: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
