/// Readings of a part of a text of ASCII words and numbers.
extension Span<UInt8> {
  /// The range without white space, and escapes of what comes next, at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (begin, end) = (range.lowerBound, range.upperBound)
    while begin < end, self[begin] <= Ascii.space { begin += 1 }
    while begin < end, self[end - 1] <= Ascii.space || self[end - 1] == Ascii.backslash { end -= 1 }
    return begin..<end
  }

  /// Where a byte stands first in a range, or the range's end.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, self[index] != byte { index += 1 }
    return index
  }

  /// Whether a range holds a letter that is not a capital.
  func hasLowerCase(in range: Range<Int>) -> Bool {
    range.contains { (Ascii.lowerA...Ascii.lowerZ).contains(self[$0]) }
  }

  /// How many digits a range begins with.
  func digitCount(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, Ascii.digits.contains(self[index]) { index += 1 }
    return index - range.lowerBound
  }

  /// The number that a range holds, with or without a sign; beyond what `Int` holds, the nearest it does.
  func number(in range: Range<Int>) -> Int? {
    guard let first = range.first else { return nil }
    let isSigned = self[first] == Ascii.plus || self[first] == Ascii.minus
    let digits = (isSigned ? first + 1 : first)..<range.upperBound
    guard !digits.isEmpty, digitCount(in: digits) == digits.count else { return nil }
    let isNegative = self[first] == Ascii.minus
    var value = 0
    for index in digits {
      let digit = Int(self[index] - Ascii.digits.lowerBound)
      let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      guard !overflow, !carry else { return isNegative ? .min : .max }
      value = sum
    }
    return value
  }
}
