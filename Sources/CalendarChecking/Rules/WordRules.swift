/// Properties whose value is one of some words.
enum WordRules {
  /// The methods of RFC 5546, and that of VPOLL.
  private static let methods: Set = [
    "PUBLISH", "REQUEST", "REPLY", "ADD", "CANCEL", "REFRESH", "COUNTER", "DECLINECOUNTER",
    "POLLSTATUS",
  ]

  /// Looks at the properties of a VCALENDAR that have words (RFC 5545 3.7).
  static func checkCalendar(
    _ name: PropertyName,
    _ value: ValueSlice,
    _ findings: inout FindingCollector
  ) {
    let fact = FindingFact.value(value.shortText)
    switch name {
    case .version where !isVersion2(value):
      findings.add(.versionUnsupported, at: value.start, fact)
    case .calendarScale where !value.isWord("GREGORIAN"):
      findings.add(.calscaleUnknown, at: value.start, fact)
    case .method where !methods.contains(value.text.uppercased()):
      findings.add(.methodUnknown, at: value.start, fact)
    default: break
    }
  }

  /// Whether a version is 2.0 or a range that ends with it (RFC 5545 3.7.4).
  private static func isVersion2(_ value: ValueSlice) -> Bool {
    let parts = value.split(at: UInt8(ascii: ";"))
    return parts.count <= 2 && parts.last?.trimmed.text == "2.0"
  }
}
