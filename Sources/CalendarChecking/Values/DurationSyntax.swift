import ICalendar

/// DURATION values as they have to be written (RFC 5545 3.3.6).
struct DurationSyntax {
  /// What was read, if anything could be.
  let duration: CalendarDuration?
  /// What is wrong: the kind of finding and where, from the beginning of the value.
  let fault: (kind: FindingKind, offset: Int)?

  /// Reads a value.
  init(_ value: ValueSlice) {
    var reader = Reader(value)
    let isRead = reader.read()
    let isNegative = value.bytes.first == UInt8(ascii: "-")
    fault = isRead ? reader.fault : (.durationInvalid, 0)
    duration =
      isRead
      ? CalendarDuration(
        days: isNegative ? -reader.days : reader.days,
        seconds: isNegative ? -reader.seconds : reader.seconds,
      ) : nil
  }

  /// Adds up numbers with their units.
  private struct Reader {
    let value: ValueSlice
    var days = 0
    var seconds = 0
    var fault: (kind: FindingKind, offset: Int)?
    private var offset = 0
    private var lastUnit: Unit?

    init(_ value: ValueSlice) { self.value = value }

    /// The units in the order in which they may follow each other.
    private enum Unit: Int {
      case week
      case day
      case hour
      case minute
      case second
    }

    /// Numbers beyond these say nothing about a calendar of 10,000 years; they keep sums in range.
    private static let mostDays = 4_000_000
    private static let mostSeconds = 400_000_000_000

    mutating func read() -> Bool {
      if let sign = byte, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { offset += 1 }
      guard byte?.capital == UInt8(ascii: "P") else { return false }
      offset += 1
      var isTime = false
      while let byte {
        if byte.capital == UInt8(ascii: "T"), !isTime {
          isTime = true
          offset += 1
          guard self.byte != nil else { return false }
        } else if !readPart(isTime: isTime) {
          return false
        }
      }
      return lastUnit != nil
    }

    private var byte: UInt8? { offset < value.count ? value[offset] : nil }

    private mutating func readPart(isTime: Bool) -> Bool {
      let start = offset
      var number = 0
      while let byte, byte.isDigit {
        number = min(number * 10 + Int(byte - UInt8(ascii: "0")), Reader.mostSeconds)
        offset += 1
      }
      guard offset > start, let byte, let unit = unit(byte.capital, isTime: isTime) else {
        return false
      }
      note(unit, numberAt: start)
      if let lastUnit, unit != .week, lastUnit != .week, unit.rawValue <= lastUnit.rawValue {
        return false
      }
      offset += 1
      lastUnit = unit
      add(number, unit)
      return true
    }

    private func unit(_ letter: UInt8, isTime: Bool) -> Unit? {
      switch (letter, isTime) {
      case (UInt8(ascii: "W"), false): .week
      case (UInt8(ascii: "D"), false): .day
      case (UInt8(ascii: "H"), true): .hour
      case (UInt8(ascii: "M"), true): .minute
      case (UInt8(ascii: "S"), true): .second
      default: nil
      }
    }

    /// Notes what the grammar does not let follow each other.
    private mutating func note(_ unit: Unit, numberAt start: Int) {
      guard let lastUnit, fault == nil else { return }
      if lastUnit == .week || unit == .week {
        let letter = value.firstOffset { $0.capital == UInt8(ascii: "W") }
        fault = (.durationWeeksMixed, letter ?? start)
      } else if lastUnit == .hour, unit == .second {
        fault = (.durationSkipsUnit, start)
      }
    }

    private mutating func add(_ number: Int, _ unit: Unit) {
      switch unit {
      case .week: days += number * 7
      case .day: days += number
      case .hour: seconds += number * 3600
      case .minute: seconds += number * 60
      case .second: seconds += number
      }
      days = min(days, Reader.mostDays)
      seconds = min(seconds, Reader.mostSeconds)
    }
  }
}
