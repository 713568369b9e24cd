/// What a VCALENDAR says of all its components.
package struct CalendarHeader: Equatable, Sendable {
  /// Where the line of BEGIN begins, in bytes from the start of the source.
  let offset: Int
  /// The number of that line, from 1.
  private(set) var line: Int
  /// The number of bytes to the end of the line of END; 0 where components stand in no VCALENDAR.
  var byteCount = 0
  /// The name: X-WR-CALNAME, else NAME (RFC 7986 5.1).
  package var name: String? { calendarName ?? plainName }
  /// The colour as written: COLOR (RFC 7986 5.9), else X-APPLE-CALENDAR-COLOR.
  package var color: String? { plainColor ?? appleColor }
  /// The zone for times whose own zone is not known: X-WR-TIMEZONE.
  package private(set) var timeZone: String?
  /// The iTIP method (RFC 5546), as written.
  package private(set) var method: String?

  /// Whether it is a message about its components (RFC 5546) rather than a calendar that holds them.
  package var isMessage: Bool { method.map { $0.uppercased() != "PUBLISH" } ?? false }

  private var calendarName: String?
  private var plainName: String?
  private var plainColor: String?
  private var appleColor: String?

  init(offset: Int = 0, line: Int = 1) {
    self.offset = offset
    self.line = line
  }

  /// The bytes of the calendar, half-open.
  var range: Range<Int> { offset..<offset + byteCount }

  /// The header, with so many lines more before it.
  func moved(by lines: Int) -> CalendarHeader {
    var header = self
    header.line += lines
    return header
  }

  /// Takes over what the rest of the same VCALENDAR says.
  mutating func add(_ rest: CalendarHeader) {
    byteCount = rest.range.upperBound - offset
    timeZone = timeZone ?? rest.timeZone
    method = method ?? rest.method
    calendarName = calendarName ?? rest.calendarName
    plainName = plainName ?? rest.plainName
    plainColor = plainColor ?? rest.plainColor
    appleColor = appleColor ?? rest.appleColor
  }

  /// Takes over a property of a VCALENDAR; the first of each name counts.
  mutating func read(_ property: PropertyName?, _ line: ContentLine, of bytes: Span<UInt8>) {
    func text() -> String? {
      let range = bytes.trimmed(line.value)
      return range.isEmpty ? nil : TextValue.unescaped(bytes, range)
    }
    switch property {
    case .calendarName: calendarName = calendarName ?? text()
    case .name: plainName = plainName ?? text()
    case .color: plainColor = plainColor ?? text()
    case .calendarZone: timeZone = timeZone ?? text()
    case .method: method = method ?? text()
    case nil where bytes.text(line.name).uppercased() == "X-APPLE-CALENDAR-COLOR":
      appleColor = appleColor ?? text()
    default: break
    }
  }
}
