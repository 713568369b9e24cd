/// The words in the registries of RFC 5545 8.3 and in the sections that have no registry.
enum RegisteredWords {
  /// The words of STATUS in a component, or nil where none are defined (RFC 5545 3.8.1.11).
  static func statuses(of component: ComponentType) -> [String]? {
    switch component {
    case .event: ["TENTATIVE", "CONFIRMED", "CANCELLED"]
    case .todo: ["NEEDS-ACTION", "COMPLETED", "IN-PROCESS", "CANCELLED"]
    case .journal: ["DRAFT", "FINAL", "CANCELLED"]
    default: nil
    }
  }

  /// The words of PARTSTAT in a component (RFC 5545 3.2.12).
  static func participationStatuses(of component: ComponentType) -> [String] {
    switch component {
    case .todo: allParticipationStatuses
    case .journal: ["NEEDS-ACTION", "ACCEPTED", "DECLINED"]
    default: ["NEEDS-ACTION", "ACCEPTED", "DECLINED", "TENTATIVE", "DELEGATED"]
    }
  }

  static let allParticipationStatuses = [
    "NEEDS-ACTION", "ACCEPTED", "DECLINED", "TENTATIVE", "DELEGATED", "COMPLETED", "IN-PROCESS",
  ]
  static let transparencies = ["OPAQUE", "TRANSPARENT"]
  static let classifications = ["PUBLIC", "PRIVATE", "CONFIDENTIAL"]
  static let actions = ["AUDIO", "DISPLAY", "EMAIL"]

  /// The words of a parameter that may have others too; nil if it has no words.
  static func words(of parameter: ParameterName) -> [String]? {
    switch parameter {
    case .role: ["CHAIR", "REQ-PARTICIPANT", "OPT-PARTICIPANT", "NON-PARTICIPANT"]
    case .userType: ["INDIVIDUAL", "GROUP", "RESOURCE", "ROOM", "UNKNOWN"]
    case .freeBusyType: ["FREE", "BUSY", "BUSY-UNAVAILABLE", "BUSY-TENTATIVE"]
    case .relationType:
      // RFC 9253 4 and 5, RFC 9074 7.1.
      [
        "PARENT", "CHILD", "SIBLING", "CONCEPT", "DEPENDS-ON", "FIRST", "NEXT", "REFID",
        "FINISHTOSTART", "FINISHTOFINISH", "STARTTOFINISH", "STARTTOSTART", "SNOOZE",
      ]
    default: nil
    }
  }

  /// The only words that a parameter may have; nil if it has others too.
  static func onlyWords(of parameter: ParameterName) -> [String]? {
    switch parameter {
    case .rsvp: ["TRUE", "FALSE"]
    case .related: ["START", "END"]
    default: nil
    }
  }
}
