internal import CivilCalendar

/// The times of day that a set of hours, one of minutes and one of seconds make together, in order.
struct ClockTimes {
  /// Bit 0 is the hour from midnight.
  let hours: UInt64
  /// Bit 0 is the full hour.
  let minutes: UInt64
  /// Bit 0 is the full minute.
  let seconds: UInt64
  /// How many times there are.
  let count: Int
  /// How many of them are in each hour of the set.
  let countPerHour: Int

  init(hours: UInt64, minutes: UInt64, seconds: UInt64) {
    self.hours = hours & .lowest(24)
    self.minutes = minutes & .lowest(60)
    self.seconds = seconds & .lowest(60)
    countPerHour = self.minutes.nonzeroBitCount * self.seconds.nonzeroBitCount
    count = self.hours.nonzeroBitCount * countPerHour
  }

  /// The times of the BY parts of a rule; those missing come from DTSTART or, within the period, are all.
  init(_ rule: borrowing RecurrenceRule, start: CivilTime, isDateOnly: Bool) {
    guard !isDateOnly else {
      self.init(hours: 1, minutes: 1, seconds: 1)
      return
    }
    func bits(_ values: [Int], allFrom frequency: Frequency, start: Int) -> UInt64 {
      guard values.isEmpty else { return UInt64(bitsOf: values, from: 0) }
      return rule.frequency >= frequency ? .max : 1 << UInt64(start)
    }
    self.init(
      hours: bits(rule.byHour, allFrom: .hourly, start: start.hour),
      minutes: bits(rule.byMinute, allFrom: .minutely, start: start.minute),
      seconds: bits(rule.bySecond, allFrom: .secondly, start: start.second)
    )
  }

  /// The hours of the set.
  var allHours: [Int] { (0..<24).filter { hours.hasBit($0) } }

  /// The seconds of the set.
  var allSeconds: [Int] { (0..<60).filter { seconds.hasBit($0) } }

  /// The time at a place in their order, in seconds of the day.
  subscript(place: Int) -> Int {
    let hour = hours.bit(at: place / countPerHour)
    let (minute, second) = (place % countPerHour).quotientAndRemainder(
      dividingBy: seconds.nonzeroBitCount
    )
    return hour * 3600 + minutes.bit(at: minute) * 60 + seconds.bit(at: second)
  }

  /// The first time not before a second of the day, or nil if the day has no more.
  func first(onOrAfter second: Int) -> Int? {
    guard count > 0, second < 86_400 else { return nil }
    let (hour, minute) = (second / 3600, second / 60 % 60)
    if hours.hasBit(hour) {
      if minutes.hasBit(minute), let next = seconds.firstBit(from: second % 60) {
        return hour * 3600 + minute * 60 + next
      }
      if let next = minutes.firstBit(from: minute + 1) {
        return hour * 3600 + next * 60 + seconds.trailingZeroBitCount
      }
    }
    guard let next = hours.firstBit(from: hour + 1) else { return nil }
    return next * 3600 + minutes.trailingZeroBitCount * 60 + seconds.trailingZeroBitCount
  }

  /// The last time, or nil if there is none.
  var last: Int? {
    guard count > 0 else { return nil }
    return hours.lastBit * 3600 + minutes.lastBit * 60 + seconds.lastBit
  }

  /// How many times are before a second of the day.
  func count(before second: Int) -> Int {
    guard second < 86_400 else { return count }
    let (hour, minute) = (second / 3600, second / 60 % 60)
    var before = hours.bitCount(below: hour) * countPerHour
    guard hours.hasBit(hour) else { return before }
    before += minutes.bitCount(below: minute) * seconds.nonzeroBitCount
    guard minutes.hasBit(minute) else { return before }
    return before + seconds.bitCount(below: second % 60)
  }
}

extension UInt64 {
  /// Whether a bit is set; `place` is below 64.
  fileprivate func hasBit(_ place: Int) -> Bool { self >> UInt64(place) & 1 != 0 }

  /// The first set bit from a place on, or nil; `place` is at most 64.
  fileprivate func firstBit(from place: Int) -> Int? {
    let rest = self & ~.lowest(place)
    return rest == 0 ? nil : rest.trailingZeroBitCount
  }

  /// The last set bit of a number that is not 0.
  fileprivate var lastBit: Int { UInt64.bitWidth - 1 - leadingZeroBitCount }

  /// How many bits below a place are set.
  fileprivate func bitCount(below place: Int) -> Int { (self & .lowest(place)).nonzeroBitCount }

  /// The place of the set bit that so many others precede.
  fileprivate func bit(at index: Int) -> Int {
    var bits = self
    for _ in 0..<index { bits &= bits - 1 }
    return bits.trailingZeroBitCount
  }
}
