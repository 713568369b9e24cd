/// CATEGORIES, which libical 3.0.16 reads without the escapes of its commas (P14).
extension Span<UInt8> {
  /// The TEXTs of a list in a range, without blanks around them; empty ones are left out.
  func texts(_ range: Range<Int>) -> [String] {
    var texts: [String] = []
    var begin = range.lowerBound
    var index = begin
    while index <= range.upperBound {
      if index == range.upperBound || self[index] == .comma {
        let item = text(trimming(begin..<index))
        if !item.isEmpty { texts.append(item) }
        begin = index + 1
      } else if self[index] == .backslash, index + 1 < range.upperBound {
        index += 1
      }
      index += 1
    }
    return texts
  }

  /// The TEXT in a range; an escape that does not exist is left as it is.
  private func text(_ range: Range<Int>) -> String {
    guard firstIndex(of: .backslash, in: range) != nil else { return stringWithoutNUL(range) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = self[index]
      index += 1
      guard byte == .backslash, index < range.upperBound else {
        decoded.append(byte)
        continue
      }
      switch self[index] {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): decoded.append(.lineFeed)
      case .backslash, .comma, .semicolon, .quote, .colon: decoded.append(self[index])
      default: decoded += [.backslash, self[index]]
      }
      index += 1
    }
    return decoded.span.stringWithoutNUL(0..<decoded.count)
  }
}
