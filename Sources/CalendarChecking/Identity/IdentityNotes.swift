/// Notes the identity of each component when it ends, for the rules over several of them.
enum IdentityNotes {
  static func check(_ component: Component, _ scope: inout CheckScope) {
    switch component.type {
    case .event, .todo, .journal, .freeBusy, .availability: break
    default: return
    }
    if let property = component.first(.uid), let uid = property.text {
      scope.identities.add(component, uid: uid)
      scope.calendar.uids.add(uid)
      if !isToken(uid) { scope.tallies.oddUIDs.add(at: property.valuePosition) }
    }
    guard scope.calendar.method == nil else { return }
    for property in component.all(.relatedTo) {
      guard let uid = property.text, property.word(.value) != "URI" else { continue }
      scope.identities.addReference(to: uid, at: property.valuePosition)
    }
  }

  /// Whether a UID is as RFC 7986 5.3 wants those of new components.
  private static func isToken(_ uid: String) -> Bool {
    uid.utf8.count < 255 && uid.utf8.allSatisfy(\.isNameCharacter)
  }
}
