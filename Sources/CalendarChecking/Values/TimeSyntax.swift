import CivilCalendar

/// DATE and DATE-TIME values as they have to be written (RFC 5545 3.3.4 and 3.3.5).
enum TimeSyntax {
  /// A day, and perhaps a time of day.
  struct Written {
    let date: CivilDate
    /// The time of day, or nil for a date.
    let time: CivilTime?
    let isUTC: Bool
    /// Whether the second is 60.
    var isLeapSecond = false

    var wallClock: CivilDateTime { CivilDateTime(date, time ?? .midnight) }
  }

  /// Why a value is none.
  struct Fault: Error {
    let kind: FindingKind
    /// Where, from the beginning of the value.
    let offset: Int
  }

  /// Reads a value in one of the three forms `20250616`, `20250616T090000` and `20250616T090000Z`.
  static func read(_ value: ValueSlice) throws(Fault) -> Written {
    switch value.count {
    case 8 where value.digits(at: 0, count: 8) != nil:
      return Written(date: try date(value), time: nil, isUTC: false)
    case 15 where hasTime(value):
      return try written(value, isUTC: false)
    case 16 where hasTime(value) && value[15] == UInt8(ascii: "Z"):
      return try written(value, isUTC: true)
    default:
      throw fault(of: value)
    }
  }

  private static func hasTime(_ value: ValueSlice) -> Bool {
    value.digits(at: 0, count: 8) != nil && value[8] == UInt8(ascii: "T")
      && value.digits(at: 9, count: 6) != nil
  }

  private static func written(_ value: ValueSlice, isUTC: Bool) throws(Fault) -> Written {
    let date = try date(value)
    let fields = [9, 11, 13].map { value.digits(at: $0, count: 2) ?? 0 }
    for (index, limit) in [23, 59, 60].enumerated() where fields[index] > limit {
      throw Fault(kind: .dateImpossible, offset: 9 + index * 2)
    }
    // A civil clock has no leap seconds.
    let time = CivilTime(hour: fields[0], minute: fields[1], second: min(fields[2], 59))
    return Written(date: date, time: time, isUTC: isUTC, isLeapSecond: fields[2] == 60)
  }

  private static func date(_ value: ValueSlice) throws(Fault) -> CivilDate {
    let year = value.digits(at: 0, count: 4) ?? 0
    let month = value.digits(at: 4, count: 2) ?? 0
    let day = value.digits(at: 6, count: 2) ?? 0
    if let date = CivilDate(year: year, month: month, day: day) { return date }
    let offset = year < 1 ? 0 : (1...12).contains(month) ? 6 : 4
    throw Fault(kind: .dateImpossible, offset: offset)
  }

  /// Whether a value that has none of the forms has a time of day: a `T` behind digits.
  static func mayHaveTime(_ value: ValueSlice) -> Bool {
    guard let letter = value.firstOffset(where: { $0.capital == UInt8(ascii: "T") }), letter > 0
    else { return false }
    return value[letter - 1].isDigit
  }

  /// Says what is wrong with a value that has none of the forms.
  private static func fault(of value: ValueSlice) -> Fault {
    guard value.firstOffset(where: { !belongsToTimes($0) }) == nil else {
      return Fault(kind: .dateTimeInvalid, offset: 0)
    }
    let letter = value.firstOffset { $0.capital == UInt8(ascii: "T") }
    let time = letter.map { $0 + 1 } ?? value.count
    let isSeparator = { (byte: UInt8) in byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") }
    if let hyphen = value.slice(0..<min(time, value.count)).firstOffset(where: isSeparator) {
      return Fault(kind: .dateTimeExtended, offset: hyphen)
    }
    let clock = value.slice(from: time)
    if let colon = clock.firstOffset(of: UInt8(ascii: ":")) {
      return Fault(kind: .dateTimeExtended, offset: time + colon)
    }
    if let sign = clock.firstOffset(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }),
      sign > 0
    {
      return Fault(kind: .dateTimeOffset, offset: time + sign)
    }
    return Fault(kind: .dateTimeInvalid, offset: 0)
  }

  /// Whether a byte stands in some way of writing dates and times.
  private static func belongsToTimes(_ byte: UInt8) -> Bool {
    byte.isDigit || "TZtz-:+., ".utf8.contains(byte)
  }
}

extension TimeSyntax.Written {
  /// Whether a second 60 stands where a leap second was inserted, or in another zone can have been.
  var isKnownLeapSecond: Bool {
    let (year, month, day) = date.components
    if isUTC {
      guard time == CivilTime(hour: 23, minute: 59, second: 59) else { return false }
      return (month, day) == (6, 30) && LeapSeconds.june.contains(year)
        || (month, day) == (12, 31) && LeapSeconds.december.contains(year)
    }
    return [-1, 0, 1].contains { shift in
      let (year, month, day) = date.advanced(by: shift).components
      return (month, day) == (6, 30) && LeapSeconds.june.contains(year)
        || (month, day) == (12, 31) && LeapSeconds.december.contains(year)
    }
  }
}

/// The years that had a leap second (IERS Bulletin C).
private enum LeapSeconds {
  /// At the end of June.
  static let june: Set = [1972, 1981, 1982, 1983, 1985, 1992, 1993, 1994, 1997, 2012, 2015]
  /// At the end of December.
  static let december: Set = [
    1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979, 1987, 1989, 1990, 1995, 1998, 2005, 2008, 2016,
  ]
}
