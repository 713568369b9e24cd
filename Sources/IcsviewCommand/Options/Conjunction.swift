/// Several words in a sentence: `a`, `a and b`, or `a, b and c`, or with another word than "and".
func conjunction(of words: [String], by joint: String = "and") -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return "\(words.dropLast().joined(separator: ", ")) \(joint) \(last)"
}
