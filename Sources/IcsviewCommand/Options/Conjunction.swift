/// Several words in a sentence: `a`, `a and b`, or `a, b and c`.
func conjunction(of words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
