import ICalendar

/// Numbers, offsets, positions and encoded data.
struct NumberRules {
  private let value: ValueSlice
  private let name: PropertyName

  init(_ value: ValueSlice, _ name: PropertyName) {
    self.value = value
    self.name = name
  }

  private var fact: FindingFact { .value(value.shortText) }

  private func noteInvalid(_ type: ValueType, _ findings: inout FindingCollector) {
    findings.add(.numberInvalid, at: value.start, fact, .type(type.rawValue))
  }

  /// Reads an INTEGER (RFC 5545 3.3.8).
  func readInteger(_ findings: inout FindingCollector) -> Int? {
    guard let number = NumberSyntax.integer(value) else {
      noteInvalid(.integer, &findings)
      return nil
    }
    guard NumberSyntax.integers.contains(number) else {
      findings.add(.integerTooLarge, at: value.start, fact)
      return nil
    }
    if let range = accepted, !range.contains(number) {
      let bounds = range.upperBound == .max ? "0 on" : "0 to \(range.upperBound)"
      findings.add(
        .numberOutOfRange,
        at: value.start,
        .property(name.rawValue),
        fact,
        .words([bounds]),
        severity: range.upperBound == .max ? .warning : nil
      )
    }
    return number
  }

  /// The numbers that the property takes.
  private var accepted: ClosedRange<Int>? {
    switch name {
    case .priority: 0...9
    case .percentComplete: 0...100
    case .sequence, .repeatCount: 0...Int.max
    default: nil
    }
  }

  func checkBoolean(_ findings: inout FindingCollector) {
    if !value.isWord("TRUE"), !value.isWord("FALSE") { noteInvalid(.boolean, &findings) }
  }

  func checkFloat(_ findings: inout FindingCollector) {
    guard name != .position else {
      checkPosition(&findings)
      return
    }
    if NumberSyntax.float(value) == nil { noteInvalid(.float, &findings) }
  }

  /// Looks at GEO (RFC 5545 3.8.1.6).
  private func checkPosition(_ findings: inout FindingCollector) {
    let parts = value.split(at: UInt8(ascii: ";"))
    let numbers = parts.compactMap(NumberSyntax.float)
    guard parts.count == 2, numbers.count == 2 else {
      findings.add(.geoInvalid, at: value.start, fact)
      return
    }
    for (part, (number, limit)) in zip(parts, zip(numbers, [90.0, 180.0])) where abs(number) > limit
    {
      findings.add(.geoOutOfRange, at: part.start, .value(part.shortText))
    }
  }

  /// Reads a UTC-OFFSET in seconds (RFC 5545 3.3.14).
  func readOffset(_ findings: inout FindingCollector) -> Int? {
    guard let seconds = offset else {
      findings.add(.utcOffsetInvalid, at: value.start, fact)
      return nil
    }
    if !(-12 * 3600...14 * 3600).contains(seconds) {
      findings.add(.utcOffsetInvalid, at: value.start, fact, severity: .warning)
    }
    return seconds
  }

  private var offset: Int? {
    guard value.count == 5 || value.count == 7,
      value[0] == UInt8(ascii: "+") || value[0] == UInt8(ascii: "-"),
      let hours = value.digits(at: 1, count: 2), let minutes = value.digits(at: 3, count: 2),
      let seconds = value.count == 7 ? value.digits(at: 5, count: 2) : 0,
      hours < 24, minutes < 60, seconds < 60
    else { return nil }
    let size = hours * 3600 + minutes * 60 + seconds
    guard value[0] == UInt8(ascii: "-") else { return size }
    return size == 0 ? nil : -size
  }
}
