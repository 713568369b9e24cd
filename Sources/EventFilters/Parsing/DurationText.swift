/// Reads how long something lasts.
enum DurationText {
  /// The seconds of `3600`, `90m` or `1h30m`, or nil for anything else.
  ///
  /// Units are `w`, `d`, `h`, `m` and `s`; a number alone is seconds.
  static func seconds(_ text: String) -> Int? {
    if let seconds = Int(text), !text.hasPrefix("+") { return seconds }
    var total = 0
    var rest = text.lowercased()[...]
    while !rest.isEmpty {
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard let count = Int(digits), let unit = rest[digits.endIndex...].first,
        let length = units[unit]
      else { return nil }
      let (seconds, isTooLong) = count.multipliedReportingOverflow(by: length)
      let (sum, overflows) = total.addingReportingOverflow(seconds)
      if isTooLong || overflows { return nil }
      total = sum
      rest = rest[digits.endIndex...].dropFirst()
    }
    return text.isEmpty ? nil : total
  }

  private static let units: [Character: Int] = [
    "w": 604_800, "d": 86_400, "h": 3600, "m": 60, "s": 1,
  ]
}
