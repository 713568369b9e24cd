extension Request {
  /// What a component of a calendar is (RFC 5545 3.6).
  package enum ComponentKind: String, CaseIterable, Hashable, Sendable {
    case event
    case todo
    case journal
    case freebusy
  }
}
