extension Array where Element: Comparable {
  /// Sorts and drops what stands there twice.
  mutating func sortUniquely() {
    guard count > 1 else { return }
    sort()
    var kept = 0
    for index in indices.dropFirst() where self[index] != self[kept] {
      kept += 1
      self[kept] = self[index]
    }
    removeSubrange((kept + 1)...)
  }
}
