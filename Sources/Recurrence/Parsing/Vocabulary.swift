/// Words of capitals and what they mean.
struct Vocabulary<Meaning: Sendable>: Sendable {
  private let entries: [(word: [UInt8], meaning: Meaning)]

  /// The vocabulary of some words.
  init(_ words: some Sequence<(key: String, value: Meaning)>) {
    entries = words.map { (Array($0.key.utf8), $0.value) }
  }

  /// What a range of a text means, in letters of either case; nil if it is none of the words.
  func meaning(of text: Span<UInt8>, in range: Range<Int>) -> Meaning? {
    for (word, meaning) in entries where word.count == range.count {
      if word.indices.allSatisfy({ Ascii.capital(text[range.lowerBound + $0]) == word[$0] }) {
        return meaning
      }
    }
    return nil
  }
}
