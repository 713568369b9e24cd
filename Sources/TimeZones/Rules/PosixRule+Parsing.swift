extension PosixRule {
  /// The rule that a text such as `CET-1CEST,M3.5.0,M10.5.0/3` writes, or nil if it writes none.
  ///
  /// Daylight saving time without dates is that of the United States, as in the reference implementation.
  package init?(_ text: some Sequence<UInt8>) {
    var scanner = ByteScanner(text)
    guard scanner.zoneAbbreviation(), let standard = scanner.posixOffset() else { return nil }
    standardOffset = standard
    guard !scanner.isAtEnd else {
      daylight = nil
      return
    }
    guard let saved = scanner.daylight(standardOffset: standard), scanner.isAtEnd else {
      return nil
    }
    daylight = saved
  }
}

extension ByteScanner {
  /// Takes an abbreviation, three letters or more, or other characters too between `<` and `>`.
  fileprivate mutating func zoneAbbreviation() -> Bool {
    guard take("<") else { return takeAll(where: \.isASCIILetter).count >= 3 }
    let quoted = takeAll {
      $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-")
    }
    return quoted.count >= 3 && take(">")
  }

  /// Takes an offset, which POSIX counts west of Greenwich, and gives the seconds ahead of UTC.
  fileprivate mutating func posixOffset() -> Int? {
    let sign = sign() ?? 1
    guard let seconds = time(hourLimit: 24) else { return nil }
    return -sign * seconds
  }

  /// Takes hours, or hours and minutes, or hours, minutes and seconds.
  private mutating func time(hourLimit: Int) -> Int? {
    guard let hours = number(digits: 1...3, limit: hourLimit) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where take(":") {
      guard let count = number(digits: 1...2, limit: 59) else { return nil }
      seconds += count * unit
    }
    return seconds
  }

  /// Takes what follows the standard offset.
  fileprivate mutating func daylight(standardOffset: Int) -> PosixRule.Daylight? {
    guard zoneAbbreviation() else { return nil }
    var offset = standardOffset + 3600
    if let next, next != UInt8(ascii: ",") {
      guard let written = posixOffset() else { return nil }
      offset = written
    }
    guard !isAtEnd else {
      return PosixRule.Daylight(
        offset: offset,
        start: PosixRule.YearlyTime(day: .weekday(month: 3, week: 2, day: 0), seconds: 7200),
        end: PosixRule.YearlyTime(day: .weekday(month: 11, week: 1, day: 0), seconds: 7200),
      )
    }
    guard take(","), let start = yearlyTime(), take(","), let end = yearlyTime() else { return nil }
    return PosixRule.Daylight(offset: offset, start: start, end: end)
  }

  /// Takes a day and the time of day, 02:00 if none is written.
  private mutating func yearlyTime() -> PosixRule.YearlyTime? {
    guard let day = yearlyDay() else { return nil }
    guard take("/") else { return PosixRule.YearlyTime(day: day, seconds: 7200) }
    let sign = sign() ?? 1
    guard let seconds = time(hourLimit: 167) else { return nil }
    return PosixRule.YearlyTime(day: day, seconds: sign * seconds)
  }

  private mutating func yearlyDay() -> PosixRule.YearlyDay? {
    if take("J") {
      guard let number = number(digits: 1...3, limit: 365), number >= 1 else { return nil }
      return .withoutLeapDay(number)
    }
    guard take("M") else { return number(digits: 1...3, limit: 365).map { .counted($0) } }
    guard let month = number(digits: 1...2, limit: 12), month >= 1, take("."),
      let week = number(digits: 1...1, limit: 5), week >= 1, take("."),
      let day = number(digits: 1...1, limit: 6)
    else { return nil }
    return .weekday(month: month, week: week, day: day)
  }
}
