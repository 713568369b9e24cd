import CivilCalendar

/// The bytes of an input, from which choices are taken first.
struct FuzzInput {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  /// What no choice was taken from.
  var rest: [UInt8] { Array(bytes) }

  /// The same as text, mended where it is not UTF-8.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The next byte, 0 at the end.
  mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }

  /// The next two bytes as a number.
  mutating func number() -> Int { byte() << 8 | byte() }

  /// A day of any year; most are of these decades.
  mutating func day() -> CivilDate {
    let number = number()
    return number & 0xF000 == 0xF000
      ? CivilDate(dayNumber: (number & 0xFFF) * 900 - 719_162)
      : CivilDate(dayNumber: number % 30_000)
  }

  /// A day and a time of day, in steps of 337 seconds.
  mutating func dateTime() -> CivilDateTime {
    CivilDateTime(day(), CivilTime(secondOfDay: byte() * 337))
  }
}
