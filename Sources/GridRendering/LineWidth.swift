extension Int {
  /// The number as the width of a line: from 20 columns, the least that a week needs, to 10,000.
  var asLineWidth: Int { Swift.min(Swift.max(self, 20), 10_000) }
}
