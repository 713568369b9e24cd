/// The types of values (RFC 5545 3.3 and 3.2.20, with those of later RFCs).
enum ValueType: String, CaseIterable, Sendable {
  case binary = "BINARY"
  case boolean = "BOOLEAN"
  case calendarAddress = "CAL-ADDRESS"
  case date = "DATE"
  case dateTime = "DATE-TIME"
  case duration = "DURATION"
  case float = "FLOAT"
  case integer = "INTEGER"
  case period = "PERIOD"
  case recurrence = "RECUR"
  case text = "TEXT"
  case time = "TIME"
  case uri = "URI"
  case utcOffset = "UTC-OFFSET"
  // RFC 9253 7.
  case uid = "UID"
  case xmlReference = "XML-REFERENCE"
  // RFC 7265 5.1: what a converter writes for a type that it does not know.
  case unknown = "UNKNOWN"

  /// Finds a type by its name in any case of letters.
  static let table = NameTable(allCases.map { ($0.rawValue, $0) })

  /// Whether a value can have a comma that separates nothing.
  var canHoldCommas: Bool {
    switch self {
    case .binary, .calendarAddress, .recurrence, .text, .uid, .unknown, .uri, .xmlReference: true
    case .boolean, .date, .dateTime, .duration, .float, .integer, .period, .time, .utcOffset: false
    }
  }
}
