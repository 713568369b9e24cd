/// Looks in all texts of a file for UTF-8 that was read as Windows-1252 and encoded once more.
///
/// One pair of letters such as `Ã©` can be meant; two different ones hardly.
struct MojibakeSurvey {
  private var pairs: Set<[UInt8]> = []
  private var first: FilePosition?

  /// Looks at a text.
  mutating func add(_ value: ValueSlice) {
    guard pairs.count < 2 else { return }
    var offset = 0
    while let next = value.slice(from: offset).firstOffset(of: 0xC3) {
      offset += next
      if let pair = MojibakeSurvey.pair(in: value.slice(from: offset).bytes.prefix(5)) {
        if first == nil { first = value.position(at: offset) }
        pairs.insert(pair)
      }
      offset += 1
    }
  }

  /// The letters that a text begins with, if they are the two bytes of one letter in UTF-8.
  private static func pair(in bytes: ArraySlice<UInt8>) -> [UInt8]? {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(2)
    guard let lead = scalars.first, let next = scalars.dropFirst().first else { return nil }
    switch lead {
    case "Ã", "Â":
      return isHighByte(next) ? Array(String(String.UnicodeScalarView(scalars)).utf8) : nil
    // The beginning of quotes and dashes.
    case "â": return next == "€" ? Array("â€".utf8) : nil
    default: return nil
    }
  }

  /// Whether Windows-1252 has a character at one of the places 0x80 to 0xBF.
  private static func isHighByte(_ scalar: Unicode.Scalar) -> Bool {
    (0x80...0xBF).contains(scalar.value) || windowsCharacters.contains(scalar)
  }

  /// What Windows-1252 has at 0x80 to 0x9F.
  private static let windowsCharacters = Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ".unicodeScalars)

  /// Reports the first pair if there are several.
  func report(to findings: inout FindingCollector) {
    if pairs.count > 1, let first { findings.add(.mojibake, at: first) }
  }
}
