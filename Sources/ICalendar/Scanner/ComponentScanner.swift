/// Walks a source once and notes where each component is and which days it can touch.
///
/// The scanner knows structure, times and rules only as far as the index needs them, and never fails:
/// what is out of place is closed, passed over and noted (decisions S2 and S3). Its cost is one pass over
/// the bytes; nesting of any depth is fine, since nothing recurses.
package struct ComponentScanner {
  private var index = ComponentIndex()
  private var open = OpenComponents()
  /// The event, to-do or other main component that is open.
  private var pending: PendingComponent?
  private var calendar: Int?
  /// More findings than this say nothing new about a file.
  private static let findingLimit = 1000

  private init() {}

  /// The components of a source.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func scan(_ source: SourceBytes) -> ComponentIndex {
    source.withBytes { bytes in
      var scanner = ComponentScanner()
      scanner.walk(bytes)
      return scanner.index
    }
  }

  private mutating func walk(_ bytes: Span<UInt8>) {
    var cursor = LineCursor(bytes.afterByteOrderMark..<bytes.count, line: 1)
    var scratch: [UInt8] = []
    while cursor.advance(in: bytes) {
      guard cursor.isOfInterest(in: bytes, ComponentScanner.isOfInterest) else { continue }
      if cursor.foldCount == 0 {
        read(cursor.start..<cursor.firstEnd, of: bytes, at: cursor)
      } else {
        scratch.removeAll(keepingCapacity: true)
        cursor.unfold(bytes, into: &scratch)
        read(0..<scratch.count, of: scratch.span, at: cursor)
      }
    }
    while let frame = open.last { close(frame, at: bytes.count, isRepair: true) }
  }

  /// Whether a line that begins with a byte can matter.
  @inline(__always)
  private static func isOfInterest(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "b"), UInt8(ascii: "e"), UInt8(ascii: "d"), UInt8(ascii: "r"),
      UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "m"), UInt8(ascii: "n"),
      UInt8(ascii: "c"), UInt8(ascii: "f"):
      true
    default: false
    }
  }

  private mutating func read(_ range: Range<Int>, of bytes: Span<UInt8>, at cursor: LineCursor) {
    guard let line = ContentLine(bytes, range) else { return }
    switch line.property(in: bytes) {
    case .begin: begin(bytes, line, at: cursor)
    case .end: end(bytes, line, at: cursor)
    case let property:
      guard let frame = open.last else { return }
      if frame.kind.isMain, let property {
        pending?.read(property, line, of: bytes, at: cursor)
      } else if frame.kind == .calendar, let calendar {
        index.calendars[calendar].read(property, line, of: bytes)
      }
    }
  }

  private mutating func begin(_ bytes: Span<UInt8>, _ line: ContentLine, at cursor: LineCursor) {
    let name = bytes.trimmed(line.value)
    let identity = OpenComponents.Identity(bytes, name)
    let kind = identity.kind
    if kind == .calendar {
      while let frame = open.last { close(frame, at: cursor.start, isRepair: true) }
      calendar = index.calendars.count
      index.calendars.append(CalendarHeader())
    } else if kind.isMain {
      // A main component never stands in another: the open one lacks its END.
      while pending != nil, let frame = open.last {
        close(frame, at: cursor.start, isRepair: true)
      }
      if calendar == nil {
        calendar = index.calendars.count
        index.calendars.append(CalendarHeader())
      }
      pending = PendingComponent(
        ComponentEntry(
          kind: kind,
          offset: cursor.start,
          line: cursor.line,
          calendar: calendar ?? 0,
        ),
      )
    }
    if kind == .calendar || kind.isMain { index.isCalendar = true }
    open.push(
      OpenComponents.Frame(
        identity: identity,
        name: kind == .other ? bytes.shortText(name) : kind.name,
        line: cursor.line,
        entryCount: index.entries.count,
      ),
    )
  }

  private mutating func end(_ bytes: Span<UInt8>, _ line: ContentLine, at cursor: LineCursor) {
    let name = bytes.trimmed(line.value)
    let identity = OpenComponents.Identity(bytes, name)
    guard open.contains(identity) else {
      note(LocatedFinding(line: cursor.line, .strayEnd(component: bytes.shortText(name))))
      return
    }
    while let frame = open.last, frame.identity != identity {
      close(frame, at: cursor.start, isRepair: true)
    }
    if let frame = open.last { close(frame, at: cursor.endOfLine, isRepair: false) }
  }

  private mutating func close(_ frame: OpenComponents.Frame, at position: Int, isRepair: Bool) {
    open.pop()
    if isRepair {
      note(LocatedFinding(line: frame.line, .missingEnd(component: frame.name)))
    }
    if frame.kind == .calendar {
      calendar = nil
    } else if frame.kind.isMain {
      finishPending(at: position, isRepair: isRepair)
    } else if !isRepair, pending == nil, frame.kind == .other {
      // Components inside of one that is unknown belong to it, whatever they look like (RFC 5545 3.6).
      index.entries.removeSubrange(frame.entryCount...)
    }
  }

  private mutating func finishPending(at position: Int, isRepair: Bool) {
    guard var entry = pending?.finished(at: position) else { return }
    pending = nil
    if isRepair { entry.flags.insert(.isRepaired) }
    if entry.kind == .timeZone {
      index.timeZones.append(entry)
    } else {
      index.entries.append(entry)
    }
  }

  private mutating func note(_ finding: LocatedFinding) {
    if index.findings.count < ComponentScanner.findingLimit { index.findings.append(finding) }
  }
}

extension Span<UInt8> {
  /// Where the text begins behind a mark of UTF-8 (decision T1).
  var afterByteOrderMark: Int {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF ? 3 : 0
  }

  /// The beginning of a range as text, for messages.
  func shortText(_ range: Range<Int>) -> String { text(range.prefix(60)) }
}
