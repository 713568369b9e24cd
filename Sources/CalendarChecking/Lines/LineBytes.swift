import ICalendar

/// Looks at the bytes of a content line: control characters, UTF-8, and folds inside of characters.
enum LineBytes {
  /// Reports the first of each on the line.
  static func check(_ line: UnfoldedLine, _ findings: inout FindingCollector) {
    let bytes = line.bytes.span
    var hasControl = false
    var isASCII = true
    for index in bytes.indices {
      let byte = bytes[index]
      hasControl = hasControl || byte.isControl
      isASCII = isASCII && byte < 0x80
    }
    if hasControl, let index = line.bytes.firstIndex(where: \.isControl) {
      findings.add(
        .controlCharacter,
        at: line.position(of: index),
        .value(name(ofControl: bytes[index]))
      )
    }
    guard !isASCII else { return }
    if let index = firstBadByte(of: bytes) {
      findings.add(.notUTF8, at: line.position(of: index))
    } else if let piece = line.pieces.dropFirst().first(where: { piece in
      piece.start < bytes.count && bytes[piece.start] & 0xC0 == 0x80
    }) {
      findings.add(.foldInsideCharacter, at: line.position(of: piece.start - 1))
    }
  }

  /// The first byte that does not begin or continue a character of UTF-8 (RFC 3629).
  static func firstBadByte(of bytes: Span<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      guard let length = lengthOfCharacter(at: index, in: bytes) else { return index }
      index += length
    }
    return nil
  }

  /// The number of bytes of the character beyond ASCII that begins at a place, or nil if none does.
  private static func lengthOfCharacter(at index: Int, in bytes: Span<UInt8>) -> Int? {
    let lead = bytes[index]
    let length: Int
    // The second byte rules out overlong forms, surrogates and what is beyond U+10FFFF.
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for next in index + 2..<max(index + 2, index + length) where bytes[next] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }

  /// Such as `U+000B`.
  private static func name(ofControl byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "U+00" + (digits.count < 2 ? "0" : "") + digits
  }
}
