/// A table of names that is made once and asked for every line: far cheaper than a dictionary.
struct NameTable<Value: Sendable>: Sendable {
  private struct Slot: Sendable {
    var key: PropertyKey
    var value: Value?
  }

  private var slots: [Slot]
  private let mask: Int

  /// A table of names in a program; there is room for four times as many.
  init(_ entries: [(StaticString, Value)]) {
    var size = 16
    while size < entries.count * 4 { size *= 2 }
    mask = size - 1
    slots = Array(repeating: Slot(key: .none, value: nil), count: size)
    for (name, value) in entries {
      let key = PropertyKey(name)
      var index = key.hash & mask
      while slots[index].value != nil { index = (index + 1) & mask }
      slots[index] = Slot(key: key, value: value)
    }
  }

  /// What stands for a name, or nil if it is not in the table.
  @inline(__always)
  subscript(key: PropertyKey) -> Value? {
    var index = key.hash & mask
    while let value = slots[index].value {
      if slots[index].key == key { return value }
      index = (index + 1) & mask
    }
    return nil
  }
}
