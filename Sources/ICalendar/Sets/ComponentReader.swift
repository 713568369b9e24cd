import CivilCalendar

/// Reads identity and times of one component from its bytes.
struct ComponentReader {
  private(set) var times = ComponentTimes()
  private(set) var findings: [LocatedFinding] = []
  private let isAlone: Bool

  private init(isAlone: Bool) { self.isAlone = isAlone }

  /// What the lines of a component say, nested components left out.
  ///
  /// - Parameters:
  ///   - entry: The component.
  ///   - bytes: The source that holds it.
  ///   - isAlone: Whether no other has its UID; then what tells copies and revisions apart is left out: UID,
  ///     SUMMARY, SEQUENCE and DTSTAMP.
  /// - Returns: Its identity and times, and what is wrong with them.
  /// - Complexity: O(*n*) in the bytes of the component.
  static func read(
    _ entry: ComponentEntry,
    in bytes: Span<UInt8>,
    isAlone: Bool = false
  ) -> ComponentReader {
    var reader = ComponentReader(isAlone: isAlone)
    PropertyWalk.forEachProperty(of: entry, in: bytes, where: isOfInterest) { line, bytes, number in
      guard let property = line.property(in: bytes) else { return }
      reader.read(property, line, of: bytes, at: number)
    }
    return reader
  }

  private static func isOfInterest(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "d"), UInt8(ascii: "r"), UInt8(ascii: "e"), UInt8(ascii: "u"),
      UInt8(ascii: "s"), UInt8(ascii: "f"), UInt8(ascii: "c"), UInt8(ascii: "t"):
      true
    default: false
    }
  }

  private mutating func read(
    _ property: PropertyName,
    _ line: ContentLine,
    of bytes: Span<UInt8>,
    at number: Int
  ) {
    switch property {
    case .uid, .summary, .sequence, .stamp: if !isAlone { readIdentity(property, line, of: bytes) }
    case .start: readStart(line, of: bytes, at: number)
    case .endTime: readEnd(line, of: bytes, at: number)
    case .duration: readDuration(line, of: bytes, at: number)
    case .due: if times.due == nil { times.due = time("DUE", line, of: bytes, at: number) }
    case .completed: times.completed = times.completed ?? CalendarTime(bytes, line)
    case .rule: append(line, of: bytes, at: number, to: \.rules)
    case .exceptionRule: append(line, of: bytes, at: number, to: \.exceptionRules)
    case .recurrenceDate:
      readList("RDATE", line, of: bytes, at: number, to: \.recurrenceDates) {
        RecurrenceDate(bytes, $0, of: line)
      }
    case .exceptionDate:
      readList("EXDATE", line, of: bytes, at: number, to: \.exceptionDates) {
        CalendarTime(bytes, $0, of: line)
      }
    case .freeBusy:
      readList("FREEBUSY", line, of: bytes, at: number, to: \.busyPeriods) {
        BusyPeriod(bytes, $0, of: line)
      }
    case .recurrenceID: readRecurrenceID(line, of: bytes, at: number)
    case .status: times.isCancelled = word(line, of: bytes) == .cancelled
    case .transparency: times.isTransparent = word(line, of: bytes) == .transparent
    default: break
    }
  }

  /// Reads what tells a component from others, or from a copy of itself (decision R5).
  private mutating func readIdentity(
    _ property: PropertyName,
    _ line: ContentLine,
    of bytes: Span<UInt8>
  ) {
    switch property {
    case .uid:
      if times.uid == nil, let value = text(line, of: bytes) { times.uid = value }
    case .sequence: times.sequence = Int(bytes.text(bytes.trimmed(line.value))) ?? 0
    case .stamp: times.stamp = WrittenTime(bytes, line.value)?.wallClock.civilSeconds ?? .min
    // As in all texts, NUL is passed over.
    case .summary where times.summary.isEmpty:
      times.summary = bytes.extracting(line.value).array.filter { $0 != 0 }
    default: break
    }
  }

  private func text(_ line: ContentLine, of bytes: Span<UInt8>) -> String? {
    let value = bytes.trimmed(line.value)
    return value.isEmpty ? nil : TextValue.unescaped(bytes, value)
  }

  /// The word that a line has for a value; as in texts, NUL is passed over.
  private func word(_ line: ContentLine, of bytes: Span<UInt8>) -> PropertyKey? {
    let value = bytes.trimmed(line.value)
    guard value.contains(where: { bytes[$0] == 0 }) else { return PropertyKey(bytes, value) }
    let word = bytes.extracting(value).array.filter { $0 != 0 }
    return PropertyKey(word.span, word.indices)
  }

  private mutating func time(
    _ property: String,
    _ line: ContentLine,
    of bytes: Span<UInt8>,
    at number: Int
  ) -> CalendarTime? {
    let value = bytes.trimmed(line.value)
    guard let written = WrittenTime(bytes, value) else {
      note(number, .unreadableTime(property: property, text: bytes.shortText(value)))
      return nil
    }
    if written.isIrregular {
      note(number, .irregularTime(property: property, text: bytes.shortText(value)))
    }
    return CalendarTime(written, zone: line.zoneID(in: bytes, for: written))
  }

  private mutating func readStart(_ line: ContentLine, of bytes: Span<UInt8>, at number: Int) {
    guard times.start == nil else { return }
    times.start = time("DTSTART", line, of: bytes, at: number)
    times.startLine = number
  }

  private mutating func readEnd(_ line: ContentLine, of bytes: Span<UInt8>, at number: Int) {
    guard times.end == nil, let end = time("DTEND", line, of: bytes, at: number) else { return }
    times.end = .time(end)
    times.endLine = number
  }

  private mutating func readDuration(_ line: ContentLine, of bytes: Span<UInt8>, at number: Int) {
    guard times.end == nil else { return }
    guard let duration = CalendarDuration(bytes, line.value) else {
      note(number, .unreadableDuration(text: bytes.shortText(line.value)))
      return
    }
    times.end = .duration(duration)
    times.endLine = number
  }

  private mutating func append(
    _ line: ContentLine,
    of bytes: Span<UInt8>,
    at number: Int,
    to list: WritableKeyPath<ComponentTimes, [RuleText]>
  ) {
    let value = bytes.trimmed(line.value)
    guard !value.isEmpty else { return }
    times[keyPath: list].append(RuleText(bytes.text(value), line: number))
  }

  /// Appends each value of a list that can be read; an empty one is no value.
  private mutating func readList<Value>(
    _ property: String,
    _ line: ContentLine,
    of bytes: Span<UInt8>,
    at number: Int,
    to list: WritableKeyPath<ComponentTimes, [Value]>,
    _ read: (Range<Int>) -> Value?
  ) {
    bytes.forEachListItem(line.value) { item in
      guard !item.isEmpty else { return }
      guard let value = read(item) else {
        note(number, .unreadableTime(property: property, text: bytes.shortText(item)))
        return
      }
      times[keyPath: list].append(value)
    }
  }

  private mutating func readRecurrenceID(_ line: ContentLine, of bytes: Span<UInt8>, at number: Int)
  {
    guard times.recurrenceID == nil else { return }
    times.recurrenceID = time("RECURRENCE-ID", line, of: bytes, at: number)
    if let range = line.parameter(.range, in: bytes) {
      times.isThisAndFuture = PropertyKey(bytes, range) == .thisAndFuture
    }
  }

  private mutating func note(_ line: Int, _ finding: Finding) {
    // One component with a million bad values is one bad component.
    if findings.count < 100 { findings.append(LocatedFinding(line: line, finding)) }
  }
}

extension PropertyKey {
  fileprivate static let range = PropertyKey("RANGE")
  fileprivate static let cancelled = PropertyKey("CANCELLED")
  fileprivate static let transparent = PropertyKey("TRANSPARENT")
  fileprivate static let thisAndFuture = PropertyKey("THISANDFUTURE")
}
