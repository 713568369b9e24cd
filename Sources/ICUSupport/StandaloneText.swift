extension Unicode.Scalar {
  /// The columns of a character that never joins those beside it, or nil for others and unusual ones.
  ///
  /// Such characters are grapheme clusters by themselves next to each other, no normalization changes them,
  /// and none of them controls anything.
  var standaloneColumns: Int? {
    switch value {
    // Latin, without soft hyphen and no-break space; letters of Cyrillic.
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x410...0x44F: 1
    // Dashes, quotes and dots; arrows; lines of boxes and what fills them.
    case 0x2010...0x2027, 0x2190...0x2193, 0x27F3, 0x2500...0x259F: 1
    // Kana, ideographs, syllables of Hangul, full width Latin.
    case 0x3001...0x3011, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: 2
    case 0x4E00...0x9FA5, 0xAC00...0xD7A3, 0xFF01...0xFF60: 2
    default: nil
    }
  }
}

extension TextWidth {
  /// The columns of text in which each character stands alone; nil where others are in it.
  ///
  /// Most text in most languages is such text, and is measured many times faster than by its clusters.
  ///
  /// - Complexity: O(*n*).
  package static func columns(ofStandalone text: String) -> Int? {
    var total = 0
    for scalar in text.unicodeScalars {
      guard let columns = scalar.standaloneColumns else { return nil }
      total += columns
    }
    return total
  }

  /// Where the longest beginning of at most some columns ends in such text; nil where others come first.
  static func end(ofStandalone text: String, columns limit: Int) -> String.Index? {
    var remaining = limit
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      guard let columns = scalars[index].standaloneColumns else { return nil }
      guard columns <= remaining else { return index }
      remaining -= columns
    }
    return text.endIndex
  }
}
