private import CivilCalendar

extension RuleUntil {
  /// Reads `20250616`, `20250616T093000` or `20250616T093000Z`, also with the hyphens and colons of ISO 8601.
  ///
  /// Where only the time cannot be read the date counts, and `hasReadableTime` is false.
  init?(_ text: Span<UInt8>, in range: Range<Int>, hasReadableTime: inout Bool) {
    let separator = range.first { Ascii.capital(text[$0]) == UInt8(ascii: "T") } ?? range.upperBound
    var dateEnd = separator
    // A date has no zone, but is met with its letter.
    if dateEnd == range.upperBound, dateEnd > range.lowerBound, text.isZulu(dateEnd - 1) {
      dateEnd -= 1
      hasReadableTime = false
    }
    let dateText = range.lowerBound..<dateEnd
    guard let digits = text.digits(in: dateText, count: 8, separatedBy: Ascii.minus),
      let date = CivilDate(year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
    else { return nil }
    guard separator < range.upperBound else {
      self = .date(date)
      return
    }
    let isZulu = text.isZulu(range.upperBound - 1)
    let timeText =
      separator + 1..<max(separator + 1, isZulu ? range.upperBound - 1 : range.upperBound)
    guard let time = CivilTime(text, in: timeText) else {
      hasReadableTime = false
      self = .date(date)
      return
    }
    self = isZulu ? .utc(CivilDateTime(date, time)) : .local(CivilDateTime(date, time))
  }
}

extension CivilTime {
  /// Reads `093000` or `09:30:00`; a leap second is read as second 59.
  fileprivate init?(_ text: Span<UInt8>, in range: Range<Int>) {
    guard let digits = text.digits(in: range, count: 6, separatedBy: Ascii.colon) else {
      return nil
    }
    let second = digits % 100
    self.init(
      hour: digits / 10_000,
      minute: digits / 100 % 100,
      second: second == 60 ? 59 : second
    )
  }
}

extension Span<UInt8> {
  /// Whether the letter for UTC stands at a place.
  fileprivate func isZulu(_ index: Int) -> Bool {
    Ascii.capital(self[index]) == UInt8(ascii: "Z")
  }

  /// The number that so many digits make, leaving out a separator between them.
  fileprivate func digits(in range: Range<Int>, count: Int, separatedBy separator: UInt8) -> Int? {
    var (value, found) = (0, 0)
    for index in range where self[index] != separator {
      guard Ascii.digits.contains(self[index]), found < count else { return nil }
      value = value * 10 + Int(self[index] - Ascii.digits.lowerBound)
      found += 1
    }
    return found == count ? value : nil
  }
}
