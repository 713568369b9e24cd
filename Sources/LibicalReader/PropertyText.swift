/// How values of properties become text (RFC 5545 3.3.11).
///
/// This is done here and not by libical, because libical 3.0.16 turns every escape it does not know, such
/// as `\:` or the `\U` of a Windows path, into a space, and loses the escapes of commas in lists.
extension Span<UInt8> {
  /// The TEXT in a range, or nil if it is empty; an escape that does not exist is left as it is.
  func text(_ range: Range<Int>) -> String? {
    guard !range.isEmpty else { return nil }
    guard firstIndex(of: .backslash, in: range) != nil else { return string(range) }
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
      case UInt8(ascii: "n"), UInt8(ascii: "N"):
        decoded.append(.lineFeed)
      // `\"` and `\:` are not of the standard, but are written and always mean the character.
      case .backslash, .comma, .semicolon, .quote, .colon:
        decoded.append(self[index])
      default:
        decoded.append(.backslash)
        decoded.append(self[index])
      }
      index += 1
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The TEXTs of a list in a range, without blanks around them; empty ones are left out.
  func texts(_ range: Range<Int>) -> [String] {
    var texts: [String] = []
    var begin = range.lowerBound
    var index = begin
    while index <= range.upperBound {
      if index == range.upperBound || self[index] == .comma {
        if let text = text(trimming(begin..<index)) { texts.append(text) }
        begin = index + 1
      } else if self[index] == .backslash, index + 1 < range.upperBound {
        index += 1
      }
      index += 1
    }
    return texts
  }

  /// The word in a range in lower case, or nil if it is blank.
  func word(_ range: Range<Int>) -> String? {
    let trimmed = trimming(range)
    return trimmed.isEmpty ? nil : string(trimmed).lowercased()
  }

  /// The whole number in a range, or nil if there is none or it is not in the bounds.
  func number(_ range: Range<Int>, within bounds: ClosedRange<Int>) -> Int? {
    guard let number = Int(string(trimming(range))), bounds.contains(number) else { return nil }
    return number
  }
}
