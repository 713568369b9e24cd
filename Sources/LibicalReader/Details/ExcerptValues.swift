/// How values are handed to libical; the pitfalls are those of `ComponentExcerpt`.
extension [UInt8] {
  /// Stands around a TEXT whose ends libical would strip, and is taken off when that has been read.
  static let textGuard: UInt8 = 1

  /// The bytes of all parameters of a line together that libical gets (P18).
  private static let longestParameters = 2_000

  /// Appends a value as it is, but without NUL (P2).
  mutating func appendRaw(_ range: Range<Int>, of bytes: Span<UInt8>) {
    guard bytes.firstIndex(of: 0, in: range) == nil else {
      for index in range where bytes[index] != 0 { append(bytes[index]) }
      return
    }
    bytes.extracting(range).withUnsafeBufferPointer { append(contentsOf: $0) }
  }

  /// Appends a TEXT with the escapes that libical reads (P15), and a guard around it where it needs one (P7).
  mutating func appendText(_ range: Range<Int>, of bytes: Span<UInt8>) {
    guard let first = range.first, let last = range.last else { return }
    let isGuarded = !bytes[first].isVisibleASCII || !bytes[last].isVisibleASCII
    if isGuarded { append(Self.textGuard) }
    appendEscaped(range, of: bytes)
    if isGuarded { append(Self.textGuard) }
  }

  private mutating func appendEscaped(_ range: Range<Int>, of bytes: Span<UInt8>) {
    var begin = range.lowerBound
    while let backslash = bytes.firstIndex(of: .backslash, in: begin..<range.upperBound) {
      appendRaw(begin..<backslash, of: bytes)
      begin = backslash + 1
      let next = begin < range.upperBound ? bytes[begin] : 0
      switch next {
      case UInt8(ascii: "n"), UInt8(ascii: "N"), .backslash, .comma, .semicolon, .quote:
        append(.backslash)
        append(next)
        begin += 1
      case .colon:
        // No escape of the standard, but written, and always means the character.
        append(.colon)
        begin += 1
      default:
        append(.backslash)
        append(.backslash)
      }
    }
    appendRaw(begin..<range.upperBound, of: bytes)
  }

  /// Appends the first of each parameter that is wanted, in quotes (P18).
  mutating func appendParameters(
    _ names: [String],
    from parameters: Range<Int>,
    of bytes: Span<UInt8>,
  ) {
    guard !parameters.isEmpty else { return }
    let begin = count
    var missing = names
    bytes.forEachParameter(in: parameters) { name, value in
      guard let found = missing.firstIndex(where: { bytes.reads($0, in: name) }) else { return }
      let name = missing.remove(at: found)
      guard count - begin + value.count <= Self.longestParameters else { return }
      appendParameter(name, value, of: bytes)
    }
  }

  private mutating func appendParameter(
    _ name: String,
    _ value: Range<Int>,
    of bytes: Span<UInt8>,
  ) {
    append(.semicolon)
    self += name.utf8
    append(.equals)
    append(.quote)
    for index in value {
      switch bytes[index] {
      case 0: continue
      // RFC 6868 has an escape for what quotes cannot hold.
      case .quote: self += "^'".utf8
      default: append(bytes[index])
      }
    }
    if last == .backslash { append(.space) }
    append(.quote)
  }
}

extension UInt8 {
  /// Whether the byte is of ASCII, and neither a blank nor a control character.
  fileprivate var isVisibleASCII: Bool { (0x21...0x7E).contains(self) }
}

extension Span<UInt8> {
  /// Whether a TEXT holds nothing but blanks and line breaks.
  func isBlankText(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if self[index] == .backslash, index + 1 < range.upperBound, self[index + 1] | 0x20 == 0x6E {
        index += 2
      } else if self[index].isBlank {
        index += 1
      } else {
        return false
      }
    }
    return true
  }

  /// Whether a range is a decimal number in digits.
  func isDecimal(_ range: Range<Int>) -> Bool {
    range.count <= 30 && range.contains { self[$0] &- 0x30 < 10 }
      && range.allSatisfy { self[$0] &- 0x30 < 10 || "+-.".utf8.contains(self[$0]) }
  }
}
