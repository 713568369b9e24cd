/// Whether the components of a VCALENDAR have one UID or several.
struct DistinctUIDs {
  private var first: String?
  private(set) var areSeveral = false

  /// Adds the UID of a component.
  mutating func add(_ uid: String) {
    if let first {
      areSeveral = areSeveral || uid != first
    } else {
      first = uid
    }
  }
}
