/// The names of the properties that say something about structure, identity or time.
enum PropertyName: UInt8, CaseIterable {
  case begin
  case end
  case uid
  case start
  case endTime
  case due
  case completed
  case duration
  case rule
  case exceptionRule
  case recurrenceDate
  case exceptionDate
  case recurrenceID
  case sequence
  case status
  case transparency
  case stamp
  case summary
  case freeBusy
  case method
  case name
  case color
  case calendarName
  case calendarZone
  case zoneID
  case offsetFrom
  case offsetTo

  /// The name as the standard writes it.
  private var text: StaticString {
    switch self {
    case .begin: "BEGIN"
    case .end: "END"
    case .uid: "UID"
    case .start: "DTSTART"
    case .endTime: "DTEND"
    case .due: "DUE"
    case .completed: "COMPLETED"
    case .duration: "DURATION"
    case .rule: "RRULE"
    case .exceptionRule: "EXRULE"
    case .recurrenceDate: "RDATE"
    case .exceptionDate: "EXDATE"
    case .recurrenceID: "RECURRENCE-ID"
    case .sequence: "SEQUENCE"
    case .status: "STATUS"
    case .transparency: "TRANSP"
    case .stamp: "DTSTAMP"
    case .summary: "SUMMARY"
    case .freeBusy: "FREEBUSY"
    case .method: "METHOD"
    case .name: "NAME"
    case .color: "COLOR"
    case .calendarName: "X-WR-CALNAME"
    case .calendarZone: "X-WR-TIMEZONE"
    case .zoneID: "TZID"
    case .offsetFrom: "TZOFFSETFROM"
    case .offsetTo: "TZOFFSETTO"
    }
  }

  /// The length of the longest of them, in bytes.
  static let longest = 13

  /// The property of a name, or nil for one that is of no interest here.
  @inline(__always)
  init?(_ key: PropertyKey) {
    guard let name = PropertyName.table[key] else { return nil }
    self = name
  }

  /// All of them by their names.
  static let table = NameTable(PropertyName.allCases.map { ($0.text, $0) })
}
