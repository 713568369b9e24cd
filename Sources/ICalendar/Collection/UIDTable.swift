/// Which components of a collection share a UID, by hash.
///
/// A hash table of open addressing whose slots chain entries of equal hash in their order. Whoever follows
/// a chain compares the UIDs themselves.
struct UIDTable {
  /// The first entry of each chain, plus one; 0 is an empty slot.
  private var heads: [UInt32]
  /// The entry after each one in its chain, plus one.
  private var next: [UInt32]
  private let hashes: [UInt64]

  /// A table of entries, given by their hashes; 0 stands for an entry without a UID.
  ///
  /// - Complexity: O(*n*).
  init(hashes: [UInt64]) {
    self.hashes = hashes
    var size = 16
    while size < hashes.count * 2 { size *= 2 }
    heads = Array(repeating: 0, count: size)
    next = Array(repeating: 0, count: hashes.count)
    // Backwards, so that each chain is in the order of the entries.
    for entry in hashes.indices.reversed() where hashes[entry] != 0 {
      let slot = self.slot(of: hashes[entry])
      next[entry] = heads[slot]
      heads[slot] = UInt32(truncatingIfNeeded: entry + 1)
    }
  }

  /// The entries whose UIDs hash like that of an entry, itself included, in ascending order.
  func chain(of entry: Int) -> [Int] {
    guard hashes[entry] != 0 else { return [entry] }
    var chain: [Int] = []
    var following = heads[slot(of: hashes[entry])]
    while following != 0 {
      chain.append(Int(following) - 1)
      following = next[Int(following) - 1]
    }
    return chain
  }

  /// Whether no other entry hashes like this one.
  func isAlone(_ entry: Int) -> Bool {
    guard hashes[entry] != 0 else { return true }
    return next[entry] == 0
      && heads[slot(of: hashes[entry])] == UInt32(truncatingIfNeeded: entry + 1)
  }

  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (heads.count - 1)
    while heads[slot] != 0, hashes[Int(heads[slot]) - 1] != hash {
      slot = (slot + 1) & (heads.count - 1)
    }
    return slot
  }
}
