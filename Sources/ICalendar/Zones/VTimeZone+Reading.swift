import CivilCalendar
package import TimeZones

extension VTimeZone {
  /// Reads a VTIMEZONE component, or nil when it has no TZID (RFC 5545 3.6.5).
  ///
  /// An observance that lacks its start or its offset defines nothing and is left out.
  package init?(_ entry: ComponentEntry, in bytes: Span<UInt8>) {
    var reader = DefinitionReader()
    PropertyWalk.forEachLine(of: entry, in: bytes, where: { _ in true }) { line, bytes, _ in
      reader.read(line, of: bytes)
    }
    // One that lacks its END, and its VTIMEZONE with it, ends with the component (decision S3).
    reader.finish()
    guard let identifier = reader.identifier else { return nil }
    self.init(identifier: identifier, observances: reader.observances)
  }
}

/// Collects the parts of a definition line by line.
private struct DefinitionReader {
  private(set) var identifier: String?
  private(set) var observances: [Observance] = []
  private var parts: Parts?
  /// What is open inside of the definition, and how much of it up to the observance that is read.
  private var open = OpenComponents()
  private var depth = 0

  private struct Parts {
    var start: WrittenTime?
    var offsetFrom: Int?
    var offsetTo: Int?
    var rules: [String] = []
    var dates: [CivilDateTime] = []
  }

  mutating func read(_ line: ContentLine, of bytes: Span<UInt8>) {
    let value = bytes.trimmed(line.value)
    switch line.property(in: bytes) {
    case .begin: begin(OpenComponents.Identity(bytes, value), PropertyKey(bytes, value))
    case .end: end(OpenComponents.Identity(bytes, value))
    case .zoneID: if identifier == nil, parts == nil { identifier = bytes.text(value) }
    case .start: parts?.start = WrittenTime(bytes, value)
    case .offsetFrom: parts?.offsetFrom = UTCOffset(propertyValue: bytes.text(value))?.seconds
    case .offsetTo: parts?.offsetTo = UTCOffset(propertyValue: bytes.text(value))?.seconds
    case .rule: parts?.rules.append(bytes.text(value))
    case .recurrenceDate:
      bytes.forEachListItem(value) { item in
        guard let date = RecurrenceDate(bytes, item, of: line) else { return }
        parts?.dates.append(date.start.wallClock)
      }
    default: break
    }
  }

  private mutating func begin(_ component: OpenComponents.Identity, _ name: PropertyKey?) {
    open.push(component)
    // An observance that lacks its END is over where the next one begins (decision S3).
    guard name == .standardComponent || name == .daylightComponent else { return }
    finish()
    parts = Parts()
    depth = open.count
  }

  private mutating func end(_ component: OpenComponents.Identity) {
    open.pop(to: component)
    // An END that closes nothing is passed over (decision S3).
    if component.kind == .timeZone || open.count < depth { finish() }
  }

  mutating func finish() {
    defer { parts = nil }
    guard let parts, let start = parts.start, let offsetTo = parts.offsetTo else { return }
    // An onset must be a local time; one in UTC is brought to the clock that showed the offset before.
    let shift = start.isUTC ? parts.offsetFrom ?? offsetTo : 0
    observances.append(
      Observance(
        start: start.wallClock.adding(seconds: shift),
        offsetFrom: parts.offsetFrom,
        offsetTo: offsetTo,
        rules: parts.rules,
        dates: parts.dates,
      ),
    )
  }
}
