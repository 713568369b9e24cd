/// Walks a source once and notes where each component is and which days it can touch.
///
/// The scanner knows structure, times and rules only as far as the index needs them, and never fails:
/// what is out of place is closed, passed over and noted (decisions S2 and S3). Its cost is one pass over
/// the bytes; nesting of any depth is fine, since nothing recurses.
package struct ComponentScanner {
  private(set) var index = ComponentIndex()
  private(set) var open = OpenComponents()
  /// The event, to-do or other main component that is open; that of before while none is.
  private var pending = PendingComponent()
  private var isPending = false
  private(set) var calendar: Int?
  /// A copy of its own costs less to look at than one that is shared and made when it is needed.
  private let names = PropertyName.table
  /// More findings than this say nothing new about a file.
  static let findingLimit = 1000

  /// Where the piece that is being walked begins in the source.
  private var pieceStart = 0

  /// How many physical lines have been walked.
  private(set) var lineCount = 0

  init() {}

  /// A scanner of a part of a source that begins within a calendar; the line of that calendar is 0.
  init(withinCalendar: Void) {
    calendar = 0
    index.calendars = [CalendarHeader()]
    open.push(.calendar)
  }

  /// The components of a source.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func scan(_ source: SourceBytes) -> ComponentIndex {
    var scanner = ComponentScanner()
    scanner.walk(source, 0..<source.count)
    scanner.finish(at: source.count)
    return scanner.index
  }

  /// Walks the lines of a range of a source that begins and ends where a line does.
  mutating func walk(_ source: SourceBytes, _ range: Range<Int>) {
    // Components have some hundred bytes each; room that is not used is never touched, while growing copies.
    // With room for what comes after the range, the rest can be appended where it is.
    let rest = source.count - range.lowerBound
    index.entries.reserveCapacity(index.entries.count + rest / 192)
    source.forEachPiece(of: range) { bytes, offset in
      pieceStart = offset
      walk(bytes, from: offset == 0 ? bytes.afterByteOrderMark : 0)
    }
  }

  private mutating func walk(_ bytes: Span<UInt8>, from begin: Int) {
    var cursor = LineCursor(begin..<bytes.count, line: lineCount + 1)
    defer { lineCount = cursor.lastLine }
    var scratch: [UInt8] = []
    while cursor.advance(in: bytes) {
      guard cursor.firstEnd > cursor.start else { continue }
      if cursor.hasFoldedName {
        scratch.removeAll(keepingCapacity: true)
        cursor.unfold(bytes, into: &scratch)
        read(0..<scratch.count, of: scratch.span, at: cursor)
        continue
      }
      let first = bytes[cursor.start]
      guard isPending ? FirstLetters.isInside(first) : FirstLetters.isOutside(first) else {
        if first == 0xEF { readMarked(bytes, at: cursor) }
        continue
      }
      if cursor.foldCount == 0 {
        read(cursor.start..<cursor.firstEnd, of: bytes, at: cursor)
      } else {
        readFolded(bytes, at: cursor, &scratch)
      }
    }
  }

  /// Closes what is still open at the end.
  mutating func finish(at end: Int) {
    while let frame = open.last { close(frame, at: end, isRepair: true) }
  }

  /// Reads a line with a mark of UTF-8 before it: files put one behind the other have several (decision T1).
  private mutating func readMarked(_ bytes: Span<UInt8>, at cursor: LineCursor) {
    guard cursor.foldCount == 0 else { return }
    let line = bytes.extracting(cursor.start..<cursor.firstEnd)
    read(cursor.start + line.afterByteOrderMark..<cursor.firstEnd, of: bytes, at: cursor)
  }

  /// With which letters lines begin that can matter.
  private enum FirstLetters {
    /// Inside of an event and its like: BEGIN, END and what says something of identity or time.
    @inline(__always)
    static func isInside(_ byte: UInt8) -> Bool {
      switch byte | 0x20 {
      case UInt8(ascii: "b"), UInt8(ascii: "e"), UInt8(ascii: "d"), UInt8(ascii: "r"),
        UInt8(ascii: "u"), UInt8(ascii: "f"):
        true
      default: false
      }
    }

    /// Elsewhere: also what a VCALENDAR says of itself.
    @inline(__always)
    static func isOutside(_ byte: UInt8) -> Bool {
      switch byte | 0x20 {
      case UInt8(ascii: "b"), UInt8(ascii: "e"), UInt8(ascii: "c"), UInt8(ascii: "m"),
        UInt8(ascii: "n"), UInt8(ascii: "x"):
        true
      default: false
      }
    }
  }

  /// Reads a folded line whose name stands before the first fold; texts are not put together for nothing.
  private mutating func readFolded(
    _ bytes: Span<UInt8>,
    at cursor: LineCursor,
    _ scratch: inout [UInt8]
  ) {
    let first = PropertyKey.leading(bytes, cursor.start..<cursor.firstEnd)
    guard !isPending || first.flatMap({ names[$0.key] }) != nil else { return }
    scratch.removeAll(keepingCapacity: true)
    cursor.unfold(bytes, into: &scratch)
    read(0..<scratch.count, of: scratch.span, at: cursor)
  }

  @inline(__always)
  private mutating func read(_ range: Range<Int>, of bytes: Span<UInt8>, at cursor: LineCursor) {
    let leading = PropertyKey.leading(bytes, range)
    let property = leading.flatMap { names[$0.key] }
    guard let leading, let property else {
      readLongName(range, of: bytes)
      return
    }
    guard let line = ContentLine(bytes, range, nameEnd: leading.end) else { return }
    switch property {
    case .begin: begin(bytes, line, at: cursor)
    case .end: end(bytes, line, at: cursor)
    default:
      guard let frame = open.last else { return }
      if frame.kind.isMain {
        if isPending { pending.read(property, line, of: bytes, at: pieceStart + cursor.start) }
      } else if frame.kind == .calendar, let calendar {
        index.calendars[calendar].read(property, line, of: bytes)
      }
    }
  }

  /// Reads a line whose name is too long to have a key: calendars have one such that matters.
  private mutating func readLongName(_ range: Range<Int>, of bytes: Span<UInt8>) {
    guard open.last?.kind == .calendar, let calendar, let line = ContentLine(bytes, range) else {
      return
    }
    index.calendars[calendar].read(nil, line, of: bytes)
  }

  private mutating func begin(_ bytes: Span<UInt8>, _ line: ContentLine, at cursor: LineCursor) {
    let name = bytes.trimmed(line.value)
    let identity = OpenComponents.Identity(bytes, name)
    let kind = identity.kind
    let start = pieceStart + cursor.start
    if kind == .calendar {
      while let frame = open.last { close(frame, at: start, isRepair: true) }
      calendar = index.calendars.count
      index.calendars.append(CalendarHeader(offset: start, line: cursor.line))
    } else if kind.isMain {
      closePending(before: start)
      startPending(kind, at: cursor)
    }
    if kind == .calendar || kind.isMain { index.isCalendar = true }
    let frame = OpenComponents.Frame(
      identity: identity,
      offset: start,
      line: cursor.line,
      entryCount: index.entries.count,
    )
    open.push(frame, named: kind == .other ? bytes.shortText(name) : nil)
  }

  /// Closes the main component that is open: none stands in another, so that it lacks its END.
  mutating func closePending(before position: Int) {
    while isPending, let frame = open.last {
      close(frame, at: position, isRepair: true)
    }
  }

  private mutating func startPending(_ kind: ComponentKind, at cursor: LineCursor) {
    // Outside of any calendar it belongs to the one before: its END came too early, or came twice.
    if index.calendars.isEmpty { index.calendars.append(CalendarHeader()) }
    let number = calendar ?? index.calendars.count - 1
    calendar = number
    let entry = ComponentEntry(
      kind: kind,
      offset: pieceStart + cursor.start,
      line: cursor.line,
      calendar: number,
    )
    pending = PendingComponent(entry)
    isPending = true
  }

  private mutating func end(_ bytes: Span<UInt8>, _ line: ContentLine, at cursor: LineCursor) {
    let name = bytes.trimmed(line.value)
    let identity = OpenComponents.Identity(bytes, name)
    guard open.contains(identity) else {
      note(LocatedFinding(line: cursor.line, .strayEnd(component: bytes.shortText(name))))
      return
    }
    while let frame = open.last, frame.identity != identity {
      close(frame, at: pieceStart + cursor.start, isRepair: true)
    }
    if let frame = open.last { close(frame, at: pieceStart + cursor.endOfLine, isRepair: false) }
  }

  private mutating func close(
    _ frame: OpenComponents.Frame,
    at position: Int,
    isRepair: Bool
  ) {
    if isRepair {
      note(LocatedFinding(line: frame.line, .missingEnd(component: open.lastName)))
    }
    open.pop()
    if frame.kind == .calendar {
      if let calendar { index.calendars[calendar].byteCount = position - frame.offset }
      calendar = nil
    } else if frame.kind.isMain {
      finishPending(at: position, isRepair: isRepair)
    } else if !isPending, frame.kind == .other {
      // Components inside of one that is unknown belong to it, whatever they look like (RFC 5545 3.6). Where
      // its END is missing, they may as well stand behind it.
      if !isRepair { index.entries.removeSubrange(frame.entryCount...) }
      if index.entries.count <= frame.entryCount { noteOther(frame, endingAt: position) }
    }
  }

  /// Notes a component of a name that is not known, if it stands directly in a calendar and has no time zone,
  /// which are noted by themselves.
  private mutating func noteOther(_ frame: OpenComponents.Frame, endingAt position: Int) {
    guard open.last?.kind == .calendar, let calendar,
      index.timeZones.last.map({ $0.offset < frame.offset }) ?? true
    else { return }
    var entry = ComponentEntry(
      kind: .other,
      offset: frame.offset,
      line: frame.line,
      calendar: calendar,
    )
    entry.byteCount = position - frame.offset
    index.others.append(entry)
  }

  private mutating func finishPending(at position: Int, isRepair: Bool) {
    guard isPending else { return }
    isPending = false
    pending.finish(at: position)
    if isRepair { pending.entry.flags.insert(.isRepaired) }
    if pending.entry.kind == .timeZone {
      index.timeZones.append(pending.entry)
    } else {
      index.entries.append(pending.entry)
    }
  }

  /// Whether one calendar is open and nothing in it.
  var isWithinCalendar: Bool { open.count == 1 && open.last?.kind == .calendar }

  /// Takes over what another scanner has found in the following part of the source.
  mutating func append(_ other: ComponentIndex) {
    index.append(
      other,
      lines: lineCount,
      calendar: calendar ?? 0,
      calendarLine: open.last?.line ?? 0,
    )
    index.findings = Array(index.findings.prefix(ComponentScanner.findingLimit))
    open = OpenComponents()
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
