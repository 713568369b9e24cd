/// The UIDs of alarms in a file (RFC 9074 4).
struct AlarmIdentities {
  /// Where a UID was met first, and the hash of the UID of the component there.
  struct Place {
    let line: Int
    let owner: UInt64
  }

  private var places: [UInt64: Place] = [:]

  /// Adds a UID and gives the place where it was before, if it was.
  mutating func add(_ uid: String, of owner: UInt64, at line: Int) -> Place? {
    let hash = IdentityTable.hash(uid)
    if let place = places[hash] { return place }
    places[hash] = Place(line: line, owner: owner)
    return nil
  }
}
