extension RandomAccessCollection {
  /// The place of the first element that meets a condition which all after it meet as well.
  ///
  /// - Complexity: O(log *n*).
  func partitioningIndex(where isBeyond: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isBeyond(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
