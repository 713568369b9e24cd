/// How many columns text takes on a terminal.
///
/// The unit is the extended grapheme cluster: a letter with its marks, an emoji with its modifiers, joined
/// family members, the two halves of a flag. Within it, East Asian wide and fullwidth characters take two
/// columns, marks and format characters none, everything else one; U+FE0F makes its base two wide. Ambiguous
/// width counts as one, an unassigned character as two. The C library's `wcwidth` is not asked, because it depends on the process locale.
///
/// Line ends and tabs have no width of their own and count as one: text for a screen has none.
package enum TextWidth {
  /// The columns of a text.
  ///
  /// - Complexity: O(*n*); text in ASCII is only counted.
  package static func columns(of text: String) -> Int {
    if text.isASCII { return text.utf8.count }
    if let columns = columns(ofStandalone: text) { return columns }
    var total = 0
    for character in text { total += columns(of: character) }
    return total
  }

  /// The columns of one grapheme cluster.
  package static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let only = scalars.first, only.value < 0x80 { return 1 }
    var columns = ClusterColumns()
    for scalar in scalars { columns.add(scalar) }
    return columns.total
  }

  /// The longest beginning of a text, cut between grapheme clusters, that takes at most some columns.
  ///
  /// Clusters of no width that follow the last one that fits belong to it.
  ///
  /// - Complexity: O(*m*), *m* being the length of the result.
  package static func prefix(of text: String, columns limit: Int) -> Substring {
    if let end = end(ofStandalone: text, columns: limit) { return text[..<end] }
    var remaining = limit
    var end = text.startIndex
    while end < text.endIndex {
      let width = columns(of: text[end])
      guard width <= remaining else { break }
      remaining -= width
      end = text.index(after: end)
    }
    return text[..<end]
  }
}

extension String {
  /// Whether every byte is ASCII.
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
