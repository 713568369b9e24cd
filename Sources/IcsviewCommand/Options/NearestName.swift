/// The name that was probably meant by a misspelt one, or nil if none is near.
///
/// Near is a name that begins with what was typed, or that one typing error in three letters leads to.
/// Small and capital letters are the same.
func nearestName(to typed: some StringProtocol, among names: [String]) -> String? {
  // No name is as long as this: a longer text costs nothing.
  guard (1...40).contains(typed.utf8.count) else { return nil }
  let wanted = Array(typed.lowercased().unicodeScalars)
  var best: (name: String, distance: Int)?
  for name in names {
    let candidate = Array(name.lowercased().unicodeScalars)
    let isBeginning = wanted.count >= 2 && candidate.starts(with: wanted)
    let distance = isBeginning ? 1 : editDistance(wanted, candidate)
    guard distance <= max(1, wanted.count / 3), distance < candidate.count else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
  }
  return best?.name
}

/// How many letters must be added, left out, changed or swapped with their neighbour.
///
/// - Complexity: O(n · m). (Optimal string alignment, after Damerau and Levenshtein.)
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for (i, letter) in left.enumerated() {
    var row = [i + 1]
    for (j, other) in right.enumerated() {
      var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (letter == other ? 0 : 1))
      if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
        cost = min(cost, beforeLast[j - 1] + 1)
      }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[right.count]
}
