/// What calendars say of themselves in the same words.
///
/// Several messages in one calendar are no message any more (RFC 5546 1.4), so METHOD is left out of it.
enum CommonHeader {
  /// The lines that all of some calendars have, but VERSION and PRODID, in the order of the first one.
  static func lines(
    of calendars: [CalendarReference],
    in collection: CalendarCollection,
    decodedBy decode: @escaping TextDecoder
  ) -> [[UInt8]] {
    guard let first = calendars.first else { return [] }
    var common = lines(of: first, in: collection, decodedBy: decode)
    for calendar in calendars.dropFirst() where !common.isEmpty {
      let others = Set(lines(of: calendar, in: collection, decodedBy: decode))
      common.removeAll { !others.contains($0) || isMethod($0) }
    }
    return common
  }

  /// The properties that stand directly in a calendar: what is left of it between its components.
  private static func lines(
    of calendar: CalendarReference,
    in collection: CalendarCollection,
    decodedBy decode: @escaping TextDecoder
  ) -> [[UInt8]] {
    let source = collection.sources[calendar.source]
    let header = collection.header(of: calendar)
    var lines: [[UInt8]] = []
    var begin = header.range.lowerBound
    let end = header.range.upperBound
    for component in source.components(ofCalendar: calendar.calendar) + [end..<end] {
      let gap = begin..<max(begin, min(component.lowerBound, end))
      begin = max(begin, component.upperBound)
      guard !gap.isEmpty else { continue }
      source.bytes.withBytes(in: gap) { append($0, decodedBy: decode, to: &lines) }
    }
    return lines
  }

  private static func append(
    _ bytes: Span<UInt8>,
    decodedBy decode: TextDecoder,
    to lines: inout [[UInt8]]
  ) {
    var cursor = LineCursor(0..<bytes.count, line: 1)
    // Components that were not worth an entry: alarms outside of events, and what lacks its END.
    var open = OpenComponents()
    while cursor.advance(in: bytes) {
      var line: [UInt8] = []
      cursor.unfold(bytes, into: &line)
      line = LineDecoding.utf8(line, decodedBy: decode)
      let span = line.span
      guard let parts = ContentLine(span, 0..<span.count) else { continue }
      let name = OpenComponents.Identity(span, span.trimmed(parts.value))
      switch parts.property(in: span) {
      case .begin: if name.kind != .calendar { open.push(name) }
      case .end: open.pop(to: name)
      default:
        guard open.last == nil, !isOwn(parts, in: span) else { continue }
        if let line = ExportedLine.headerLine(line, parts) { lines.append(line) }
      }
    }
  }

  private static func isMethod(_ line: [UInt8]) -> Bool {
    let bytes = line.span
    return ContentLine(bytes, 0..<bytes.count)?.property(in: bytes) == .method
  }

  /// Whether a property is one that each file says of itself.
  private static func isOwn(_ line: ContentLine, in bytes: Span<UInt8>) -> Bool {
    let key = line.key(in: bytes)
    return key == .version || key == .productID
  }
}

extension PropertyKey {
  fileprivate static let version = PropertyKey("VERSION")
  fileprivate static let productID = PropertyKey("PRODID")
}

extension CalendarSource {
  /// The bytes of all components of a calendar, in order.
  fileprivate func components(ofCalendar calendar: UInt32) -> [Range<Int>] {
    [index.entries, index.others, index.timeZones].flatMap { entries in
      entries.inCalendar(calendar).map(\.range)
    }.sorted { $0.lowerBound < $1.lowerBound }
  }
}
