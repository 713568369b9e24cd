import CivilCalendar

/// The entry of a component whose END has not come yet, and what its days are made of.
struct PendingComponent {
  private var entry: ComponentEntry
  private var start: Int?
  private var end: Int?
  private var due: Int?
  /// The length in whole days, rounded up.
  private var durationDays = 0
  private var periods: ClosedRange<Int>?
  private var recurrence = Recurrence.none

  private enum Recurrence: Equatable {
    case none
    /// The last day, if it is known.
    case until(Int)
    /// From the start on.
    case endless
    /// There can be instances before the start too.
    case anywhere
  }

  init(_ entry: ComponentEntry) { self.entry = entry }

  /// Takes over what a property says about time and identity.
  @inline(__always)
  mutating func read(
    _ property: PropertyName,
    _ line: ContentLine,
    of bytes: Span<UInt8>,
    at cursor: LineCursor
  ) {
    switch property {
    case .uid: readUID(line, of: bytes, at: cursor)
    case .start: start = start ?? day(line.value, of: bytes)
    case .endTime: end = end ?? day(line.value, of: bytes)
    case .due: due = due ?? day(line.value, of: bytes)
    case .duration: readDuration(line, of: bytes)
    case .rule: readRule(line, of: bytes)
    case .recurrenceDate: recurs(.anywhere)
    case .exceptionRule, .exceptionDate: entry.flags.insert(.recurs)
    case .recurrenceID:
      entry.flags.insert(.overrides)
      // With a RANGE the override reaches as far as the series that it changes (RFC 5545 3.2.13).
      if line.parameter(.range, in: bytes) != nil { recurrence = .anywhere }
    case .freeBusy: recurrence = .anywhere
    default: break
    }
  }

  /// The entry of the component that ends here.
  func finished(at position: Int) -> ComponentEntry {
    var entry = entry
    entry.byteCount = position - entry.offset
    guard let first = start ?? end ?? due else { return entry }
    let earliest = min(first, end ?? first, due ?? first)
    let latest = max(first, end ?? first, due ?? first)
    entry.flags.insert(.hasTime)
    let length = max(durationDays, latest - earliest)
    switch recurrence {
    case .none:
      entry.days = days(earliest, max(latest, earliest + length))
    case .until(let last):
      entry.days = days(earliest, max(last, latest) + length)
    case .endless:
      entry.days = Int32(clamping: earliest)...Int32.max
    case .anywhere:
      entry.days = .min ... .max
    }
    return entry
  }

  private func days(_ first: Int, _ last: Int) -> ClosedRange<Int32> {
    Int32(clamping: first)...Int32(clamping: last)
  }

  private mutating func readUID(_ line: ContentLine, of bytes: Span<UInt8>, at cursor: LineCursor) {
    let value = bytes.trimmed(line.value)
    guard entry.uidHash == 0, !value.isEmpty,
      let offset = UInt32(exactly: cursor.start - entry.offset)
    else { return }
    entry.uidHash = UIDHash.hash(bytes, value)
    entry.uidOffset = offset
  }

  private mutating func readDuration(_ line: ContentLine, of bytes: Span<UInt8>) {
    guard let duration = CalendarDuration(bytes, line.value), !duration.isNegative else { return }
    durationDays = max(durationDays, duration.nominalSeconds / 86_400 + 1)
  }

  private mutating func readRule(_ line: ContentLine, of bytes: Span<UInt8>) {
    recurs(PendingComponent.lastDay(bytes, line.value).map { .until($0) } ?? .endless)
  }

  private mutating func recurs(_ more: Recurrence) {
    entry.flags.insert(.recurs)
    switch (recurrence, more) {
    case (.none, _): recurrence = more
    case (.until(let one), .until(let other)): recurrence = .until(max(one, other))
    case (.anywhere, _), (_, .anywhere): recurrence = .anywhere
    default: recurrence = .endless
    }
  }

  /// The day of a time; times that cannot be read have none.
  @inline(__always)
  private func day(_ value: Range<Int>, of bytes: Span<UInt8>) -> Int? {
    WrittenTime(bytes, value)?.date.dayNumber
  }

  /// The latest day of an UNTIL in a rule, or nil when there is none, or one that cannot be read.
  private static func lastDay(_ bytes: Span<UInt8>, _ value: Range<Int>) -> Int? {
    var last: Int?
    var begin = value.lowerBound
    while begin < value.upperBound {
      var end = begin
      while end < value.upperBound, bytes[end] != UInt8(ascii: ";") { end += 1 }
      if end - begin > 6, bytes[begin + 5] == UInt8(ascii: "="),
        PropertyKey(bytes, begin..<begin + 5) == .until
      {
        guard let day = WrittenTime(bytes, begin + 6..<end)?.date.dayNumber else { return nil }
        last = max(last ?? day, day)
      }
      begin = end + 1
    }
    return last
  }
}

extension PropertyKey {
  fileprivate static let until = PropertyKey("UNTIL")
  fileprivate static let range = PropertyKey("RANGE")
}
