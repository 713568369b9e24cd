import ICalendar

/// What has to be known of a VCALENDAR before its components are read, wherever in it it stands.
///
/// METHOD, VERSION and VTIMEZONE may come after what they concern, so that the lines of a VCALENDAR are skimmed
/// once when it begins. What it keeps grows with the number of time zones only.
struct CalendarOutline {
  /// The value of METHOD in capitals.
  private(set) var method: String?
  /// Where the value of METHOD begins.
  private(set) var methodPosition: FilePosition?
  /// Whether VERSION is 1.0, which makes it a vCalendar.
  private(set) var isVersion1 = false
  /// The value of X-WR-TIMEZONE.
  private(set) var calendarZone: String?
  /// Where VTIMEZONE components are, from BEGIN to END.
  private(set) var zones: [ZonePlace] = []

  /// Where a VTIMEZONE is.
  struct ZonePlace {
    let begin: FilePosition
    /// Its bytes, half-open.
    let range: Range<Int>
  }

  /// How deep the current line is below the VCALENDAR.
  private var depth = 0
  private var openZone: FilePosition?

  /// So many zones are read at most; there are no more in the world.
  private static let mostZones = 2000

  init() {}

  /// Skims the VCALENDAR that begins at a position.
  ///
  /// - Complexity: O(*n*) in its bytes.
  init(_ file: Span<UInt8>, from begin: FilePosition) {
    var cursor = PhysicalLineCursor(begin.offset..<file.count, number: begin.line)
    var line = UnfoldedLine()
    while let physical = cursor.take(in: file) {
      guard let first = physical.range.first.map({ file[$0] }), isOfInterest(first) else {
        continue
      }
      line.removeAll()
      line.append(physical.range, of: file, at: physical.start)
      while let byte = cursor.peek(in: file), byte.isBlank, let more = cursor.take(in: file) {
        line.append(more.range.dropFirst(), of: file, at: more.start)
      }
      guard read(line, end: cursor.next) else { return }
    }
  }

  private func isOfInterest(_ byte: UInt8) -> Bool {
    switch byte.capital {
    case UInt8(ascii: "B"), UInt8(ascii: "E"): true
    case UInt8(ascii: "M"), UInt8(ascii: "V"), UInt8(ascii: "X"): depth == 1
    default: false
    }
  }

  /// Reads a line that ends before a byte of the file; false at the end of the VCALENDAR.
  private mutating func read(_ line: UnfoldedLine, end: Int) -> Bool {
    var ignored = FindingCollector.silent
    guard let structural = StructuralLine(line, &ignored) else {
      if depth == 1 { readProperty(line) }
      return true
    }
    if structural.type == .calendar {
      depth += 1
      return structural.isBegin && depth == 1
    }
    depth = max(1, depth + (structural.isBegin ? 1 : -1))
    guard structural.type == .timeZone else { return true }
    if structural.isBegin {
      openZone = line.start
    } else if let begin = openZone, zones.count < CalendarOutline.mostZones {
      zones.append(ZonePlace(begin: begin, range: begin.offset..<end))
      openZone = nil
    }
    return true
  }

  private mutating func readProperty(_ line: UnfoldedLine) {
    var ignored = FindingCollector.silent
    guard let parts = PropertyLineParser.parse(line, &ignored),
      let name = PropertyName.table.value(line.bytes.span, parts.name)
    else { return }
    let value = ValueSlice(line, parts.value).trimmed
    switch name {
    case .method where method == nil && !value.isEmpty:
      method = value.text.uppercased()
      methodPosition = value.start
    case .version: isVersion1 = isVersion1 || value.isWord("1.0")
    case .calendarZone: calendarZone = calendarZone ?? (value.isEmpty ? nil : value.text)
    default: break
    }
  }
}
