package import CivilCalendar

/// A DATE or DATE-TIME value with what its TZID says (RFC 5545 3.3.4 and the three forms of 3.3.5).
package enum CalendarTime: Hashable, Sendable {
  /// A whole day.
  case date(CivilDate)
  /// A wall clock wherever the reader is.
  case floating(CivilDateTime)
  /// A point in time, written in UTC.
  case utc(CivilDateTime)
  /// A wall clock in the zone that a TZID names.
  case zoned(CivilDateTime, zone: String)

  /// Reads the value of a property; a Z counts more than a TZID beside it (RFC 5545 3.2.19).
  init?(_ bytes: Span<UInt8>, _ line: ContentLine) {
    self.init(bytes, line.value, of: line)
  }

  /// Reads one of several values of a property.
  init?(_ bytes: Span<UInt8>, _ value: Range<Int>, of line: ContentLine) {
    guard let written = WrittenTime(bytes, value) else { return nil }
    self.init(written, zone: line.zoneID(in: bytes, for: written))
  }

  /// Joins a value as written and the TZID that stands beside it.
  init(_ written: WrittenTime, zone: String?) {
    if written.time == nil {
      self = .date(written.date)
    } else if written.isUTC {
      self = .utc(written.wallClock)
    } else if let zone {
      self = .zoned(written.wallClock, zone: zone)
    } else {
      self = .floating(written.wallClock)
    }
  }

  /// The day and time as written; midnight for a date.
  package var wallClock: CivilDateTime {
    switch self {
    case .date(let date): CivilDateTime(date)
    case .floating(let wallClock), .utc(let wallClock), .zoned(let wallClock, _): wallClock
    }
  }

  /// Whether it is a whole day.
  package var isDate: Bool {
    if case .date = self { true } else { false }
  }
}

extension ContentLine {
  /// The TZID parameter, or nil where a value does not need one or the line has none.
  func zoneID(in bytes: Span<UInt8>, for written: WrittenTime) -> String? {
    guard !parameters.isEmpty, written.time != nil, !written.isUTC,
      let range = parameter(.zoneID, in: bytes), !range.isEmpty
    else { return nil }
    return bytes.text(range)
  }
}

extension PropertyKey {
  static let zoneID = PropertyKey("TZID")
}
