internal import CivilCalendar

/// How dates and times are written (RFC 3339, and the basic form of RFC 5545 3.3.5).
extension [UInt8] {
  /// A whole number.
  mutating func append(_ number: Int) {
    append(contentsOf: String(number).utf8)
  }

  /// A date, such as `2025-06-16`.
  mutating func append(_ date: CivilDate, quote: UInt8?) {
    append(addingCapacity: 13) { out in
      if let quote { out.append(quote) }
      out.append(date, separator: .hyphen)
      if let quote { out.append(quote) }
    }
  }

  /// Some days of one month from a day on, with a separator after each of them.
  mutating func append(
    daysFrom date: CivilDate,
    _ days: Int,
    quote: UInt8?,
    separator: StaticString
  ) {
    let (year, month, first) = date.components
    let separator = Array(separator.description.utf8)
    append(addingCapacity: days * (13 + separator.count)) { out in
      for day in first..<first + days {
        if let quote { out.append(quote) }
        out.append(year, month, day, separator: .hyphen)
        if let quote { out.append(quote) }
        for byte in separator { out.append(byte) }
      }
    }
  }

  /// Hours and minutes, such as `09:30`.
  mutating func append(_ time: CivilTime) {
    append(addingCapacity: 5) { out in
      out.appendTwoDigits(time.secondOfDay / 3600)
      out.append(.colon)
      out.appendTwoDigits(time.secondOfDay / 60 % 60)
    }
  }

  /// A date in the basic form, such as `20250616`.
  mutating func appendBasic(_ date: CivilDate) {
    append(addingCapacity: 9) { out in out.append(date, separator: nil) }
  }

  /// A date-time in the basic form, such as `20250616T070000Z`.
  mutating func appendBasic(_ dateTime: CivilDateTime, zone: UInt8?) {
    append(addingCapacity: 17) { out in
      out.append(dateTime.date, separator: nil)
      out.append(UInt8(ascii: "T"))
      out.append(dateTime.time, separator: nil)
      if let zone { out.append(zone) }
    }
  }

  /// A date-time with its offset, such as `2025-06-16T09:00:00+02:00`.
  ///
  /// The offset is in whole minutes there; where the zone's is not, as before standard times, the nearest
  /// one is written and the clock moved with it, so that the instant stays the same (RFC 3339 5.8).
  mutating func append(_ moment: RecordMoment, quote: UInt8?) {
    var (wallClock, offset) = (moment.wallClock, moment.utcOffset)
    let seconds = offset % 60
    if seconds != 0 {
      offset = offset &- seconds &+ (abs(seconds) < 30 ? 0 : seconds.signum() * 60)
      wallClock = wallClock.adding(seconds: offset &- moment.utcOffset)
    }
    append(addingCapacity: 28) { out in
      if let quote { out.append(quote) }
      out.append(wallClock.date, separator: .hyphen)
      out.append(UInt8(ascii: "T"))
      out.append(wallClock.time, separator: .colon)
      out.append(offset < 0 ? .hyphen : UInt8(ascii: "+"))
      let minutes = Int(offset.magnitude / 60)
      out.appendTwoDigits(minutes / 60 % 100)
      out.append(.colon)
      out.appendTwoDigits(minutes % 60)
      if let quote { out.append(quote) }
    }
  }
}

extension UInt8 {
  static let hyphen = UInt8(ascii: "-")
  static let colon = UInt8(ascii: ":")
}

extension OutputSpan<UInt8> {
  /// Year, month and day: at most eleven bytes, as the end of a range may be in the year 10000.
  fileprivate mutating func append(_ date: CivilDate, separator: UInt8?) {
    let (year, month, day) = date.components
    append(year, month, day, separator: separator)
  }

  @inline(__always)
  fileprivate mutating func append(_ year: Int, _ month: Int, _ day: Int, separator: UInt8?) {
    appendTwoDigits(year / 100)
    appendTwoDigits(year % 100)
    if let separator { append(separator) }
    appendTwoDigits(month)
    if let separator { append(separator) }
    appendTwoDigits(day)
  }

  fileprivate mutating func append(_ time: CivilTime, separator: UInt8?) {
    let second = time.secondOfDay
    appendTwoDigits(second / 3600)
    if let separator { append(separator) }
    appendTwoDigits(second / 60 % 60)
    if let separator { append(separator) }
    appendTwoDigits(second % 60)
  }

  /// A number below 100 with two digits; the century 100 has three.
  @inline(__always)
  fileprivate mutating func appendTwoDigits(_ number: Int) {
    var number = number
    if number >= 100 {
      append(UInt8(ascii: "1"))
      number -= 100
    }
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number / 10))
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10))
  }
}
