/// One period of FREEBUSY (RFC 5545 3.8.2.6) and whether it is taken.
package struct BusyPeriod: Hashable, Sendable {
  /// Its start.
  package let start: CalendarTime
  /// Its end, or its length.
  package let end: ComponentEnd
  /// Whether FBTYPE says FREE: such periods are written too.
  package let isFree: Bool

  /// Reads one value of a FREEBUSY line, or nil when it is no period.
  init?(_ bytes: Span<UInt8>, _ value: Range<Int>, of line: ContentLine) {
    guard let period = RecurrenceDate(bytes, value, of: line), let end = period.end else {
      return nil
    }
    start = period.start
    self.end = end
    let type = line.parameter(.freeBusyType, in: bytes).flatMap { PropertyKey(bytes, $0) }
    isFree = type == .free
  }
}

extension PropertyKey {
  fileprivate static let freeBusyType = PropertyKey("FBTYPE")
  fileprivate static let free = PropertyKey("FREE")
}
