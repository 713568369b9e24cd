/// The names in a component that its details are read from, with the two that nest it.
enum DetailProperty: String, CaseIterable {
  case begin = "BEGIN"
  case end = "END"
  case summary = "SUMMARY"
  case location = "LOCATION"
  case appleLocation = "X-APPLE-STRUCTURED-LOCATION"
  case description = "DESCRIPTION"
  case styledDescription = "STYLED-DESCRIPTION"
  case outlookDescription = "X-ALT-DESC"
  case url = "URL"
  case conference = "CONFERENCE"
  case googleConference = "X-GOOGLE-CONFERENCE"
  case teamsConference = "X-MICROSOFT-SKYPETEAMSMEETINGURL"
  case outlookConference = "X-MICROSOFT-ONLINEMEETINGCONFLINK"
  case status = "STATUS"
  case transparency = "TRANSP"
  case outlookBusyStatus = "X-MICROSOFT-CDO-BUSYSTATUS"
  case classification = "CLASS"
  case priority = "PRIORITY"
  case categories = "CATEGORIES"
  case color = "COLOR"
  case position = "GEO"
  case organizer = "ORGANIZER"
  case attendee = "ATTENDEE"
  case percentComplete = "PERCENT-COMPLETE"
  case action = "ACTION"
  case trigger = "TRIGGER"

  /// The properties by the length of their names, each with the key of its name.
  private static let byLength: [[(key: UInt64, property: DetailProperty)]] = {
    let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0
    return (0...longest).map { length in
      allCases.filter { $0.rawValue.utf8.count == length }.map { property in
        let name = Array(property.rawValue.utf8)
        return (name.span.key(of: 0..<length), property)
      }
    }
  }()

  /// The property of a name in any case, or nil if details do not depend on it.
  init?(name: Range<Int>, in bytes: Span<UInt8>) {
    guard name.count < Self.byLength.count else { return nil }
    let key = bytes.key(of: name)
    for candidate in Self.byLength[name.count] where candidate.key == key {
      guard name.count <= 8 || bytes.reads(candidate.property.rawValue, in: name) else { continue }
      self = candidate.property
      return
    }
    return nil
  }
}

extension Span<UInt8> {
  /// The first eight bytes of a range in lower case as one number, quick to compare.
  fileprivate func key(of range: Range<Int>) -> UInt64 {
    var key: UInt64 = 0
    for index in range.lowerBound..<Swift.min(range.lowerBound + 8, range.upperBound) {
      key = key << 8 | UInt64(self[index].lowercased)
    }
    return key
  }
}
