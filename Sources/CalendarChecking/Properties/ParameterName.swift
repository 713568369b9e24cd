/// The parameters in the registry of RFC 5545 8.3.3, with those of later RFCs.
enum ParameterName: String, CaseIterable, Sendable {
  case alternateText = "ALTREP"
  case commonName = "CN"
  case userType = "CUTYPE"
  case delegatedFrom = "DELEGATED-FROM"
  case delegatedTo = "DELEGATED-TO"
  case directory = "DIR"
  case encoding = "ENCODING"
  case formatType = "FMTTYPE"
  case freeBusyType = "FBTYPE"
  case language = "LANGUAGE"
  case member = "MEMBER"
  case participationStatus = "PARTSTAT"
  case range = "RANGE"
  case related = "RELATED"
  case relationType = "RELTYPE"
  case role = "ROLE"
  case rsvp = "RSVP"
  case sentBy = "SENT-BY"
  case zoneID = "TZID"
  case value = "VALUE"
  // RFC 6638 7.
  case scheduleAgent = "SCHEDULE-AGENT"
  case scheduleForceSend = "SCHEDULE-FORCE-SEND"
  case scheduleStatus = "SCHEDULE-STATUS"
  // RFC 7986 6.
  case display = "DISPLAY"
  case email = "EMAIL"
  case feature = "FEATURE"
  case label = "LABEL"
  // RFC 8607 4.
  case fileName = "FILENAME"
  case managedID = "MANAGED-ID"
  case size = "SIZE"
  // RFC 9073 5.
  case derived = "DERIVED"
  case order = "ORDER"
  case schema = "SCHEMA"
  // RFC 9253 6.
  case gap = "GAP"
  case linkRelation = "LINKREL"

  /// Finds a parameter by its name in any case of letters.
  static let table = NameTable(allCases.map { ($0.rawValue, $0) })
}

extension ParameterName {
  /// Whether its value is any text, spaces at its ends included.
  var isText: Bool {
    switch self {
    case .commonName, .email, .fileName, .label, .managedID, .zoneID: true
    default: false
    }
  }

  /// Whether its values are URIs that have to stand in quotes (RFC 5545 3.2.1, 3.2.4 to 3.2.6, 3.2.11, 3.2.18).
  var holdsAddresses: Bool {
    switch self {
    case .alternateText, .delegatedFrom, .delegatedTo, .directory, .member, .sentBy: true
    default: false
    }
  }
}
