import CivilCalendar

/// The entry of a component whose END has not come yet, and what its days are made of.
struct PendingComponent {
  /// What is known of it so far.
  var entry: ComponentEntry
  private var start = PendingComponent.none
  private var end = PendingComponent.none
  private var due = PendingComponent.none
  /// The length in whole days, rounded up.
  private var durationDays = 0
  private var recurrence = Recurrence.none
  /// The last day of rules that all have one.
  private var until = PendingComponent.none

  /// The day that no component has.
  ///
  /// An optional would double the size of what is copied for each of them.
  private static var none: Int { .min }

  private enum Recurrence: UInt8 {
    case none
    /// Up to a last day.
    case until
    /// From the start on.
    case endless
    /// There can be instances before the start too.
    case anywhere
  }

  init() { entry = ComponentEntry(kind: .other, offset: 0, line: 0, calendar: 0) }

  init(_ entry: ComponentEntry) { self.entry = entry }

  /// Takes over what a property says about time and identity.
  ///
  /// - Parameters:
  ///   - property: Which one it is.
  ///   - line: Its parts.
  ///   - bytes: What these refer to.
  ///   - offset: Where the line begins in the source.
  @inline(__always)
  mutating func read(
    _ property: PropertyName,
    _ line: ContentLine,
    of bytes: Span<UInt8>,
    at offset: Int
  ) {
    switch property {
    case .uid: readUID(line, of: bytes, at: offset)
    case .start: if start == PendingComponent.none { start = day(line.value, of: bytes) }
    case .endTime: if end == PendingComponent.none { end = day(line.value, of: bytes) }
    case .due: if due == PendingComponent.none { due = day(line.value, of: bytes) }
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

  /// Completes the entry of the component, which ends here.
  mutating func finish(at position: Int) {
    entry.byteCount = position - entry.offset
    // What is missing is smaller than any day.
    let latest = max(start, end, due)
    guard latest != PendingComponent.none else { return }
    var earliest = latest
    if start != PendingComponent.none { earliest = min(earliest, start) }
    if end != PendingComponent.none { earliest = min(earliest, end) }
    if due != PendingComponent.none { earliest = min(earliest, due) }
    entry.flags.insert(.hasTime)
    let length = max(durationDays, latest - earliest)
    switch recurrence {
    case .none:
      entry.days = days(earliest, max(latest, earliest + length))
    case .until:
      entry.days = days(earliest, max(until, latest) + length)
    case .endless:
      entry.days = Int32(clamping: earliest)...Int32.max
    case .anywhere:
      entry.days = .min ... .max
    }
  }

  private func days(_ first: Int, _ last: Int) -> ClosedRange<Int32> {
    Int32(clamping: first)...Int32(clamping: last)
  }

  private mutating func readUID(_ line: ContentLine, of bytes: Span<UInt8>, at offset: Int) {
    let value = bytes.trimmed(line.value)
    guard entry.uidHash == 0, !value.isEmpty,
      let offset = UInt32(exactly: offset - entry.offset)
    else { return }
    entry.uidHash = UIDHash.hash(bytes, value)
    entry.uidOffset = offset
    entry.uidPrefix = UIDPrefix.prefix(bytes, value)
  }

  private mutating func readDuration(_ line: ContentLine, of bytes: Span<UInt8>) {
    guard let duration = CalendarDuration(bytes, line.value), !duration.isNegative else { return }
    durationDays = max(durationDays, duration.nominalSeconds / 86_400 + 1)
  }

  private mutating func readRule(_ line: ContentLine, of bytes: Span<UInt8>) {
    guard let last = PendingComponent.lastDay(bytes, line.value) else {
      recurs(.endless)
      return
    }
    until = max(until, last)
    recurs(.until)
  }

  private mutating func recurs(_ more: Recurrence) {
    entry.flags.insert(.recurs)
    if recurrence.rawValue < more.rawValue { recurrence = more }
  }

  /// The day of a time; times that cannot be read have none.
  @inline(__always)
  private func day(_ value: Range<Int>, of bytes: Span<UInt8>) -> Int {
    WrittenTime(bytes, value)?.date.dayNumber ?? PendingComponent.none
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
